/** Data folders that cannot be made, read or written: one clear line and an exit code, at once, from every transport. */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { makeFolder } from '#main/storage/make-folder.ts';
import { isSharedFolder } from '#main/storage/owner-only.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { beginServer, type Finished, runCli } from '#support/spawn-program.ts';

const root = makeTempDir();
afterAll(() => removeDir(root));
writeFileSync(join(root, 'file'), 'mine');

/** Ends what does not return: the test is red then, and the machine is not busy for ever. */
const LIMIT = ['timeout', '-s', 'KILL', '30'];

const isLinux = process.platform === 'linux';
const long = (length: number) => join(root, 'a'.repeat(length));
const deep = join(root, 'abcdefgh/'.repeat(556));

const CASES: [what: string, dataDir: string, said: RegExp, linux?: 'linux'][] = [
  ['below /proc', '/proc/nope', /^The data folder \/proc\/nope cannot be used: the system lets no/, 'linux'],
  ['below a process', '/proc/1/fd/x', /^The data folder \/proc\/1\/fd\/x cannot be used: /, 'linux'],
  ['far below /proc', '/proc/self/a/b/c', /^The data folder \/proc\/self\/a\/b\/c cannot be used: /, 'linux'],
  ['below /sys', '/sys/nope', /^The data folder \/sys\/nope cannot be used: /, 'linux'],
  [
    'below a device',
    '/dev/null/x',
    /^The data folder \/dev\/null\/x cannot be used: there is a file in its place/,
    'linux',
  ],
  ['a file', join(root, 'file'), /cannot be used: there is a file in its place\./],
  ['below a file', join(root, 'file', 'x'), /cannot be used: there is a file in its place\./],
  ['a name of 5000 characters', long(5000), /cannot be used: its path is too long for this system\./],
  ['a path of 5000 characters', deep, /cannot be used: its path is too long for this system\./],
  ['an empty text', '', /^Give --data-dir a folder; it is empty\.$/],
  ['a blank text', '  ', /^Give --data-dir a folder; it is empty\.$/],
];

describe.each(CASES.filter(([, , , only]) => isLinux || only === undefined))('%s', (_, dataDir, said) => {
  it('is refused by the command line in one line', async () => {
    const command = ['account', 'set', '--tier', 'pro', '--data-dir', dataDir];
    expectRefusal(await runCli(command, {}, undefined, isLinux ? LIMIT : []), said);
  });

  it('is refused by the server in one line', async () => {
    expectRefusal(await beginServer(dataDir, {}, ['--no-sample'], isLinux ? LIMIT : []).ended, said);
  });
});

it('leaves nothing behind where it was refused', () => {
  expect(readdirSync(root)).toEqual(['file']);
});

it('an empty SIGHTLINE_DATA_DIR is none: the usual place is meant', async () => {
  const env = {
    SIGHTLINE_DATA_DIR: '',
    HOME: root,
    XDG_CONFIG_HOME: join(root, 'config'),
    LOCALAPPDATA: root,
    APPDATA: root,
  };
  expect((await runCli(['account', 'set', '--tier', 'pro'], env)).code).toBe(0);
  const { code, stdout } = await runCli(['status', '--json'], env);
  expect([code, JSON.parse(stdout).dataDir.startsWith(root)]).toEqual([0, true]);
});

describe('making a folder', () => {
  it('makes those above it too, for the owner only, and is content with one that is there', () => {
    const folder = join(root, 'new', 'er');
    makeFolder(folder);
    makeFolder(folder);
    const modes = [folder, join(root, 'new')].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual(process.platform === 'win32' ? modes : [0o700, 0o700]);
  });

  it('throws what the system says where there is a file', () => {
    expect(() => makeFolder(join(root, 'file'))).toThrow(/EEXIST/);
    expect(existsSync(join(root, 'file', 'x'))).toBe(false);
  });
});

describe.skipIf(process.getuid?.() !== 0)('a folder of the system, for root', () => {
  it('is never closed to others; a folder below it, or one that is new, may be used', () => {
    expect(['/dev', '/etc', '/usr', '/proc'].filter(existsSync).filter((path) => !isSharedFolder(path))).toEqual([]);
    mkdirSync(join(root, 'own'), { recursive: true });
    expect(['/sightline-data-that-is-not-there', join(root, 'own')].map(isSharedFolder)).toEqual([false, false]);
  });
});

function expectRefusal({ code, stdout, stderr }: Finished, said: RegExp): void {
  expect(stderr.trimEnd()).toMatch(said);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stderr.length).toBeLessThan(400);
  expect([code, stdout]).toEqual([1, '']);
}
