/** Which questions were won and lost: the change of visibility of each, judged together. Counts nothing itself. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Connection } from '../../../storage/connection.ts';
import { loadExplainedChange } from '../../figures/query/explain/explain-change.ts';
import type { FigureScope } from '../../figures/store/figure-scope.ts';

type MovedPrompt = OperationOutput<'metrics.explainChange'>['contributions'][number];

export interface MovedPrompts {
  /** More than chance, the largest change of a prompt first. */
  won: readonly MovedPrompt[];
  lost: readonly MovedPrompt[];
  /** All with answers in both periods, in that order. */
  all: readonly MovedPrompt[];
  /** Those that had enough answers to be judged. */
  judged: number;
}

const FIGURE = 'responseVisibilityRate';

export function readMovedPrompts(db: Connection, scope: FigureScope): MovedPrompts {
  const { contributions, judged } = loadExplainedChange.run(db, { scope, figure: FIGURE, by: 'prompt' });
  const all = contributions
    .filter(({ currentN, previousN }) => currentN > 0 && previousN > 0)
    .toSorted((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)) || a.id.localeCompare(b.id));
  const found = all.filter(({ verdict }) => verdict === 'real' || verdict === 'on_these_prompts');
  return {
    won: found.filter((prompt) => changeOf(prompt) > 0),
    lost: found.filter((prompt) => changeOf(prompt) < 0),
    all,
    judged,
  };
}

export function changeOf({ current, previous }: Pick<MovedPrompt, 'current' | 'previous'>): number {
  return (current ?? 0) - (previous ?? 0);
}
