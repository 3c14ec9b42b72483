/** Reads what a figure counts of each prompt and engine, in one period or in both, and what prompts are called. */
import type { ExplainedFigure } from '#shared/vocabulary/figures.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readTrackedBrands } from '../../../brands/tracked-brands.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import type { ScopePrompt } from '../../store/read-facts.ts';
import type { PromptCells } from '../cells/prompt-cells.ts';
import { readPromptCells } from '../cells/read-prompt-cells.ts';
import { type CellChoice, toAnswerCells } from '../cells/to-answer-cells.ts';
import type { CellCounts, ChangeCell } from './decompose-change.ts';
import type { ChangedPrompt, PromptBook } from './group-cells.ts';

/** One prompt and engine in one period. */
export interface PeriodCell extends CellCounts {
  /** Ordinal. */
  prompt: number;
  /** Empty where the figure counts prompts. */
  engine: string;
}

const NOTHING: CellCounts = { answers: 0, n: 0, sum: 0, squares: 0 };

export interface CellsQuestion {
  figure: ExplainedFigure;
  brandId: number;
  /** Of the scope, only these. */
  prompts?: readonly ScopePrompt[];
}

/** Cells with something to count, by prompt and then engine. */
export function readPeriodCells(
  db: Connection,
  scope: FigureScope,
  { figure, brandId, ...chosen }: CellsQuestion,
): PeriodCell[] {
  const brandIds = figure === 'shareOfVoice' ? readTrackedBrands(db, scope.projectId).map(({ id }) => id) : [brandId];
  const cells = readPromptCells(db, { scope, brandIds, ...chosen });
  const choice = { brandId, allBrandIds: brandIds };
  if (figure === 'visibilityRate') return listCells(cells, figure, choice, '');
  const engines = [...new Set(cells.groups.map(({ engine }) => engine))].sort();
  return engines
    .flatMap((engine) => listCells(cells, figure, { ...choice, only: (group) => group.engine === engine }, engine))
    .sort((a, b) => a.prompt - b.prompt);
}

function listCells(cells: PromptCells, figure: ExplainedFigure, choice: CellChoice, engine: string): PeriodCell[] {
  const isMean = figure === 'mentionOrder' || figure === 'position' || figure === 'sentiment';
  const answers = new Map<number, number>();
  if (!isMean) {
    for (const { prompt, n } of toAnswerCells(cells, 'responseVisibilityRate', choice))
      answers.set(prompt, (answers.get(prompt) ?? 0) + n);
  }
  return toAnswerCells(cells, figure, choice).map((cell) => ({
    ...cell,
    engine,
    answers: isMean ? cell.n : (answers.get(cell.prompt) ?? 0),
  }));
}

/** Cells with something to count in either period. */
export function readChangeCells(db: Connection, scope: FigureScope, question: CellsQuestion): ChangeCell[] {
  const cells = new Map<string, ChangeCell>();
  for (const period of ['now', 'before'] as const) {
    const window = period === 'now' ? scope : toScopeBefore(scope);
    for (const { prompt, engine, ...counts } of readPeriodCells(db, window, question)) {
      const cell = cells.get(`${prompt}:${engine}`) ?? { prompt, engine, now: NOTHING, before: NOTHING };
      cell[period] = counts;
      cells.set(`${prompt}:${engine}`, cell);
    }
  }
  return [...cells.values()].sort((a, b) => a.prompt - b.prompt || (a.engine < b.engine ? -1 : 1));
}

/** All prompts of a project by their ordinals, archived ones too. */
export function readPromptBook(db: Connection, projectId: number): PromptBook {
  const prompts = db
    .prepare('SELECT id, ordinal, public_id AS publicId, text, language FROM prompt WHERE project_id = ?')
    .all(projectId) as (Omit<ChangedPrompt, 'tags'> & { ordinal: number })[];
  const tags = db
    .prepare(
      `SELECT prompt_id AS promptId, name FROM tag JOIN prompt_tag ON tag_id = tag.id
       WHERE tag.project_id = ? ORDER BY folded`,
    )
    .all(projectId) as { promptId: number; name: string }[];
  const byPrompt = Map.groupBy(tags, ({ promptId }) => promptId);
  return new Map(
    prompts.map((prompt) => [
      prompt.ordinal,
      { ...prompt, tags: (byPrompt.get(prompt.id) ?? []).map(({ name }) => name) },
    ]),
  );
}
