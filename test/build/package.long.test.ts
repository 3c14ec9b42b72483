/** What an installed app contains, and that it starts from nothing but that: packed for real, run on the stand-in. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { REPORT_MARK } from '#support/electron-stand-in/report.ts';
import { type Desktop, launchDesktop } from '#support/launch-desktop.ts';
import { type StagedPackage, stagePackage } from '#support/stage-package.ts';
import { ensureBuild } from '../../build/build-bundles.mjs';
import type { LicenceEntry } from '../../build/list-licences.ts';

const root = path.resolve(import.meta.dirname, '../..');
// Outside of the project, so that nothing is found in its folder of packages by chance.
const folder = mkdtempSync(path.join(tmpdir(), 'sightline-package-'));
/** As Electron's binary spells it. */
const FUSE_ON = '1'.charCodeAt(0);
let staged: StagedPackage;

beforeAll(async () => {
  await ensureBuild(root, () => {});
  staged = stagePackage(folder);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `@a/b` or `c` of a file below the archive's packages. */
function packageOf(file: string): string | null {
  const inside = file.split('node_modules/').at(-1);
  if (inside === undefined || inside === file) return null;
  return inside
    .split('/')
    .slice(0, inside.startsWith('@') ? 2 : 1)
    .join('/');
}

describe('the packed app', () => {
  it('has the bundles, the page, the licences and the icons, and none of the sources', () => {
    const wanted = ['out/main/main.js', 'out/main/worker.js', 'out/preload/preload.cjs', 'out/renderer/index.html'];
    const more = ['out/renderer/licences.json', 'build/icons/tray/trayTemplate@2x.png', 'package.json', 'LICENSE'];
    const forWindows = ['build/icons/tray/tray.ico', 'build/icons/icon.ico'];
    expect(staged.files).toEqual(expect.arrayContaining([...wanted, ...more, ...forWindows]));
    const own = staged.files.filter((file) => !file.startsWith('node_modules'));
    const isStray = (file: string) => !/^(out|build(\/icons.*)?|package\.json|LICENSE)(\/|$)/.test(file);
    expect(own.filter((file) => isStray(file) || /\.(ts|tsx|map)$/.test(file))).toEqual([]);
  });

  it('has native modules outside of the archive, for its own system only', () => {
    const outside = path.join(staged.unpackedDir, 'resources/app.asar.unpacked/node_modules');
    expect(existsSync(path.join(outside, 'better-sqlite3/prebuilds/linux-x64.node'))).toBe(true);
    const binaries = staged.files.filter((file) => file.endsWith('.node'));
    expect(binaries.filter((file) => /darwin|win32|musl/.test(file))).toEqual([]);
    for (const file of binaries) {
      expect(existsSync(path.join(staged.unpackedDir, 'resources/app.asar.unpacked', file))).toBe(true);
    }
  });

  it('packs no package that is in the bundle already', () => {
    const packed = new Set(staged.files.map(packageOf));
    for (const name of ['kysely', 'zod', 'tldts', 'micromark', 'mdast-util-gfm']) expect(packed).not.toContain(name);
    for (const name of ['better-sqlite3', 'fastify', 'pino', '@fastify/static']) expect(packed).toContain(name);
  });

  it('leaves nothing in its program that can be switched on from outside', async () => {
    const wire = await getCurrentFuseWire(path.join(staged.unpackedDir, 'sightline'));
    const on = Object.entries(wire).filter(([fuse, state]) => fuse !== 'version' && state === FUSE_ON);
    const wanted = [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, FuseV1Options.OnlyLoadAppFromAsar];
    expect(on.map(([fuse]) => Number(fuse))).toEqual(wanted);
  });

  it('has no package that its own list of licences does not name', () => {
    const list = readFileSync(path.join(root, 'out/renderer/licences.json'), 'utf8');
    const named = new Set((JSON.parse(list) as LicenceEntry[]).map(({ name }) => name));
    const packed = new Set(staged.files.map(packageOf).filter((name) => name !== null && !/^@[^/]*$/.test(name)));
    expect([...packed].filter((name) => !named.has(name as string))).toEqual([]);
    expect(named).toContain('react');
    expect(packed.has('react')).toBe(false);
  });

  it('starts from its archive with its threads, opens its window, and stores', { timeout: 120_000 }, async () => {
    const app = staged.layOut();
    const before = listFiles(app);
    const packed = JSON.parse(readFileSync(path.join(app, 'package.json'), 'utf8'));
    expect(packed).toMatchObject({ author: 'The Sightline authors', desktopName: 'sightline.desktop' });
    const dataDir = path.join(folder, 'data');
    const args = ['--data-dir', dataDir, '--port', '0', '--no-sample'];
    const desktop = await launchDesktop('stand-in', path.join(app, 'out/main/main.js'), args);
    const created = await callInPage(desktop, 'projects.create', { name: 'Lumenfold', language: 'en' });
    expect(created).toMatchObject({ data: { name: 'Lumenfold' } });
    const status = await callInPage(desktop, 'system.status', {});
    expect(status).toMatchObject({ data: { dataDir, projects: 1 } });
    expect(desktop.reported('tray-shown')).toEqual([path.join(app, 'build/icons/tray/tray.png')]);
    expect(existsSync(path.join(app, 'build/icons/tray/tray.png'))).toBe(true);
    expect(await desktop.close()).toBe(0);
    expect(existsSync(path.join(dataDir, 'session.json'))).toBe(false);
    const natives = new Set(desktop.reported('native-module') as string[]);
    expect([...natives]).toEqual([expect.stringContaining('app.asar.unpacked/node_modules/better-sqlite3')]);
    expect(listFiles(app)).toEqual(before);
  });
});

/** Each with its size: nothing is written into an archive. */
function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${file} ${statSync(file).size}`)
    .sort();
}

describe('the program of the packed app', () => {
  it('is the command line too: no window, its output and its exit code', async () => {
    const app = staged.layOut();
    const { main } = JSON.parse(readFileSync(path.join(app, 'package.json'), 'utf8'));
    const entry = path.join(app, main);
    const dataDir = path.join(folder, 'commands');
    const create = ['keys', 'create', '--name', 'k', '--env', 'test', '--json', '--data-dir', dataDir];
    const made = runOnStandIn(entry, create);
    expect(JSON.parse(made.stdout)).toMatchObject({ key: expect.stringMatching(/^sk_test_/) });
    expect(runOnStandIn(entry, ['status', '--data-dir', dataDir])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('0 projects, 0 answers'),
    });
    const wrong = runOnStandIn(entry, ['nonsense']);
    expect([wrong.status, wrong.stdout, wrong.stderr]).toEqual([1, '', "error: unknown command 'nonsense'\n"]);
  });
});

function runOnStandIn(entry: string, args: readonly string[]) {
  const standIn = path.join(root, 'test/support/electron-stand-in');
  const call = ['--import', path.join(standIn, 'asar-layout.ts'), path.join(standIn, 'run.ts'), entry, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, call, { cwd: folder, encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => !line.startsWith(REPORT_MARK));
  return { status, stdout: lines.join('\n'), stderr };
}

async function callInPage(desktop: Desktop, operation: string, input: object): Promise<unknown> {
  const page = await desktop.openPage();
  return page.evaluate(([name, sent]) => window.sightline?.call(name, sent), [operation, input] as const);
}
