/** Names of files that the owner gives: nothing is overwritten, no link is followed to do so, and no reader waits for ever. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findNameFault, planPartial, publishFile } from '#main/storage/new-file.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { expectOwnersOnly, onPosix } from '#support/only-on.ts';
import { runCommand } from '#support/run-command.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

const posix = onPosix('devices, pipes, or links without a right to them');

const root = makeTempDir();
const victim = join(root, 'victim.txt');
const site = { name: 'Brimlane', language: 'en', websiteUrl: 'https://brimlane.example' } as const;
let test: TestService;
/** With threads: who reads for ever, or waits for a pipe, holds up one of them, not this process. */
let reading: TestService;
let projectId: string;
let readingId: string;
beforeAll(async () => {
  test = await startTestService();
  projectId = (await test.call('projects.create', site)).id;
  reading = await startTestService({ hasThreads: true });
  readingId = (await reading.call('projects.create', site)).id;
  writeFileSync(victim, 'precious');
});
afterAll(async () => {
  await test.close();
  await reading.close();
  removeDir(root);
});

const WRITERS = [
  ['a backup', (path: string) => test.owner.call('system.backup', { path })],
  ['an export', (path: string) => test.owner.call('answers.export', { projectId, path })],
] as const;

type Reader = { on: TestService; projectId: string; path: string };
const READERS: [name: string, read: (reader: Reader) => Promise<unknown>][] = [
  ['answers.import', ({ on, ...input }) => on.owner.call('answers.import', input)],
  [
    'attribution.importCsv',
    ({ on, ...input }) => on.owner.call('attribution.importCsv', { ...input, source: 'crm_a' }),
  ],
];

/** The code of the refusal; fails when there is none, or when the folder holds more than before. */
async function refusalOf(call: (path: string) => Promise<unknown>, path: string): Promise<string> {
  const before = readdirSync(root);
  const envelope = (await call(path)) as { error?: { code: string; message: string } };
  expect(readdirSync(root)).toEqual(before);
  expect(readFileSync(victim, 'utf8')).toBe('precious');
  return envelope.error?.code ?? 'done';
}

