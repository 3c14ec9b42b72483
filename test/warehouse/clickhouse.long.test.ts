/** ClickHouse, within this process, over the exports of three data folders. `npm install --prefix warehouse/chdb` comes before it (546 MB). */
import { join } from 'node:path';
import { describe } from 'vitest';

import { describeWarehouse } from '#support/describe-warehouse.ts';
import { hasChdb, openClickhouse } from '../../warehouse/check/warehouse.ts';

describe.runIf(hasChdb())('a warehouse in ClickHouse', () => {
  describeWarehouse(async (dir, exported) => openClickhouse(join(dir, 'clickhouse'), exported), {
    answers: 400,
    isThorough: true,
  });
});
