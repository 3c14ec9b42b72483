/** Whether the sample project of a folder is still to be made: wanted at the first start, made once, never again. */
import { defineRead, defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';

const KEY = 'sample';

/** In the transaction of the first start, so that a crash right after it does not lose the wish. */
export function noteSampleWanted(db: Connection): void {
  saveState(db, 'wanted');
}

/** True until the sample is whole; one that a crash left half made is rebuilt. */
export const loadIsSampleDue = defineRead('sample.isDue', (db, _input: null): boolean => {
  const row = db.get(query.selectFrom('setting').select('value').where('key', '=', KEY));
  return row?.value === JSON.stringify('wanted');
});

/** Public id of the sample project that opens first; null when it was removed, or the sample is not whole. */
export const loadSampleProject = defineRead('sample.load', (db, _input: null): string | null => {
  if (loadIsSampleDue.run(db, null)) return null;
  const project = db
    .prepare(
      `SELECT public_id AS id FROM project
       WHERE id = (SELECT min(id) FROM project WHERE is_sample = 1) AND archived_at IS NULL`,
    )
    .get();
  return (project as { id: string } | undefined)?.id ?? null;
});

export const finishSample = defineWrite('sample.finish', (db, _input: null): null => {
  saveState(db, 'done');
  return null;
});

function saveState(db: Connection, state: 'wanted' | 'done'): void {
  const value = JSON.stringify(state);
  db.run(
    query
      .insertInto('setting')
      .values({ key: KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value })),
  );
}
