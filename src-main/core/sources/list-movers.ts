/** Domains or pages whose share of answers changed against the period before: new, rising, falling, gone. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { previousWindow } from '#shared/time/window.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { atOneMoment } from '../metrics/at-one-moment.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { readWindowTotals } from '../metrics/read-counts.ts';
import { type CitationTally, readCitations } from './citation-tally.ts';
import { createClassifier } from './classify-source.ts';
import { planHostTypes } from './host-types.ts';
import { readSourceBook } from './source-book.ts';
import { readSourceOwners } from './source-owners.ts';

type Movers = OperationOutput<'sources.movers'>;
type Mover = Movers['movers'][number];

export interface MoversRequest {
  scope: FigureScope;
  by: 'domain' | 'page';
  limit: number;
}

/** The largest change of share first; what kept its share is left out. Empty where either period has no answers. */
export const loadMovers = defineRead(
  'sources.movers',
  (db, request: MoversRequest): Movers => atOneMoment(db, () => listMovers(db, request)),
);

function listMovers(db: Connection, { scope, by, limit }: MoversRequest): Movers {
  const previous = { ...scope, ...previousWindow(scope) };
  const answers = readWindowTotals(db, scope).answers;
  const previousAnswers = readWindowTotals(db, previous).answers;
  const meta = { totalResults: answers, previousResults: previousAnswers };
  if (answers === 0 || previousAnswers === 0) return { movers: [], meta };
  const changeOf = ({ citationCount, previousCount }: Counted) =>
    citationCount / answers - previousCount / previousAnswers;
  const nameOf = ({ url, domain }: Candidate) => url ?? domain;
  const movers = listCandidates(db, { now: scope, before: previous }, by)
    .filter((candidate) => changeOf(candidate) !== 0)
    .sort((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)) || (nameOf(a) < nameOf(b) ? -1 : 1))
    .slice(0, limit)
    .map((candidate): Mover => ({ ...candidate, move: toMove(candidate, changeOf(candidate)) }));
  return { movers, meta };
}

type Candidate = Omit<Mover, 'move'>;
type Counted = Pick<Mover, 'citationCount' | 'previousCount'>;

function listCandidates(
  db: Connection,
  periods: { now: FigureScope; before: FigureScope },
  by: MoversRequest['by'],
): Candidate[] {
  const { projectId } = periods.now;
  const book = readSourceBook(db, projectId);
  const classify = createClassifier(readSourceOwners(db, projectId));
  const [pages, hosts] = readCitations(db, periods.now, book.levels);
  const [pagesBefore, hostsBefore] = readCitations(db, periods.before, book.levels);
  if (by === 'page') {
    return [...book.sources.values()].map((source) => ({
      domain: source.host,
      sourceType: classify(source),
      ...countOf(source.id, pages, pagesBefore),
      id: source.publicId,
      url: source.url,
      title: source.title ?? '',
    }));
  }
  const types = planHostTypes(book, [pages, pagesBefore], classify);
  return [...book.hosts].map(([id, domain]) => ({
    domain,
    sourceType: types.get(id) ?? 'other',
    ...countOf(id, hosts, hostsBefore),
    id: null,
    url: null,
    title: '',
  }));
}

function countOf(id: number, now: CitationTally, before: CitationTally): Counted {
  return { citationCount: now.citations[id] ?? 0, previousCount: before.citations[id] ?? 0 };
}

function toMove({ citationCount, previousCount }: Counted, change: number): Mover['move'] {
  if (previousCount === 0) return 'new';
  if (citationCount === 0) return 'gone';
  return change > 0 ? 'rising' : 'falling';
}
