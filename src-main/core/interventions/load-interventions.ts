/** Reading interventions and their proof. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import {
  findIntervention,
  findTaskIntervention,
  type Intervention,
  readInterventions,
  toIntervention,
} from './intervention-store.ts';
import { type Proof, readProof, toEmptyProof } from './read-proof.ts';

/** Proofs that a list may ask for: the newest ones. */
const MOST_VERDICTS = 100;
/** On each side, as the operations take it when nothing is chosen. */
const DAYS = 28;

export const loadInterventions = defineRead(
  'interventions.list',
  (db, input: { projectId: number; promptId: string | null }): Intervention[] => {
    const all = readInterventions(db, input.projectId).map((row) => toIntervention(db, row));
    const { promptId } = input;
    return promptId === null ? all : all.filter(({ promptIds }) => promptIds.includes(promptId));
  },
);

/** Null when the project has none of that id. */
export const loadIntervention = defineRead(
  'interventions.load',
  (db, input: { projectId: number; interventionId: string }): Intervention | null => {
    const row = findIntervention(db, input.projectId, input.interventionId);
    return row ? toIntervention(db, row) : null;
  },
);

interface ProofRequest {
  projectId: number;
  days: number;
  nowMs: number;
}

/** Null when the project has none of that id. */
export const loadProof = defineRead(
  'interventions.proof',
  (db, input: ProofRequest & { interventionId: string }): Proof | null =>
    db.atOneMoment(() => {
      const row = findIntervention(db, input.projectId, input.interventionId);
      return row ? readProof(db, row, input.days, input.nowMs) : null;
    }),
);

/** Null when the project has no task of that id. */
export const loadTaskProof = defineRead(
  'interventions.taskProof',
  (db, input: ProofRequest & { taskId: string }): Proof | null =>
    db.atOneMoment(() => {
      const task = findTask(db, input);
      if (!task) return null;
      const row = findTaskIntervention(db, task.id);
      if (row) return readProof(db, row, input.days, input.nowMs);
      return toEmptyProof(task.status === 'done' ? 'not_measurable' : 'not_done', input.days);
    }),
);

function findTask(db: Connection, { projectId, taskId }: { projectId: number; taskId: string }) {
  return db.prepare('SELECT id, status FROM task WHERE project_id = ? AND public_id = ?').get(projectId, taskId) as
    | { id: number; status: string }
    | undefined;
}

export const loadVerdicts = defineRead(
  'interventions.verdicts',
  (
    db,
    { projectId, nowMs }: { projectId: number; nowMs: number },
  ): OperationOutput<'interventions.verdicts'>['verdicts'] =>
    db.atOneMoment(() =>
      readInterventions(db, projectId)
        .slice(0, MOST_VERDICTS)
        .map((row) => {
          const { state, intervention, treated, effect, verdict } = readProof(db, row, DAYS, nowMs);
          return {
            id: row.public_id,
            taskId: intervention?.taskId ?? null,
            state,
            figure: row.figure,
            before: treated.before.value,
            after: treated.after.value,
            effect,
            verdict,
          };
        }),
    ),
);
