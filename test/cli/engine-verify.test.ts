/** `engines verify`: it asks before it pays, keeps what came without a secret, and a kill leaves nothing half. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { waitFor } from '#support/live-project.ts';
import { readRows } from '#support/queued-folder.ts';
import { runCommand } from '#support/run-command.ts';
import { startCli } from '#support/spawn-program.ts';
import { recordedError, startVerifiedEngines, type VerifiedEngines } from '#support/verified-engines.ts';

const root = makeTempDir();
const dataDir = join(root, 'data');
let engines: VerifiedEngines;
let env: Record<string, string>;

const cli = (args: string[], input?: string) =>
  runCommand(['engines', 'verify', ...args, '--data-dir', dataDir], env, input);
const ledger = () => readRows<{ route: string; basis: string }>(dataDir, 'SELECT route, basis FROM ledger ORDER BY id');
const kept = () => readRows<{ value: string }>(dataDir, "SELECT value FROM setting WHERE key = 'engine-verifications'");

beforeAll(async () => {
  engines = await startVerifiedEngines();
  env = { ...engines.env, SIGHTLINE_KEYRING: 'off', XDG_STATE_HOME: join(root, 'state') };
  await runCommand(['keys', 'create', '--name', 'n', '--env', 'live', '--data-dir', dataDir], env);
});
afterEach(() => engines.setOverride(null));
afterAll(async () => {
  await engines.close();
  removeDir(root);
});

it('says what each may cost and together, and calls nothing without a yes', async () => {
  for (const input of ['n\n', '', '\n']) {
    const asked = await cli(['chatgpt', 'grok'], input);
    expect(asked).toMatchObject({ code: 1, stdout: '' });
    expect(asked.stderr).toMatch(/^openai-responses {2}chatgpt {2}\S+ {2}up to US\$0\.\d{4}; last verified: never$/m);
    expect(asked.stderr).toMatch(/All paid calls together: up to US\$\d\.\d{4}\./);
    expect(asked.stderr).toContain('Nothing was called.');
  }
  const dear = await cli(['chatgpt', '--most', '0.01'], 'n\n');
  expect(dear).toMatchObject({ code: 1, stdout: '' });
  expect(dear.stderr).toMatch(/No more than US\$0\.0100 is spent: .* Allow more with --most/);
  expect((await cli(['chatgpt', '--yes', '--most', 'much'])).stderr).toContain('--most must be an amount');
  expect(engines.requests).toEqual([]);
});

it('says point by point what holds, writes report and replies without a secret, and nothing over what is there', async () => {
  const folder = join(root, 'kept');
  mkdirSync(folder);
  writeFileSync(join(folder, 'xai-responses.answer.json'), 'mine');
  const report = join(root, 'report.md');
  engines.setOverride((server, { method }) =>
    server === 'openai' && method === 'POST' ? recordedError('openai', 'no credit') : null,
  );
  const done = await cli(['chatgpt', 'grok', 'copilot', '--keep', folder, '--report', report, '--most', '2'], 'yes\n');
  expect(done.code).toBe(1);
  expect(done.stderr).toContain('1 of 4 services did not pass.');
  expect(done.stdout).toMatch(/^openai-responses {2}chatgpt {2}\S+: fail$/m);
  expect(done.stdout).toMatch(/^ {2}fail {9}One question: Failed, no credit or no allowance: .+$/m);
  expect(done.stdout).toMatch(/^xai-responses {2}grok {2}grok\S+: pass, US\$0\.\d{4}$/m);
  expect(done.stdout).toMatch(/^ {2}not exposed {2}Queries: Queries are not exposed by this service\.$/m);
  const files = readdirSync(folder).sort();
  expect(files).toContain('xai-responses.answer.2.json');
  expect(files).toContain('xai-responses.wrong-key.json');
  expect(files).toContain('serpapi-copilot.account.json');
  expect(files.filter((name) => name.endsWith('.partial'))).toEqual([]);
  expect(readFileSync(join(folder, 'xai-responses.answer.json'), 'utf8')).toBe('mine');
  expect(JSON.parse(readFileSync(join(folder, 'xai-responses.answer.2.json'), 'utf8'))).toMatchObject({
    model: 'grok-4.3',
  });
  expect(JSON.parse(readFileSync(join(folder, 'xai-responses.wrong-key.json'), 'utf8'))).toMatchObject({ status: 400 });
  const texts = [report, ...files.map((name) => join(folder, name))].map((path) => readFileSync(path, 'utf8'));
  const spellings = engines.keys.flatMap((key) => [
    key,
    encodeURIComponent(key),
    Buffer.from(key).toString('base64'),
    key.slice(0, -4),
  ]);
  for (const secret of [...spellings, 'owner@brimlane', 'org-brimlane7', '5ea6f6bd', 'Key of Ada']) {
    for (const text of [...texts, done.stdout, done.stderr]) expect(text).not.toContain(secret);
  }
  expect(texts[0]).toContain('| Searched the web | pass |');
  expect((await cli(['grok'], 'n')).stderr).toMatch(/xai-responses .*last verified: 20\d\d-\d\d-\d\d \(pass\)$/m);
  const again = await cli(['grok', '--yes', '--report', report]);
  expect(again).toMatchObject({ code: 1, stdout: '' });
  expect(again.stderr).toContain('exists already');
  const own = await cli(['grok', '--yes', '--keep', join(dataDir, 'logs')]);
  expect(own.stderr).toContain("Sightline's own files");
});

it('a program that is killed in the middle keeps no half result, and its call stays in the books', async () => {
  const before = { ledger: ledger().length, kept: kept() };
  engines.setOverride((server, { method, text }) =>
    server === 'mistral' && method === 'POST' && text.includes('Mindestlohn') ? { kind: 'hang' } : null,
  );
  const folder = join(root, 'killed');
  const asked = engines.requests.length;
  const program = startCli(
    ['engines', 'verify', 'mistral', '--yes', '--keep', folder, '--data-dir', dataDir],
    Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('OPENROUTER'))),
  );
  await waitFor('the question', () => engines.requests.slice(asked).some(({ method }) => method === 'POST'), Boolean);
  await program.kill();
  expect(kept()).toEqual(before.kept);
  expect(readdirSync(folder)).toEqual([]);
  expect(ledger().slice(before.ledger)).toEqual([{ route: 'mistral-conversations', basis: 'open' }]);
  engines.setOverride(null);
  const again = await cli(['mistral', '--yes', '--json']);
  expect(JSON.parse(again.stdout).routes[0]).toMatchObject({ route: 'mistral-conversations', state: 'pass' });
});
