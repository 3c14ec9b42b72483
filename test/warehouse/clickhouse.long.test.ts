/** ClickHouse, within this process, over the exports of three data folders. `npm install --prefix warehouse/chdb` comes before it (546 MB). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { describeWarehouse } from '#support/describe-warehouse.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { makeWarehouseFolders } from '#support/warehouse-folders.ts';
import { type Clickhouse, hasChdb, openClickhouse } from '../../warehouse/check/warehouse.ts';

describe.runIf(hasChdb())('a warehouse in ClickHouse', () => {
  describeWarehouse(async (dir, exported) => openClickhouse(join(dir, 'clickhouse'), exported), {
    answers: 400,
    isThorough: true,
  });
});

describe.runIf(hasChdb())('a bucket in place of the folder', () => {
  it('gives what the folder gives, and nothing twice', async () => {
    const dir = makeTempDir();
    const world = await makeWarehouseFolders(dir, 60);
    const bucket = spawn(process.execPath, [BUCKET, world.exported], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      await world.push();
      const [port] = await once(bucket.stdout, 'data');
      const address = `http://127.0.0.1:${String(port).trim()}/agency`;
      const read = async (name: string, load: (warehouse: Clickhouse) => Promise<void>) => {
        const warehouse = openClickhouse(join(dir, name), world.exported);
        await load(warehouse);
        const texts = TABLES.map((table) => {
          const rows = `SELECT * FROM sightline.${table} ORDER BY ALL`;
          return [table, warehouse.askText(rows, 'JSONEachRow')] as const;
        });
        await warehouse.close();
        return texts;
      };
      const ofFolder = await read('folder', (warehouse) => warehouse.load());
      const ofBucket = await read('bucket', async (warehouse) => {
        await warehouse.loadFrom(address);
        await warehouse.loadFrom(address);
      });
      for (const [at, [table, text]] of ofBucket.entries())
        expect([table, text.length > 0, text === ofFolder[at]![1]]).toEqual([table, true, true]);
    } finally {
      bucket.kill();
      await world.close();
      removeDir(dir);
    }
  }, 120_000);
});

const BUCKET = join(import.meta.dirname, '../support/bucket-server.mjs');
const TABLES = ['answers', 'mentions', 'citations', 'fanouts', 'prompts', 'brands', 'calls'];
