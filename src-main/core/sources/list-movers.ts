/** Domains or pages whose share of answers changed against the period before: new, rising, falling, gone. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { previousWindow } from '#shared/time/window.ts';
import { defineRead } from '../../storage/command.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { createClassifier } from './classify-source.ts';
import { planHostTypes } from './host-types.ts';
import { readScopeCitations, readSourceBook } from './scope-citations.ts';
import { readSourceOwners } from './source-owners.ts';

type Movers = OperationOutput<'sources.movers'>;
type Mover = Movers['movers'][number];

export interface MoversRequest {
  scope: FigureScope;
  by: 'domain' | 'page';
  limit: number;
}

/** The largest change of share first; what kept its share is left out. Empty where either period has no answers. */
export const loadMovers = defineRead('sources.movers', (db, { scope, by, limit }: MoversRequest): Movers => {
  const book = readSourceBook(db, scope.projectId);
  const classify = createClassifier(readSourceOwners(db, scope.projectId));
  const now = readScopeCitations(db, scope, book);
  const before = readScopeCitations(db, { ...scope, ...previousWindow(scope) }, book);
  const meta = { totalResults: now.answers, previousResults: before.answers };
  if (now.answers === 0 || before.answers === 0) return { movers: [], meta };
  const changeOf = ({ citationCount, previousCount }: Pick<Mover, 'citationCount' | 'previousCount'>) =>
    citationCount / now.answers - previousCount / before.answers;
  const types = planHostTypes(book, [now, before], classify);
  const candidates: Omit<Mover, 'move'>[] =
    by === 'domain'
      ? book.hosts.map((domain, host) => ({
          domain,
          sourceType: types.get(host) ?? 'other',
          citationCount: now.hosts.citations(host),
          previousCount: before.hosts.citations(host),
          id: null,
          url: null,
          title: '',
        }))
      : [...book.sources.values()].map((source) => ({
          domain: source.host,
          sourceType: classify(source),
          citationCount: now.pages.citations(source.id),
          previousCount: before.pages.citations(source.id),
          id: source.publicId,
          url: source.url,
          title: source.title ?? '',
        }));
  const movers = candidates
    .filter((candidate) => changeOf(candidate) !== 0)
    .sort(
      (a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)) || ((a.url ?? a.domain) < (b.url ?? b.domain) ? -1 : 1),
    )
    .slice(0, limit)
    .map((candidate): Mover => ({ ...candidate, move: toMove(candidate, changeOf(candidate)) }));
  return { movers, meta };
});

function toMove({ citationCount, previousCount }: Omit<Mover, 'move'>, change: number): Mover['move'] {
  if (previousCount === 0) return 'new';
  if (citationCount === 0) return 'gone';
  return change > 0 ? 'rising' : 'falling';
}