posix.describe.each(WRITERS)('%s', (name, write) => {
  it('never replaces a file, a folder or a device', async () => {
    for (const path of [victim, root, `${root}/`, join(root, '.'), '/dev/null', `${root}/x/../victim.txt`]) {
      expect(await refusalOf(write, path), path).toBe('CONFLICT');
    }
    expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  it('does not go through a link, whole or dangling, and leaves the link', async () => {
    const missing = join(root, 'missing.txt');
    for (const target of [victim, missing, '/dev/full', root]) {
      const link = join(root, `link-${name.length}-${WRITERS.length}`);
      execFileSync('ln', ['-sfn', target, link]);
      expect(await refusalOf(write, link), target).toBe('CONFLICT');
      expect(readlinkSync(link)).toBe(target);
    }
    expect(existsSync(missing)).toBe(false);
  });

  it('is not written to a name with a line break, a NUL or an escape in it', async () => {
    for (const bad of ['a\nb', 'a\rb', 'a\0b', 'a\u001b[2Jb', 'a\u009bb']) {
      expect(await refusalOf(write, join(root, bad))).toBe('VALIDATION_ERROR');
    }
  });

  it('is refused where there is no folder or the name is too long, and leaves no partial file', async () => {
    for (const bad of [join(root, 'none', 'x'), join(victim, 'x'), join(root, 'x'.repeat(300))]) {
      expect(await refusalOf(write, bad)).toMatch(/^(?:VALIDATION_ERROR|CONFLICT)$/);
    }
  });

  it('is written to a new name, spaces and letters of any script in it, for its owner only', async () => {
    const path = join(root, `ü 名前 ${name}.out`);
    expect(await write(join(root, 'x', '..', `ü 名前 ${name}.out`))).toMatchObject({ data: { path } });
    expectOwnersOnly(path);
    writeFileSync(path, 'theirs');
    expect(await write(path)).toMatchObject({
      error: { code: 'CONFLICT', message: `${path} exists already; nothing is overwritten.` },
    });
    expect(readFileSync(path, 'utf8')).toBe('theirs');
    expect(readdirSync(root).filter((entry) => entry.endsWith('.partial'))).toEqual([]);
  });
});

describe("one of Sightline's own files", () => {
  const OWN = [
    ...['sightline.db', 'sightline.db-journal', 'sightline.db-wal', 'sightline.db-shm', 'sightline.lock'],
    ...[
      'engine-keys.json',
      'session.json',
      'window.json',
      'damaged-2026.db',
      'inbox-x',
      'logs/new.log',
      'reports/a.html',
    ],
    ...['logs/sightline.log', 'backups/automatic-2026-03-10T12-00-00-000Z.db', 'backups/before-restore-x.db'],
    ...['SIGHTLINE.DB-JOURNAL', 'Sightline.lock', 'sightline.lock.', 'sightline.db-journal ', 'ｓightline.lock'],
    ...['logs/../sightline.db-journal', './/sightline.lock', 'logs/./../sightline.db-journal'],
  ];
  const SENTENCE = "path is one of Sightline's own files in the data folder; choose another name or folder";

  it('is refused in the data folder of another Sightline as well', () => {
    const other = join(root, 'another data folder');
    mkdirSync(other);
    const path = join(other, 'sightline.db-journal');
    expect(() => planPartial(path, test.dataDir)).not.toThrow();
    writeFileSync(join(other, 'sightline.db'), '');
    expect(() => planPartial(path, test.dataDir)).toThrow(SENTENCE);
    expect(() => planPartial(join(other, 'copy.db'), test.dataDir)).not.toThrow();
  });

  posix.it('is refused in one sentence, whatever the spelling', () => {
    for (const name of ['reports', 'backups']) mkdirSync(join(test.dataDir, name), { recursive: true });
    const link = join(root, 'link to the data');
    symlinkSync(test.dataDir, link);
    symlinkSync(join(test.dataDir, 'logs'), `${link} of logs`);
    const folders = [test.dataDir, link, relative(process.cwd(), test.dataDir)];
    const paths = folders.flatMap((folder) => OWN.map((name) => `${folder}/${name}`));
    for (const path of [...paths, `${link} of logs/sightline.log.1`])
      expect(() => planPartial(path, test.dataDir), path).toThrow(SENTENCE);
  });

  it('is refused by another name that it has elsewhere, also where a file is to be replaced', async () => {
    for (const name of ['sightline.db', 'sightline.lock', 'sightline.confirmed', 'logs/sightline.log']) {
      const path = join(root, `hard link to ${name.replace('/', ' ')}`);
      linkSync(join(test.dataDir, name), path);
      for (const replace of [false, true])
        expect(await test.owner.call('system.backup', { path, replace }), name).toMatchObject({
          error: { code: 'VALIDATION_ERROR', message: SENTENCE },
        });
    }
  });

  it.each(WRITERS)('is refused as %s, and no other file of the owner in the same folder', async (what, write) => {
    for (const name of ['sightline.db-journal', 'sightline.lock', 'logs/x'])
      expect(await write(join(test.dataDir, name))).toMatchObject({
        error: { code: 'VALIDATION_ERROR', message: SENTENCE },
      });
    expect(existsSync(join(test.dataDir, 'sightline.db-journal'))).toBe(false);
    for (const name of [`mine ${what}.db`, `backups/mine ${what}.db`, `my-sightline.db ${what}`])
      expect(await write(join(test.dataDir, name))).toMatchObject({ data: { path: join(test.dataDir, name) } });
    expect(await test.call('system.doctor', {})).toMatchObject({ ok: true });
  });
});

posix.describe('a backup that is to replace what is there', () => {
  const replace = (path: string) => test.owner.call('system.backup', { path, replace: true });

  it('takes the place of a plain file, and says so', async () => {
    const path = join(root, 'old.db');
    writeFileSync(path, 'old');
    linkSync(path, join(root, 'old by another name'));
    expect(await replace(path)).toMatchObject({ data: { path, replaced: true } });
    expect(readFileSync(path).toString('latin1', 0, 15)).toBe('SQLite format 3');
    expect(readFileSync(join(root, 'old by another name'), 'utf8')).toBe('old');
    expect(await replace(join(root, 'new.db'))).toMatchObject({ data: { replaced: false } });
  });

  it('takes the place of nothing else', async () => {
    symlinkSync(victim, join(root, 'link to replace'));
    for (const path of [join(root, 'link to replace'), root, '/dev/null'])
      expect(await refusalOf(replace, path), path).toBe('CONFLICT');
  });

  it('is asked for with --force', async () => {
    const path = join(root, 'by command.db');
    writeFileSync(path, 'old');
    const backUp = (...args: string[]) => runCommand(['backup', path, ...args, '--data-dir', test.dataDir]);
    expect(await backUp()).toMatchObject({ code: 1, stderr: expect.stringContaining('exists already; nothing is') });
    expect(readFileSync(path, 'utf8')).toBe('old');
    expect(await backUp('--force')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Replaced /) });
  }, 30_000);
});

