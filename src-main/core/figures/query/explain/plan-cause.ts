/**
 * Which part of a project a change comes from: the grouping that explains most of it with the fewest rows. A part stands out as far as it
 * gives more of the change than its share of the answers. Pure.
 */
import type { Verdict } from '#shared/statistics/compare.ts';
import type { ChangeGroup } from '#shared/vocabulary/figures.ts';
import { addUp, type CellChange, type ChangeCell, type Decomposition } from './decompose-change.ts';
import { type CellGroup, groupCells, type PromptBook, toPoints } from './group-cells.ts';
import { toStandardErrors } from './judge-parts.ts';

export interface Cause {
  kind: 'engine' | 'prompts' | 'tag' | 'language' | 'asked' | 'everywhere';
  id: string;
  label: string;
  points: number;
  cells: readonly ChangeCell[];
  /** Prompts that moved with the change, most first. */
  moved: readonly number[];
  /** Prompts of the cause with answers. */
  ofPrompts: number;
}

export interface CauseInput {
  cells: readonly ChangeCell[];
  found: Decomposition;
  prompts: PromptBook;
  kind: 'rate' | 'mean';
  groups: readonly ChangeGroup[];
  /** Of the whole change: what may be chance has no cause. */
  verdict: Verdict;
}

/** A part has to give so much more of the change than of the answers to be named. */
const LEAST_EXCESS = 0.3;
/** What each further row has to explain. */
const ROW_COST = 0.02;
/** Standard errors from which on a part has moved by itself; prompts are many, so that one of them does by chance more often. */
const MOVED = 2;
const PROMPT_MOVED = 2.5;
/** What explains more than the change, because others went the other way, counts for so much at most. */
const MOST_EXPLAINED = 1.25;
/** How much of a part's change its prompts that moved by themselves have to explain to be those that are named. */
const MOST = 0.8;

interface Candidate {
  kind: Cause['kind'];
  group: Pick<CellGroup, 'id' | 'label' | 'cells'>;
  points: number;
  score: number;
  /** What it is a part of: an engine where it is some prompts of one. Absent: itself. */
  of?: readonly ChangeCell[];
}

export function planCause(input: CauseInput): Cause {
  const { cells, found, verdict } = input;
  const best = (isBeyondNoise(verdict) ? listCandidates(input) : [])
    .filter(({ score }) => score >= LEAST_EXCESS)
    .sort((a, b) => b.score - a.score)[0];
  const whole: Candidate = {
    kind: 'everywhere',
    group: { id: '', label: '', cells: [...cells] },
    points: found.change,
    score: 0,
  };
  const { kind, group, points, of = group.cells } = best ?? whole;
  const moved = listMoved(input, group.cells, { all: kind === 'prompts' || of !== group.cells });
  const ofPrompts = new Set((kind === 'prompts' ? cells : of).map(({ prompt }) => prompt)).size;
  return { kind, id: group.id, label: group.label, points, cells: group.cells, moved, ofPrompts };
}

/** Whether a change has a cause to be named: what may be chance has none, however its parts differ. */
export function isBeyondNoise(verdict: Verdict): boolean {
  return verdict === 'real' || verdict === 'on_these_prompts';
}

function listCandidates(input: CauseInput): Candidate[] {
  const { cells } = input;
  return [...listGroups(input), ...listPromptSets(input, cells), ...listEngineSets(input), ...listAsked(input)];
}

/** Engines, tags and languages, one row each. */
function listGroups({ cells, found, prompts, kind, groups }: CauseInput): Candidate[] {
  return (['engine', 'tag', 'language'] as const).flatMap((by) => {
    if (!groups.includes(by)) return [];
    const rows = groupCells(by, cells, found.parts, prompts);
    if (rows.length < 2) return [];
    return rows.flatMap((group): Candidate[] => {
      // Prompts without a tag have nothing in common.
      if (group.id === '' || !isMoved(group.cells, kind, found.change)) return [];
      const points = sumPoints(group.cells, cells, found);
      return [{ kind: by, group, points, score: toScore(points, found, group.cells, cells, 1) }];
    });
  });
}

/** Some prompts of one engine: spread over all its prompts, or over all engines, they would hardly show. */
function listEngineSets(input: CauseInput): Candidate[] {
  const { cells, found, prompts, groups } = input;
  if (!groups.includes('engine')) return [];
  const engines = groupCells('engine', cells, found.parts, prompts);
  if (engines.length < 2) return [];
  return engines.flatMap(({ id, label, cells: of }) =>
    listPromptSets(input, of).map(
      (set): Candidate => ({ ...set, kind: 'engine', group: { ...set.group, id, label }, of }),
    ),
  );
}

