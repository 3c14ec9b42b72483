/**
 * `kill -9` of a real server while an alert is on its way: the next one that runs sends the same message, once, when the claim has run out.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { databasePath } from '#main/storage/data-folder.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { fillQueue } from '#support/queued-folder.ts';
import { type ScriptedServer, type ServerReply, startScriptedServer } from '#support/scripted-server.ts';
import { runCli, startServer, stopProgram } from '#support/spawn-program.ts';

const MINUTE_MS = 60_000;
const CLOCK = pathToFileURL(join(import.meta.dirname, '../support/moved-clock.ts')).href;
const TAKEN: ServerReply = { kind: 'bytes', status: 200, headers: {}, body: '' };

let root: string;
let dataDir: string;
let projectId: string;
let receiver: ScriptedServer;
let reply: ServerReply = { kind: 'hang' };

const env = () => ({ HOME: root, XDG_STATE_HOME: join(root, 'state'), SIGHTLINE_KEYRING: 'off' });
const startLater = (minutes: number) =>
  startServer(dataDir, {
    ...env(),
    NODE_OPTIONS: `--import ${CLOCK}`,
    SIGHTLINE_TEST_CLOCK: String(minutes * MINUTE_MS),
  });

async function cli(args: readonly string[], input?: string): Promise<void> {
  const { code, stderr } = await runCli([...args, '--data-dir', dataDir], env(), input);
  if (code !== 0) throw new Error(stderr);
}

function query<T>(sql: string, ...values: unknown[]): T[] {
  const db = new Database(databasePath(dataDir));
  try {
    return db.prepare(sql).all(...values) as T[];
  } finally {
    db.close();
  }
}

const readMessages = () =>
  query<{ state: string; attempts: number }>('SELECT state, attempts FROM alert_message ORDER BY id');

beforeAll(async () => {
  root = makeTempDir();
  dataDir = join(root, 'data');
  mkdirSync(dataDir);
  receiver = await startScriptedServer(() => reply);
  projectId = await fillQueue(dataDir, { prompts: 0, engines: ['chatgpt'] });
  await cli(['alerts', 'target', 'save', 'webhook', 'Pager', '--allow-private'], `${receiver.url}/pager\n`);
  await cli(['alerts', 'add', 'report_failed', '--project', projectId, '--to', 'Pager']);
}, 60_000);
afterAll(async () => {
  await receiver?.close();
  removeDir(root);
});

/** As a schedule notes it whose folder is gone. */
const failReport = (name: string) =>
  query(
    `INSERT INTO report_build (public_id, project_id, slot, format, name, folder, first_day, last_day, failures, failed_at, reason)
     SELECT ?, id, ?, 'pdf', ?, '/gone', 1, 2, 1, ?, 'folder' FROM project WHERE public_id = ? RETURNING id`,
    ...[name, name, name, Date.now(), projectId],
  );

it('is sent again with its id by the next server, no sooner than the claim runs out, and then never more', {
  timeout: 90_000,
}, async () => {
  // What is so already when a rule is looked at first is not told.
  const server = await startServer(dataDir, env());
  await expect.poll(() => query('SELECT 1 FROM alert_rule WHERE judged_day IS NOT NULL').length).toBe(1);
  await stopProgram(server);
  failReport('Monday');
  const dying = await startServer(dataDir, env());
  await expect.poll(() => receiver.requests.length, { timeout: 20_000 }).toBe(1);
  await dying.kill();
  expect(readMessages()).toEqual([{ state: 'due', attempts: 0 }]);

  reply = TAKEN;
  failReport('Tuesday');
  const early = await startLater(1);
  const newer = { state: 'sent', attempts: 1 };
  await expect.poll(readMessages, { timeout: 20_000 }).toEqual([{ state: 'due', attempts: 0 }, newer]);
  await stopProgram(early);

  const late = await startLater(9);
  await expect.poll(readMessages, { timeout: 20_000 }).toEqual([newer, newer]);
  await stopProgram(late);
  failReport('Wednesday');
  const last = await startLater(60);
  await expect.poll(readMessages, { timeout: 20_000 }).toEqual([newer, newer, newer]);
  await stopProgram(last);

  const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([ids[0], ids[1], ids[0], ids[3]]);
  expect(new Set(ids).size).toBe(3);
  expect(receiver.requests[2]?.text).toBe(receiver.requests[0]?.text);
});
