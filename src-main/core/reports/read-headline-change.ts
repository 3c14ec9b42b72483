/** Where the change of visibility comes from, and two pairs of answers that show it, for a report. Counts nothing itself. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Connection } from '../../storage/connection.ts';
import { loadAnswer } from '../figures/query/answers/load-answer.ts';
import { loadChangedAnswers } from '../figures/query/explain/changed-answers.ts';
import { loadExplainedChange } from '../figures/query/explain/explain-change.ts';
import type { FigureScope } from '../figures/store/figure-scope.ts';
import type { FullAnswer } from './model/quote-answer.ts';

type Explained = OperationOutput<'metrics.explainChange'>;
type ChangedAnswer = OperationOutput<'metrics.changedAnswers'>['answers'][number];
type Contribution = Explained['contributions'][number];

export interface QuotedPair {
  pair: ChangedAnswer;
  quoted: { answer: FullAnswer; before: FullAnswer | null };
}

export interface HeadlineChange {
  explained: Explained;
  /** What `largest` are parts by. */
  by: 'prompt_engine' | 'engine';
  /** Largest first: of questions on engines those that go with the change, of engines all. */
  largest: readonly Contribution[];
  pairs: readonly QuotedPair[];
}

const FIGURE = 'responseVisibilityRate';
const MOST_PARTS = 5;
/** Of the change: where the largest questions gave less of it, engines say more. */
const LEAST_SHARE = 0.5;
const MOST_PAIRS = 2;
/** Parts that are looked through for pairs. */
const MOST_READ = 10;

/** Null where the change is not more than chance. */
export function readHeadlineChange(db: Connection, scope: FigureScope): HeadlineChange | null {
  const explained = loadExplainedChange.run(db, { scope, figure: FIGURE, by: 'prompt_engine' });
  const { change, verdict, contributions } = explained;
  if (change === null || (verdict.verdict !== 'real' && verdict.verdict !== 'on_these_prompts')) return null;
  const along = contributions.filter(({ points }) => points !== 0 && points > 0 === change > 0);
  const pairs = readPairs(db, scope, along, change);
  const largest = along.slice(0, MOST_PARTS);
  if (sumOf(largest) / change >= LEAST_SHARE) return { explained, by: 'prompt_engine', largest, pairs };
  const engines = loadExplainedChange.run(db, { scope, figure: FIGURE, by: 'engine' }).contributions;
  return { explained, by: 'engine', largest: engines.filter(({ points }) => points !== 0), pairs };
}

function sumOf(parts: readonly Contribution[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

/** One of each prompt, of those that gave most. */
function readPairs(db: Connection, scope: FigureScope, parts: readonly Contribution[], change: number) {
  const pairs: HeadlineChange['pairs'][number][] = [];
  const prompts = new Set<string>();
  const quote = (answerId: string) => loadAnswer.run(db, { projectId: scope.projectId, answerId });
  for (const { promptId, model } of parts.slice(0, MOST_READ)) {
    if (pairs.length === MOST_PAIRS) break;
    if (promptId === null || prompts.has(promptId)) continue;
    const way = change < 0 ? 'lost' : 'won';
    const [pair] =
      loadChangedAnswers.run(db, {
        scope: { ...scope, engines: model === null ? scope.engines : [model] },
        ...{ figure: FIGURE, promptId, way, page: 1, limit: 1 },
      })?.answers ?? [];
    if (!pair) continue;
    const quoted = quote(pair.answer.id);
    if (!quoted) continue;
    prompts.add(promptId);
    pairs.push({ pair, quoted: { answer: quoted, before: pair.before && quote(pair.before.id) } });
  }
  return pairs;
}