/** The fewest prompts of some cells that explain most, of those that moved by themselves. */
function listPromptSets({ cells, found, prompts, kind }: CauseInput, of: readonly ChangeCell[]): Candidate[] {
  const rows = groupCells('prompt', of, listParts(cells, found, of), prompts).filter(
    (group) => toPoints(group) * found.change > 0 && isMoved(group.cells, kind, found.change, PROMPT_MOVED),
  );
  const set: ChangeCell[] = [];
  let points = 0;
  return rows.map((row, index): Candidate => {
    set.push(...row.cells);
    points += toPoints(row);
    const score = toScore(points, found, set, cells, index + 1);
    return { kind: 'prompts', group: { id: '', label: '', cells: [...set] }, points, score };
  });
}

function listParts(cells: readonly ChangeCell[], found: Decomposition, of: readonly ChangeCell[]): CellChange[] {
  if (of === cells) return [...found.parts];
  const index = new Map(cells.map((cell, at) => [cell, found.parts[at]!]));
  return of.map((cell) => index.get(cell)!);
}

/** Other questions, or the same more and less often. */
function listAsked({ cells, found }: CauseInput): Candidate[] {
  const points = found.parts.reduce((sum, { mix }) => sum + mix, 0);
  const share = points / found.change;
  if (!(share > 0.5)) return [];
  return [{ kind: 'asked', group: { id: '', label: '', cells: [...cells] }, points, score: Math.min(1, share) }];
}

function toScore(
  points: number,
  { change }: Decomposition,
  part: readonly ChangeCell[],
  cells: readonly ChangeCell[],
  rows: number,
): number {
  const explained = Math.min(MOST_EXPLAINED, points / change);
  return explained - toWeight(part, cells) - ROW_COST * (rows - 1);
}

/** The share of answers that a part has, over both periods. */
function toWeight(part: readonly ChangeCell[], cells: readonly ChangeCell[]): number {
  const share = (period: 'now' | 'before') =>
    addUp(part.map((cell) => cell[period])).n / addUp(cells.map((cell) => cell[period])).n;
  return (share('now') + share('before')) / 2;
}

/** A prompt with several tags gives all of its change to a tag that is asked whether it is the cause. */
function sumPoints(part: readonly ChangeCell[], cells: readonly ChangeCell[], { parts }: Decomposition): number {
  const wanted = new Set(part);
  return cells.reduce((sum, cell, index) => sum + (wanted.has(cell) ? toPoints(parts[index]!) : 0), 0);
}

/** Whether a part moved by itself, with the change. What was asked in one period only did. */
function isMoved(cells: readonly ChangeCell[], kind: 'rate' | 'mean', change: number, least = MOVED): boolean {
  const [now, before] = [addUp(cells.map((cell) => cell.now)), addUp(cells.map((cell) => cell.before))];
  if (now.n === 0 || before.n === 0) return true;
  return toStandardErrors(now, before, kind) * Math.sign(change) >= least;
}

/**
 * The prompts of a part that moved with the change, most first: those that did by themselves where they explain most of it, else the fewest that
 * make up for it.
 */
function listMoved(input: CauseInput, part: readonly ChangeCell[], { all }: { all: boolean }): number[] {
  const { cells, found, prompts, kind } = input;
  const rows = groupCells('prompt', part, listParts(cells, found, part), prompts);
  const total = rows.reduce((sum, row) => sum + toPoints(row), 0);
  const direction = Math.sign(total);
  const along = rows.filter((row) => toPoints(row) * direction > 0);
  const toOrdinals = (found: readonly CellGroup[]) => found.map((row) => row.cells[0]!.prompt);
  if (all) return toOrdinals(along);
  const alone = along.filter((row) => isMoved(row.cells, kind, direction));
  if (sum(alone) * direction >= MOST * Math.abs(total)) return toOrdinals(alone);
  let covered = 0;
  const fewest = along.filter((row) => {
    if (covered * direction >= Math.abs(total) - 1e-9) return false;
    covered += toPoints(row);
    return true;
  });
  return toOrdinals(fewest);
}

function sum(rows: readonly CellGroup[]): number {
  return rows.reduce((points, row) => points + toPoints(row), 0);
}
