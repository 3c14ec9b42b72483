/** What a project wants of a judge, as it is stored. Off until its owner says otherwise: nothing is sent before that. */

import type { JudgedBrands, JudgeMode } from '#shared/vocabulary/judge.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { toNanoUsd, toUsd } from '../money/nano-usd.ts';
import { HELD_PROBLEM, isJudgeHeld, releaseJudge } from './held-judges.ts';
import { INSTRUCTION_VERSION } from './instruction.ts';

export interface JudgeSettings {
  mode: JudgeMode;
  brands: JudgedBrands;
  route: string;
  model: string;
  /** Answers from this UTC day on. */
  sinceDay: number;
  /** Most that it may cost in a month, US dollars; null: only the caps of project and account hold. */
  capUsd: number | null;
}

export interface StoredJudge extends JudgeSettings {
  /** Answers up to this number were looked at. */
  walkedId: number;
  /** Number of instruction, route and model together. */
  versionId: number;
  /** Why it stands still, for the owner; null when it does not. */
  problem: string | null;
}

/** Null where nobody ever set anything. */
export function readJudge(db: Connection, projectId: number): StoredJudge | null {
  const row = db
    .prepare(
      `SELECT mode, brands, route, model, since_day AS sinceDay, cap_nano AS capNano, walked_id AS walkedId, walked_by AS walkedBy, problem
       FROM judge WHERE project_id = ?`,
    )
    .get(projectId) as
    | {
        mode: JudgeMode;
        brands: JudgedBrands;
        route: string;
        model: string;
        sinceDay: number;
        capNano: number | null;
        walkedId: number;
        walkedBy: number;
        problem: string | null;
      }
    | undefined;
  if (!row) return null;
  const { capNano, walkedId, walkedBy, problem, ...settings } = row;
  const versionId = findVersionId(db, row) ?? 0;
  return {
    ...settings,
    capUsd: capNano === null ? null : toUsd(capNano),
    // Another version judges from the beginning.
    walkedId: walkedBy === versionId ? walkedId : 0,
    versionId,
    problem: isJudgeHeld(db, projectId) ? HELD_PROBLEM : problem,
  };
}

function findVersionId(db: Connection, { route, model }: Pick<JudgeSettings, 'route' | 'model'>): number | null {
  const id = db
    .prepare('SELECT id FROM judge_version WHERE instruction = ? AND route = ? AND model = ?')
    .pluck()
    .get(INSTRUCTION_VERSION, route, model) as number | undefined;
  return id ?? null;
}

/** The number of the version that these settings mean now; made when it is new. */
export function versionIdOf(db: Connection, settings: Pick<JudgeSettings, 'route' | 'model'>): number {
  const known = findVersionId(db, settings);
  if (known !== null) return known;
  const { lastInsertRowid } = db
    .prepare('INSERT INTO judge_version (instruction, route, model) VALUES (?, ?, ?)')
    .run(INSTRUCTION_VERSION, settings.route, settings.model);
  return Number(lastInsertRowid);
}

/** What was looked at is looked at again, since more may be wanted of it now; what was judged by this version is not. */
export const saveJudge = defineWrite('judging.save', (db, input: JudgeSettings & { projectId: number }): null => {
  const versionId = versionIdOf(db, input);
  db.prepare(
    `INSERT INTO judge (project_id, mode, brands, route, model, since_day, cap_nano, walked_id, walked_by, problem)
     VALUES (@projectId, @mode, @brands, @route, @model, @sinceDay, @capNano, 0, @versionId, NULL)
     ON CONFLICT (project_id) DO UPDATE SET mode = excluded.mode, brands = excluded.brands, route = excluded.route, model = excluded.model,
       since_day = excluded.since_day, cap_nano = excluded.cap_nano, walked_id = 0, walked_by = excluded.walked_by, problem = NULL`,
  ).run({
    projectId: input.projectId,
    mode: input.mode,
    brands: input.brands,
    route: input.route,
    model: input.model,
    sinceDay: input.sinceDay,
    capNano: input.capUsd === null ? null : toNanoUsd(input.capUsd),
    versionId,
  });
  releaseJudge(db, input.projectId);
  return null;
});

/** Lets a judge that waits judge here. */
export const startJudge = defineWrite('judging.start', (db, projectId: number): null => {
  releaseJudge(db, projectId);
  return null;
});

/** Null: it goes on. */
export const noteProblem = defineWrite(
  'judging.problem',
  (db, { projectId, problem }: { projectId: number; problem: string | null }): null => {
    db.prepare('UPDATE judge SET problem = ? WHERE project_id = ? AND problem IS NOT ?').run(
      problem,
      projectId,
      problem,
    );
    return null;
  },
);

/** Projects whose judge is on and waits for nobody. */
export const loadJudgingProjects = defineRead('judging.projects', (db, _input: null) =>
  (
    db
      .prepare(
        `SELECT project.id AS id, public_id AS publicId FROM judge JOIN project ON project.id = project_id
         WHERE mode <> 'off' AND archived_at IS NULL AND erasing_since IS NULL`,
      )
      .all() as { id: number; publicId: string }[]
  ).flatMap((project) => {
    const judge = isJudgeHeld(db, project.id) ? null : readJudge(db, project.id);
    return judge === null ? [] : [{ ...project, judge }];
  }),
);
