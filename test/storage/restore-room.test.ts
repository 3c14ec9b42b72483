/** A restore that the disk has no room for is refused before anything is written. */
import { readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '#main/storage/restore-backup.ts';
import { planRestoreRoom, requireRestoreRoom } from '#main/storage/restore-room.ts';
import { seedProject } from '#support/seed-project.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

/** No disk has as much; a file without content may say that it has. */
const TOO_MUCH_BYTES = 8e12;

let test: TestService;
let backup: string;
beforeAll(async () => {
  test = await startTestService();
  await seedProject(await test.freshApi());
  backup = join(test.dataDir, 'copy.db');
  await test.call('system.backup', { path: backup });
});
afterAll(() => test.close());

describe('The room that a restore takes', () => {
  it.each([
    ['a folder without a database', { backupBytes: 100, currentBytes: 0 }, 300],
    ['a database as large as the backup', { backupBytes: 100, currentBytes: 100 }, 300],
    ['a larger database', { backupBytes: 100, currentBytes: 500 }, 700],
    ['a smaller database', { backupBytes: 500, currentBytes: 100 }, 1500],
  ])('is worked out for %s', (_what, sizes, neededBytes) => {
    expect(planRestoreRoom(sizes)).toBe(neededBytes);
  });

  it('is enough to the byte', () => {
    const file = join(test.dataDir, 'hundred.db');
    const emptyFolder = join(test.dataDir, 'no such folder');
    writeFileSync(file, 'x'.repeat(100));
    expect(() => requireRestoreRoom(emptyFolder, file, 300)).not.toThrow();
    expect(() => requireRestoreRoom(emptyFolder, file, 299)).toThrow(
      expect.objectContaining({ details: { reason: 'disk_full', neededBytes: 300, freeBytes: 299 } }),
    );
  });
});

// Elsewhere a file is as large on disk as it says.
describe.runIf(process.platform === 'linux')('A backup that is too large for the disk', () => {
  it('is refused on the screen and on the command line, and nothing has changed', async () => {
    truncateSync(backup, TOO_MUCH_BYTES);
    const before = readdirSync(test.dataDir, { recursive: true });
    const refused = { code: 'CONFLICT', details: { reason: 'disk_full', neededBytes: expect.any(Number) } };
    await expect(restoreBackup(test.dataDir, backup, () => {})).rejects.toMatchObject(refused);
    for (const operation of ['system.inspectBackup', 'system.restore'] as const)
      expect(await test.owner.call(operation, { path: backup })).toMatchObject({ error: refused });
    expect(readdirSync(test.dataDir, { recursive: true })).toEqual(before);
    expect((await test.call('projects.list', {})).map(({ name }) => name)).toEqual(['Brimlane']);
  });
});
