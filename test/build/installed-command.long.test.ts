/** The published package: what npm packs of it, how much it takes, and that its command works from nothing but that. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { installPackage } from '#support/installed-package.ts';
import { ensureBuild } from '../../build/build-bundles.mjs';

const root = path.resolve(import.meta.dirname, '../..');
// Outside of the project, so that nothing is found in its folder of packages by chance.
const folder = mkdtempSync(path.join(tmpdir(), 'sightline-installed-'));
const dataDir = path.join(folder, 'data');
let installed: string;

beforeAll(async () => {
  await ensureBuild(root, () => {});
  installed = installPackage(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function listFiles(below: string): string[] {
  const names = readdirSync(below, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => statSync(path.join(below, name)).isFile()).map((name) => name.replaceAll('\\', '/'));
}

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Begins the installed command as a shell does, without the variables that would lead it to this project. */
function begin(args: readonly string[], flags: readonly string[] = []) {
  const { NODE_COMPILE_CACHE: _cache, ...env } = process.env;
  const call = [...flags, path.join(installed, 'build/sightline.mjs'), ...args];
  const child = spawn(process.execPath, call, {
    cwd: folder,
    env: { ...env, SIGHTLINE_DATA_DIR: dataDir, DISPLAY: '', WAYLAND_DISPLAY: '', SIGHTLINE_NO_ELECTRON: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (chunk) => {
      printed[name] += chunk;
    });
  }
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...printed })));
  return { child, printed, ended };
}

const run = (...args: string[]) => begin(args).ended;

describe('the published package', () => {
  it('has the bundles, the page and the command, and none of the sources', () => {
    const files = listFiles(path.join(folder, 'package'));
    const wanted = ['out/main/cli.js', 'out/main/worker.js', 'out/preload/preload.cjs', 'out/renderer/index.html'];
    expect(files).toEqual(
      expect.arrayContaining([...wanted, 'build/sightline.mjs', 'package.json', 'LICENSE', 'README.md']),
    );
    const isWanted = (file: string) =>
      /^(out\/(main|preload|renderer)\/|build\/[^/]+\.mjs$|build\/icons\/|[^/]+$)/.test(file);
    expect(files.filter((file) => !isWanted(file) || /\.(ts|tsx|map|test)$/.test(file))).toEqual([]);
  });

  it('takes less than 90 MB with everything that it needs, and asks for no Electron', () => {
    const bytes = listFiles(installed).reduce((sum, file) => sum + statSync(path.join(installed, file)).size, 0);
    expect(bytes).toBeLessThan(90_000_000);
    const { dependencies } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
    expect(dependencies).not.toHaveProperty('electron');
  });

  it('says the version and which commands there are', async () => {
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    expect(await run('--version')).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
    const { stdout } = await run('--help');
    for (const name of ['start', 'serve', 'status', 'keys', 'doctor', 'restore'])
      expect(stdout).toContain(`\n  ${name} `);
  });

  it('tells an older Node in one line what it needs, before it reads anything newer', async () => {
    const older = path.join(folder, 'older.cjs');
    writeFileSync(older, "Object.defineProperty(process.versions, 'node', { value: '20.20.2' });");
    const { ended } = begin(['status'], ['--require', older]);
    const line = 'Sightline needs Node 24 or newer, and this is Node 20.20.2: install it from nodejs.org.\n';
    expect(await ended).toEqual({ code: 1, stdout: '', stderr: line });
    const command = readFileSync(path.join(installed, 'build/sightline.mjs'), 'utf8');
    expect(command).not.toMatch(/^import\s|^export\s|\?\.|\?\?|\bawait\b/m);
  });

  it.each([
    ['serve', /^Sightline is ready\. /],
    ['start', /^No desktop window \(SIGHTLINE_NO_ELECTRON is set\): .*\nSightline is ready\. /],
  ])('serves the app with %s, and works beside it on the same folder', async (name, greeting) => {
    const { child, printed, ended } = begin([name, '--port', '0', '--no-sample']);
    await expect.poll(() => printed.stdout).toMatch(/HTTP API: \S+\n/);
    expect(printed.stdout).toMatch(greeting);
    const [, api] = /HTTP API: (\S+)/.exec(printed.stdout) ?? [];
    const page = await fetch(new URL('/', api));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="app">')]);
    const status = await run('status');
    expect(status.code).toBe(0);
    expect(status.stdout).toContain('An app or server is working the queue.');
    child.kill('SIGINT');
    expect((await ended).code).toBe(process.platform === 'win32' ? 1 : 0);
  });

  it('ends with the exit code of its command', async () => {
    const { code, stderr } = await run('runs', 'show', 'nothing');
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
  });
});
