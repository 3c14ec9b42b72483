/** Every place of the main side that says of rows what their statement does not give, or whose statement cannot be made out. */
import type { Connection } from '#main/storage/connection.ts';

import { compareRows, prepareAny } from './compare-rows.ts';
import { findCasts, type RowCast } from './find-casts.ts';
import { HOLE, openFolding, type Value } from './fold-value.ts';
import type { Sources } from './open-sources.ts';
import { readShape } from './read-shape.ts';

/** It runs what Kysely composes: the types of those rows are Kysely's. */
const RUNS_COMPOSED = /^src-main\/storage\/connection\.ts:\d+$/;

export function findRowFaults(sources: Sources, db: Connection): string[] {
  const fold = openFolding(sources);
  const { casts, untraced } = findCasts(sources);
  return [
    ...casts.flatMap((found) =>
      judge(sources, db, found, fold(found.statement)).map((fault) => `${sources.placeOf(found.cast)} ${fault}`),
    ),
    ...untraced.map((cast) => `${sources.placeOf(cast)} casts what may be a row: ${cast.getText()}`),
  ];
}

function judge({ checker, placeOf }: Sources, db: Connection, { cast, method }: RowCast, value: Value): string[] {
  if (value.kind !== 'statement') return ['casts rows of a statement that cannot be found'];
  const shape = readShape(checker, cast, method, value.mode);
  if (shape === 'generic') return RUNS_COMPOSED.test(placeOf(cast)) ? [] : ['lets its caller say what the rows are'];
  if (shape === null) return [`casts rows to what has no columns: ${cast.type.getText()}`];
  // Of texts with several parts that belong together, some never occur.
  const statements = value.texts.flatMap((text) => prepareAny(db, text) ?? []);
  if (statements.length > 0) return [...new Set(statements.flatMap((each) => compareRows(db, each, shape)))];
  return [`casts rows of a statement that cannot be made out: ${value.texts[0]?.replaceAll(HOLE, '…')}`];
}
