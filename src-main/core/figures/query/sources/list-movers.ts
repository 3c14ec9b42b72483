/** Domains or pages whose share of answers changed against the period before: new, rising, falling, gone. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { createClassifier, type SourcePage } from '../../../sources/classify-source.ts';
import { readSourceOwners } from '../../../sources/source-owners.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { readTotal } from '../breakdown.ts';
import { readCitationCertainty } from './citation-intervals.ts';
import type { CitationTally } from './citation-tally.ts';
import { planHostTypes } from './host-types.ts';
import { readCitations } from './read-citations.ts';
import { readSourceBook, type SourceBook } from './source-book.ts';
import { readSources } from './source-rows.ts';

type Movers = OperationOutput<'sources.movers'>;
type Mover = Movers['movers'][number];

export interface MoversRequest {
  scope: FigureScope;
  by: 'domain' | 'page';
  limit: number;
  withIntervals?: boolean;
}

/** The largest change of share first; what kept its share is left out. Empty where either period has no answers. */
export const loadMovers = defineRead(
  'sources.movers',
  (db, request: MoversRequest): Movers => db.atOneMoment(() => listMovers(db, request)),
);

function listMovers(db: Connection, { scope, by, limit, withIntervals = false }: MoversRequest): Movers {
  const previous = toScopeBefore(scope);
  const answers = readTotal(db, scope).answers;
  const previousAnswers = readTotal(db, previous).answers;
  const meta = { answers, previousAnswers };
  if (answers === 0 || previousAnswers === 0) return { movers: [], meta };
  const book = readSourceBook(db, scope.projectId);
  const classify = createClassifier(readSourceOwners(db, scope.projectId));
  const [now, before] = readCitations(db, [
    { scope, levels: book.levels },
    { scope: previous, levels: book.levels },
  ]);
  const level = by === 'page' ? 0 : 1;
  const changeOf = ({ citationCount, previousCount }: Counted) =>
    citationCount / answers - previousCount / previousAnswers;
  const named = by === 'page' ? book.pages.map(({ id, url }) => [id, url] as const) : [...book.hosts];
  const widest = named
    .map(([id, name]) => ({ id, name, ...countOf(id, now[level], before[level]) }))
    .filter((counted) => changeOf(counted) !== 0)
    .sort((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)) || (a.name < b.name ? -1 : 1))
    .slice(0, limit);
  const describe =
    by === 'page' ? describePages(db, widest, classify) : describeHosts(book, [now[0], before[0]], classify);
  const ids = widest.map(({ id }) => id);
  const certainty = withIntervals
    ? readCitationCertainty(db, { scope, ids, hostOf: by === 'page' ? null : book.hostOf })
    : [];
  const movers = widest.map(
    ({ id, name, ...counts }, index): Mover => ({
      ...counts,
      ...describe({ id, name, index }),
      move: toMove(counts, changeOf(counts)),
      ...certainty[index],
    }),
  );
  return { movers, meta };
}

type Counted = Pick<Mover, 'citationCount' | 'previousCount'>;
type Describe = (shown: { id: number; name: string; index: number }) => Omit<Mover, keyof Counted | 'move'>;
type Classify = (page: SourcePage) => SourceType;

function describePages(db: Connection, shown: readonly { id: number }[], classify: Classify): Describe {
  const rows = readSources(
    db,
    shown.map(({ id }) => id),
  );
  return ({ index }) => {
    const { publicId: id, url, host, title } = rows[index]!;
    return { domain: host, sourceType: classify({ url, host }), id, url, title: title ?? '' };
  };
}

function describeHosts(book: SourceBook, pages: readonly CitationTally[], classify: Classify): Describe {
  const types = planHostTypes(book, pages, classify);
  return ({ id, name }) => ({
    domain: name,
    sourceType: types.get(id)?.type ?? 'other',
    id: null,
    url: null,
    title: '',
  });
}

function countOf(id: number, now: CitationTally, before: CitationTally): Counted {
  return { citationCount: now.citations[id] ?? 0, previousCount: before.citations[id] ?? 0 };
}

function toMove({ citationCount, previousCount }: Counted, change: number): Mover['move'] {
  if (previousCount === 0) return 'new';
  if (citationCount === 0) return 'gone';
  return change > 0 ? 'rising' : 'falling';
}
