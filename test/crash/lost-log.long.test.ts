/** A write-ahead log that is lost or damaged after a program was killed: the next start says what is missing, and offers the newest backup. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { waitFor } from '#support/live-project.ts';
import { countRows, fillQueue, LOCAL_ENGINES, listFaults } from '#support/queued-folder.ts';
import { runCommand } from '#support/run-command.ts';
import { beginServer, startServer } from '#support/spawn-program.ts';

let dir: string;
let database: string;
let log: string;
function useFolder(folder: string): void {
  dir = folder;
  database = join(dir, 'sightline.db');
  log = `${database}-wal`;
}

/** A folder as a killed server left it, and the answers that it had noted as stored. */
let killed: { dir: string; stored: number };
beforeAll(async () => {
  useFolder(makeTempDir());
  killed = { dir, stored: await killWithFullLog() };
}, 120_000);
beforeEach(() => useFolder(makeTempDir()));
afterEach(() => removeDir(dir));
afterAll(() => removeDir(killed.dir));

const cli = (...args: string[]) => runCommand([...args, '--data-dir', dir]);
const readNumbers = () => JSON.parse(readFileSync(join(dir, 'sightline.confirmed'), 'utf8')) as { answers: number };

/** A server is killed while answers come in and somebody reads, so that the log cannot be emptied. Resolves with the answers that were noted as stored. */
async function killWithFullLog(): Promise<number> {
  const fake: FakeOpenAi = await startFakeOpenAi();
  await fillQueue(dir, { prompts: 40, engines: LOCAL_ENGINES.slice(0, 4) });
  expect((await cli('backup', join(dir, 'own.db'))).code).toBe(0);
  const server = await startServer(dir, { OLLAMA_BASE_URL: fake.baseUrl });
  const reader = new Database(database, { readonly: true });
  try {
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM answer').get();
    await waitFor(
      'answers',
      () => countRows(dir, 'answer'),
      (count) => count >= 100,
    );
    await server.kill();
    // The kill may meet a commit before its number is noted: what was noted is what nobody may lose unseen.
    const { answers } = readNumbers();
    expect(answers).toBeLessThanOrEqual(countRows(dir, 'answer'));
    return answers;
  } finally {
    // A last connection that closes would move the log into the database.
    keepFiles(() => reader.close());
    await fake.close();
  }
}

function copyKilled(): number {
  cpSync(killed.dir, dir, { recursive: true });
  return killed.stored;
}

function keepFiles(work: () => void): void {
  for (const file of [database, log]) copyFileSync(file, `${file}.kept`);
  work();
  for (const file of [database, log]) renameSync(`${file}.kept`, file);
  rmSync(`${database}-shm`, { force: true });
}

const DAMAGES: [string, () => void][] = [
  ['deleted', () => rmSync(log)],
  ['cut to half', () => truncateSync(log, Math.floor(statSync(log).size / 2))],
  ['emptied', () => truncateSync(log, 0)],
  [
    'damaged',
    () => {
      const bytes = readFileSync(log);
      bytes[5_000] = (bytes[5_000] ?? 0) ^ 0xff;
      writeFileSync(log, bytes);
    },
  ],
];

describe('a write-ahead log', () => {
  it.each(DAMAGES)(
    'that is %s is told by every program with numbers, and nothing goes on without its owner',
    async (_, damage) => {
      const stored = copyKilled();
      damage();
      const said =
        /sightline\.db holds (\d+) answers and \d+ paid calls, but (\d+) answers and .*lost or damaged.*no good backup.*accept-loss/;
      const refused = await beginServer(dir).ended;
      const [, kept, confirmed] = said.exec(refused.stderr) ?? [];
      expect([refused.code, Number(confirmed)]).toEqual([1, stored]);
      expect(Number(kept)).toBeLessThan(stored);
      expect(await cli('status')).toMatchObject({ code: 1, stderr: expect.stringMatching(said) });
      expect(await cli('accept-loss')).toMatchObject({
        code: 0,
        stdout: expect.stringContaining(`with ${kept} answers`),
      });
      expect((await cli('status')).code).toBe(0);
      expect(countRows(dir, 'answer')).toBe(Number(kept));
      expect(await listFaults(dir)).toEqual([]);
    },
  );

  it('that is found again is put back and nothing is missing', async () => {
    const stored = copyKilled();
    renameSync(log, join(dir, 'elsewhere'));
    expect((await cli('status')).code).toBe(1);
    renameSync(join(dir, 'elsewhere'), log);
    expect((await cli('status')).code).toBe(0);
    expect(countRows(dir, 'answer')).toBeGreaterThanOrEqual(stored);
  });

  it('that is lost has the newest good backup offered, and restoring it is all that is needed', async () => {
    copyKilled();
    rmSync(log);
    const backups = join(dir, 'backups');
    expect((await cli('restore', join(dir, 'own.db'))).code).toBe(0);
    expect(readdirSync(backups).some((name) => name.startsWith('before-restore-'))).toBe(true);
    expect((await cli('status')).code).toBe(0);
    copyFileSync(join(dir, 'own.db'), join(backups, 'automatic-2026-01-01T00-00-00-000Z.db'));
    writeFileSync(
      join(dir, 'sightline.confirmed'),
      JSON.stringify({ ...readStampOf(database), change: 999, answers: 77, calls: 78, atMs: 0 }),
    );
    expect((await cli('status')).stderr).toMatch(
      /77 answers and 78 paid calls .*automatic-2026.* has 0 answers; .*restore --latest/,
    );
    expect((await cli('restore', '--latest')).code).toBe(0);
    expect((await cli('status')).code).toBe(0);
  });
});

function readStampOf(path: string): object {
  const db = new Database(path, { readonly: true });
  try {
    return JSON.parse(
      db.prepare("SELECT value FROM setting WHERE key = 'storage.stamp'").pluck().get() as string,
    ) as object;
  } finally {
    db.close();
  }
}

describe('a first start', () => {
  it('whose database is lost at once is not begun anew', async () => {
    const server = beginServer(dir, {}, []);
    await waitFor('a note of what is stored', () => existsSync(join(dir, 'sightline.confirmed')), Boolean);
    await server.kill();
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${database}${suffix}`, { force: true });
    expect((await beginServer(dir).ended).stderr).toMatch(/There is no database .*, but there was one/);
    expect(existsSync(database)).toBe(false);
  });
});
