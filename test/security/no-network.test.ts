/**
 * Nothing leaves this machine but what is asked of engines: every connection of the service and the desktop app is written down. Requests of
 * the page to anybody else are offences in every test with a window; on every screen in turn: `no-network.long.test.ts`.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { launchDesktop } from '#support/launch-desktop.ts';

const root = path.resolve(import.meta.dirname, '../..');
const record = (name: string) => path.join(root, 'test/support/network-record', name);
const recorder = pathToFileURL(record('record-connections.ts')).href;
const folder = mkdtempSync(path.join(tmpdir(), 'sightline-network-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Seen {
  kind: string;
  host: string;
  port: number;
}

function readSeen(file: string): Seen[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const isHere = ({ host }: Seen) => host === '127.0.0.1' || host === '::1' || host === 'localhost';

/** Runs a program with the recorder before it; what it printed and whom it reached for. */
async function runRecorded(program: string, name: string) {
  const file = path.join(folder, name);
  const env = { ...process.env, TZ: 'UTC', SIGHTLINE_NETWORK_RECORD: file };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', recorder, program], { cwd: root, env });
  return { stdout, seen: readSeen(file) };
}

describe('the service', () => {
  it('reaches its engine in an hour with a scheduled run, and nothing else', { timeout: 120_000 }, async () => {
    const { stdout, seen } = await runRecorded(record('recorded-hour.ts'), 'hour');
    const told = JSON.parse(stdout) as { engine: string; requests: number; scheduled: number };
    expect(told.scheduled).toBeGreaterThan(0);
    expect(told.requests).toBeGreaterThan(0);
    expect(seen.filter(({ kind }) => kind === 'connect').length).toBeGreaterThan(0);
    const engine = new URL(told.engine);
    const strays = seen.filter(({ kind, host, port }) =>
      kind === 'lookup' ? host !== engine.hostname : host !== engine.hostname || port !== Number(engine.port),
    );
    expect(strays).toEqual([]);
  });

  it('would be seen if it did: the recorder misses neither the main thread nor another', async () => {
    const { seen } = await runRecorded(record('probe.ts'), 'probe');
    const lookups = seen.filter(({ kind }) => kind === 'lookup').map(({ host }) => host);
    expect(lookups).toEqual(expect.arrayContaining(['main.invalid', 'thread.invalid']));
    const connects = seen.filter(({ kind }) => kind === 'connect');
    const wanted = ['main.invalid', '127.0.0.2', 'thread.invalid', '127.0.0.2'];
    expect(connects.map(({ host }) => host)).toEqual(wanted);
  });
});

describe('the desktop app', () => {
  it('opens its window with the settings it comes with, and reaches nothing', {
    tags: 'long',
    timeout: 120_000,
  }, async () => {
    const file = path.join(folder, 'desktop');
    const args = ['--data-dir', path.join(folder, 'desktop-data'), '--port', '0', '--no-sample'];
    const env = { NODE_OPTIONS: `--import ${recorder}`, SIGHTLINE_NETWORK_RECORD: file };
    const desktop = await launchDesktop('stand-in', path.join(root, 'out/main/main.js'), args, env);
    const page = await desktop.openPage();
    await page.waitForSelector('#app h1');
    await desktop.close();
    expect(readSeen(file).filter((seen) => !isHere(seen))).toEqual([]);
  });
});
