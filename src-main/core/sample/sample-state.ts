/** Whether the sample project of a folder is still to be made: wanted at the first start, made once, never again. */
import { defineRead, defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';

const KEY = 'sample';

/** In the transaction of the first start, so that a crash right after it does not lose the wish. */
export function noteSampleWanted(db: Connection): void {
  saveState(db, 'wanted');
}

/** True until the sample is whole; one that a crash left half made is made anew. */
export const loadIsSampleDue = defineRead('sample.isDue', (db, _input: null): boolean => {
  const row = db.get(query.selectFrom('setting').select('value').where('key', '=', KEY));
  return row?.value === JSON.stringify('wanted');
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
