/** Baselines: made, listed, named, deleted. The figures in them never change. */
import { AppError, notFound } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { dayOf, toDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { BaselineKind } from '#shared/vocabulary/baselines.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { readRuleVersion } from '../answers/rule-version.ts';
import { type NumberedBrand, readBrandViews } from '../brands/brand-view.ts';
import { newId } from '../ids.ts';
import { type FrozenFigures, freezeFigures } from './freeze-figures.ts';

/** Days of a baseline for which no window was chosen. */
const DAYS = 28;
/** Of those that were made before measuring again, so many are kept; one that was given a name stays. */
const MOST_REMEASURED = 20;

type Baseline = OperationOutput<'baselines.list'>['baselines'][number];

export interface NewBaseline {
  projectId: number;
  kind: BaselineKind;
  name: string | null;
  /** Null: the 28 days that end yesterday; those that end today where there is nothing before. */
  window: DayWindow | null;
}

/** What figures are by that are about to change. */
export interface FormerRules {
  brands: readonly NumberedBrand[];
  ruleVersion: string;
}

/** Freezes the figures of now; its public id, null where there are no answers to freeze. */
export function freezeBaseline(
  db: Connection,
  { projectId, kind, name, window }: NewBaseline,
  nowMs: number,
  { brands, ruleVersion }: FormerRules = {
    brands: readBrandViews(db, projectId),
    ruleVersion: readRuleVersion(db, projectId),
  },
): string | null {
  const yesterday = dayOf(nowMs) - 1;
  const windows = window
    ? [window]
    : [yesterday, yesterday + 1].map((lastDay) => ({ firstDay: lastDay - DAYS + 1, lastDay }));
  for (const { firstDay, lastDay } of windows) {
    const figures = freezeFigures(db, projectId, { firstDay, lastDay }, brands);
    if (figures === null) continue;
    const publicId = newId();
    db.prepare(
      `INSERT INTO baseline (public_id, project_id, kind, name, created_at, first_day, last_day, rule_version, figures)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(publicId, projectId, kind, name, nowMs, firstDay, lastDay, ruleVersion, JSON.stringify(figures));
    if (kind === 'remeasuring') forgetOldest(db, projectId);
    return publicId;
  }
  return null;
}

function forgetOldest(db: Connection, projectId: number): void {
  db.prepare(
    `DELETE FROM baseline WHERE id IN (SELECT id FROM baseline WHERE project_id = ? AND kind = 'remeasuring' AND name IS NULL
       ORDER BY id DESC LIMIT -1 OFFSET ${MOST_REMEASURED})`,
  ).run(projectId);
}

/** Throws CONFLICT `nothing_to_freeze` where the window has no answers. */
export const createBaseline = defineWrite(
  'baselines.create',
  (db, input: Omit<NewBaseline, 'kind'>, { nowMs }): Baseline => {
    const publicId = freezeBaseline(db, { ...input, kind: 'manual' }, nowMs);
    if (publicId === null) {
      throw new AppError('CONFLICT', 'There are no answers in this window to freeze.', { reason: 'nothing_to_freeze' });
    }
    return toBaseline(requireBaseline(db, input.projectId, publicId));
  },
);

/** Throws NOT_FOUND. */
export const renameBaseline = defineWrite(
  'baselines.rename',
  (db, input: { projectId: number; baselineId: string; name: string }): Baseline => {
    const row = requireBaseline(db, input.projectId, input.baselineId);
    db.prepare('UPDATE baseline SET name = ? WHERE id = ?').run(input.name, row.id);
    return toBaseline({ ...row, name: input.name });
  },
);

/** Throws NOT_FOUND. */
export const removeBaseline = defineWrite(
  'baselines.remove',
  (db, input: { projectId: number; baselineId: string }): null => {
    const row = requireBaseline(db, input.projectId, input.baselineId);
    db.prepare('DELETE FROM baseline WHERE id = ?').run(row.id);
    return null;
  },
);

/** Newest first, without what they hold. */
export const loadBaselines = defineRead(
  'baselines.list',
  (db, projectId: number): OperationOutput<'baselines.list'> => {
    const rows = db
      .prepare(`SELECT ${COLUMNS} FROM baseline WHERE project_id = ? ORDER BY created_at DESC, id DESC`)
      .all(projectId) as BaselineRow[];
    return { baselines: rows.map(toBaseline), ruleVersion: readRuleVersion(db, projectId) };
  },
);

/** Throws NOT_FOUND. */
export const loadBaseline = defineRead(
  'baselines.get',
  (db, input: { projectId: number; baselineId: string }): OperationOutput<'baselines.get'> => {
    const row = requireBaseline(db, input.projectId, input.baselineId);
    const { cells: _, ...figures } = readFigures(db, row.id);
    return { ...toBaseline(row), figures };
  },
);

export interface BaselineRow {
  id: number;
  publicId: string;
  kind: BaselineKind;
  name: string | null;
  createdAt: number;
  firstDay: number;
  lastDay: number;
  ruleVersion: string;
  answers: number;
}

const COLUMNS = `id, public_id AS publicId, kind, name, created_at AS createdAt, first_day AS firstDay, last_day AS lastDay,
  rule_version AS ruleVersion, figures ->> '$.metrics.totalResponses' AS answers`;

export function requireBaseline(db: Connection, projectId: number, baselineId: string): BaselineRow {
  const row = db
    .prepare(`SELECT ${COLUMNS} FROM baseline WHERE project_id = ? AND public_id = ?`)
    .get(projectId, baselineId) as BaselineRow | undefined;
  if (!row) throw notFound('The baseline');
  return row;
}

export function readFigures(db: Connection, id: number): FrozenFigures {
  return JSON.parse(db.prepare('SELECT figures FROM baseline WHERE id = ?').pluck().get(id) as string);
}

const KIND_WORDS: Readonly<Record<BaselineKind, string>> = {
  manual: 'Baseline',
  pitch: 'Pitch',
  conversion: 'Conversion to a client',
  remeasuring: 'Before measuring again',
};

/** The name that the owner gave it, else one of its kind and day. */
export function toBaselineName({ kind, name, createdAt }: Pick<BaselineRow, 'kind' | 'name' | 'createdAt'>): string {
  return name ?? `${KIND_WORDS[kind]}, ${new Date(createdAt).toISOString().slice(0, 10)}`;
}

export function toBaseline(row: BaselineRow): Baseline {
  const createdAt = new Date(row.createdAt).toISOString();
  return {
    id: row.publicId,
    name: toBaselineName(row),
    isNamed: row.name !== null,
    kind: row.kind,
    createdAt,
    periodStart: toDate(row.firstDay),
    periodEnd: toDate(row.lastDay),
    ruleVersion: row.ruleVersion,
    answers: row.answers,
  };
}
