/** What stands in warehouse/*.sql is what the definitions of the data files and the views give. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { writeSql } from '../../warehouse/write-sql.ts';

const FOLDER = path.join(import.meta.dirname, '../../warehouse');

it.each(Object.entries(writeSql()))('%s is up to date; SIGHTLINE_WAREHOUSE=write writes it', (name, sql) => {
  const file = path.join(FOLDER, name);
  if (process.env.SIGHTLINE_WAREHOUSE === 'write') writeFileSync(file, sql);
  expect(readFileSync(file, 'utf8') === sql).toBe(true);
});