posix.describe('a file that appears while another is being written', () => {
  it('stays, be it a link', () => {
    for (const occupy of [
      (path: string) => writeFileSync(path, 'theirs'),
      (path: string) => symlinkSync('/nowhere', path),
    ]) {
      const path = join(root, `race-${Math.random()}`);
      const partial = planPartial(path, test.dataDir);
      writeFileSync(partial, 'ours');
      occupy(path);
      expect(() => publishFile(partial, path)).toThrow('exists already');
      expect(lstatSync(path).isSymbolicLink() || readFileSync(path, 'utf8') === 'theirs').toBe(true);
    }
  });
});

describe('an empty file', () => {
  it('is no more than a name, as `mktemp` gives one out, unless it has another name too', () => {
    const path = join(root, 'empty');
    writeFileSync(path, '');
    const partial = planPartial(path, test.dataDir);
    writeFileSync(partial, 'ours');
    publishFile(partial, path);
    expect(readFileSync(path, 'utf8')).toBe('ours');
    writeFileSync(join(root, 'one'), '');
    linkSync(join(root, 'one'), join(root, 'two'));
    expect(() => planPartial(join(root, 'two'), test.dataDir)).toThrow('exists already');
  });
});

posix.describe.each(READERS)('%s', (_, read) => {
  it('reads no folder, no device and no pipe, and waits for none of them', async () => {
    const pipe = join(root, 'pipe');
    if (!existsSync(pipe)) execFileSync('/usr/bin/env', ['mkfifo', pipe]);
    const here = (path: string) => read({ on: test, projectId, path });
    const onThread = (path: string) => read({ on: reading, projectId: readingId, path });
    for (const path of [root, '/dev/null', join(root, 'nothing'), 'a\0b', '/proc/self/fd/0/x'])
      expect(await refusalOf(here, path), path).toBe('VALIDATION_ERROR');
    for (const path of ['/dev/zero', pipe]) expect(await refusalOf(onThread, path), path).toBe('VALIDATION_ERROR');
  });
});

posix.describe('on the command line', () => {
  it('the same holds, with one line on the terminal', { tags: 'long', timeout: 240_000 }, async () => {
    mkdirSync(join(root, 'folder'), { recursive: true });
    const dataDir = join(root, 'data');
    for (const args of [
      ['backup', victim],
      ['backup', `${root}/a\nb`],
      ['restore', join(root, 'folder')],
      ['restore', '/dev/zero'],
      ['restore', join(root, 'pipe')],
      ['restore', victim],
      ['export', 'answers', victim, '--project', 'none'],
    ]) {
      const { code, stderr } = await runCommand([...args, '--data-dir', dataDir]);
      expect([code, stderr.split('\n').length], args.join(' ')).toEqual([1, 2]);
    }
    expect(readFileSync(victim, 'utf8')).toBe('precious');
  });
});

describe('names on Windows', () => {
  it.each([
    'CON',
    'nul.ndjson',
    'Com1',
    'LPT¹.db',
    'aux.',
    'C:\\out\\prn.txt',
    'a:b',
    'a?.db',
    'x.',
    'x ',
    'con.tar.gz',
  ])('refuses "%s"', (name) => expect(findNameFault(name, 'win32')).not.toBeNull());
  it.each(['console.db', 'C:\\out\\com10.txt', 'nullable', 'a.b.c'])('takes "%s"', (name) =>
    expect(findNameFault(name, 'win32')).toBeNull(),
  );
  it('are names like any other elsewhere', () => expect(findNameFault('/x/con', 'linux')).toBeNull());
});
