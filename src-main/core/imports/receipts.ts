/** What was imported, newest first, and taking it back: all of it, or nothing where later work rests on it. */
import { AppError, notFound } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineJob, defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { endUndoing, takeBackAnswers, takeBackMade } from '../transfer/made.ts';

const BATCH = 500;
const MOST = 500;

type Receipt = OperationOutput<'imports.list'>['imports'][number];

interface BatchRow {
  id: number;
  publicId: string;
  /** Null: of before there were receipts. */
  kind: Receipt['kind'] | null;
  fileName: string;
  startedAt: number;
  finishedAt: number | null;
  undoneAt: number | null;
  counts: string | null;
}

const SELECT = `SELECT id, public_id AS publicId, kind, file_name AS fileName, started_at AS startedAt, finished_at AS finishedAt,
  undone_at AS undoneAt, counts FROM import_batch WHERE project_id = ? AND public_id IS NOT NULL AND state = 'done'`;

export const loadImports = defineRead('imports.list', (db, projectId: number): { imports: Receipt[] } => {
  const rows = db.prepare(`${SELECT} ORDER BY id DESC LIMIT ${MOST}`).all(projectId) as BatchRow[];
  const toText = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return {
    imports: rows.flatMap(({ kind, ...row }) =>
      kind === null
        ? []
        : [
            {
              id: row.publicId,
              kind,
              fileName: row.fileName,
              importedAt: toText(row.finishedAt ?? row.startedAt) ?? '',
              undoneAt: toText(row.undoneAt),
              counts: JSON.parse(row.counts ?? '{}') as Receipt['counts'],
            },
          ],
    ),
  };
});

/** Throws NOT_FOUND, and CONFLICT with what rests on it. Cut off, the next start goes on with it. */
export const undoImport = defineJob(
  'imports.undoOne',
  async (job, { projectId, importId }: { projectId: number; importId: string }): Promise<{ undone: true }> => {
    const batchId = await job.write(beginUndoing, { projectId, importId, pid: process.pid });
    while ((await job.write(undoSome, { batchId })) > 0);
    await job.write(finishUndoing, { batchId });
    return { undone: true };
  },
);

export const beginUndoing = defineWrite(
  'imports.beginUndoing',
  (db, input: { projectId: number; importId: string; pid: number }): number => {
    const row = db.prepare(`${SELECT} AND public_id = ?`).get(input.projectId, input.importId) as BatchRow | undefined;
    if (!row) throw notFound('The import');
    if (row.undoneAt !== null) throw new AppError('CONFLICT', 'That import was undone before.');
    const reasons = listDependants(db, row);
    if (reasons.length > 0)
      throw new AppError(
        'CONFLICT',
        `The import stays as it is, because later work rests on it: ${reasons.join('; ')}.`,
      );
    db.prepare("UPDATE import_batch SET state = 'writing', pid = ? WHERE id = ?").run(input.pid, row.id);
    return row.id;
  },
);

export const undoSome = defineWrite('imports.undoSome', (db, { batchId }: { batchId: number }): number =>
  takeBackAnswers(db, batchId, BATCH),
);

export const finishUndoing = defineWrite(
  'imports.finishUndoing',
  (db, { batchId }: { batchId: number }, { nowMs }): null => {
    takeBackMade(db, batchId);
    endUndoing(db, batchId, nowMs);
    return null;
  },
);

function listDependants(db: Connection, { id, finishedAt }: BatchRow): string[] {
  const given = { batch: id, after: finishedAt ?? 0 };
  const count = (sql: string) => db.prepare(sql).pluck().get(given) as number;
  const asked = count(
    `SELECT count(*) FROM import_made AS made WHERE import_batch_id = @batch AND tag_id IS NULL AND (
       EXISTS (SELECT 1 FROM answer WHERE answer.prompt_id = made.prompt_id AND import_batch_id IS NOT @batch)
       OR EXISTS (SELECT 1 FROM job WHERE job.prompt_id = made.prompt_id))`,
  );
  const tagged = count(
    `SELECT count(DISTINCT made.tag_id) FROM import_made AS made JOIN prompt_tag USING (tag_id)
     WHERE import_batch_id = @batch AND made.prompt_id IS NULL AND NOT EXISTS (SELECT 1 FROM import_made AS given
       WHERE given.import_batch_id = @batch AND given.tag_id = made.tag_id AND given.prompt_id = prompt_tag.prompt_id)`,
  );
  const decided = count(
    `SELECT count(*) FROM opinion_override JOIN answer ON answer.id = answer_id
     WHERE import_batch_id = @batch AND decided_at > @after`,
  );
  const say = (n: number, what: string) => (n === 0 ? [] : [`${n} ${what}`]);
  return [
    ...say(asked, 'of its prompts were asked or answered since'),
    ...say(tagged, 'of its tags were given to other prompts'),
    ...say(decided, 'opinions in its answers were decided by hand'),
  ];
}
