/** DuckDB over the exports of three data folders: every view gives what the API gives. */
import { describe } from 'vitest';

import { describeWarehouse } from '#support/describe-warehouse.ts';
import { openDuckdb } from '../../warehouse/check/warehouse.ts';

describe('a warehouse in DuckDB', () => {
  describeWarehouse((_dir, exported) => openDuckdb(exported, { threads: '2' }), { answers: 150, isThorough: true });
});
