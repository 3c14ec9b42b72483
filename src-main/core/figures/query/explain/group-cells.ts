/** What a change is taken apart by: cells put together by prompt, engine, tag, language, or left alone. Pure. */

import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';
import type { ChangeGroup } from '#shared/vocabulary/figures.ts';
import type { CellChange, ChangeCell } from './decompose-change.ts';

export interface ChangedPrompt {
  /** Internal. */
  id: number;
  publicId: string;
  text: string;
  language: string;
  /** As they are spelled. */
  tags: readonly string[];
}

export type PromptBook = ReadonlyMap<number, ChangedPrompt>;

/** Cells that make a row, with what they give to the change. */
export interface CellGroup {
  id: string;
  label: string;
  promptId: string | null;
  engine: Engine | null;
  cells: ChangeCell[];
  mix: number;
  answered: number;
}

/** Which rows a cell belongs to; it gives each an equal part. */
const KEYS: Record<
  ChangeGroup,
  (cell: ChangeCell, prompt: ChangedPrompt) => Omit<CellGroup, 'cells' | 'mix' | 'answered'>[]
> = {
  prompt: (_, { publicId, text }) => [{ id: publicId, label: text, promptId: publicId, engine: null }],
  engine: ({ engine }) => [{ id: engine, label: toEngineName(engine), promptId: null, engine: engine as Engine }],
  // A prompt with several tags gives each an equal part, so that tags add up to the change.
  tag: (_, { tags }) =>
    (tags.length === 0 ? [''] : tags).map((tag) => ({ id: tag, label: tag, promptId: null, engine: null })),
  language: (_, { language }) => [{ id: language, label: language, promptId: null, engine: null }],
  prompt_engine: ({ engine }, { publicId, text }) => [
    {
      id: `${publicId}:${engine}`,
      label: `${text} · ${toEngineName(engine)}`,
      promptId: publicId,
      engine: engine as Engine,
    },
  ],
};

/** Rows in the order of their size. `parts` are those of the cells. */
export function groupCells(
  by: ChangeGroup,
  cells: readonly ChangeCell[],
  parts: readonly CellChange[],
  prompts: PromptBook,
): CellGroup[] {
  const groups = new Map<string, CellGroup>();
  cells.forEach((cell, index) => {
    const { mix, answered } = parts[index]!;
    const keys = KEYS[by](cell, prompts.get(cell.prompt)!);
    for (const key of keys) {
      const group = groups.get(key.id) ?? { ...key, cells: [], mix: 0, answered: 0 };
      groups.set(key.id, group);
      group.cells.push(cell);
      group.mix += mix / keys.length;
      group.answered += answered / keys.length;
    }
  });
  const size = (group: CellGroup) => Math.abs(toPoints(group));
  return [...groups.values()].sort((a, b) => size(b) - size(a) || (a.id < b.id ? -1 : 1));
}

export const toPoints = ({ mix, answered }: Pick<CellGroup, 'mix' | 'answered'>): number => mix + answered;

function toEngineName(engine: string): string {
  return ENGINE_LABELS[engine as Engine] ?? engine;
}
