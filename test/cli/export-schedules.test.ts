/** `export schedules`: data files that are written by themselves, set up and looked at on the command line. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ExportScheduler } from '#main/core/data-files/schedules/export-scheduler.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { type KettleWorld, openKettleWorld } from '#support/kettle-world.ts';
import { runCommand } from '#support/run-command.ts';

const DAY_MS = 86_400_000;
const root = makeTempDir();
const env = { SIGHTLINE_KEYRING: 'off', XDG_STATE_HOME: join(root, 'state') };
let world: KettleWorld;

const cli = (...args: string[]) => runCommand(['export', 'schedules', ...args, '--data-dir', world.dataDir], env);
const list = async () => {
  const { stdout } = await cli('list', '--json');
  return (JSON.parse(stdout) as OperationOutput<'dataFiles.schedules'>).schedules;
};
const add = async (...args: string[]) => {
  const { stdout } = await cli('add', '--json', ...args);
  return JSON.parse(stdout) as { id: string };
};
const exportDue = (days: number) =>
  new ExportScheduler({
    ...{ storage: world.core.storage, version: '0', now: () => Date.now() + days * DAY_MS, onTried: () => {} },
  }).exportDue();

beforeAll(async () => {
  world = await openKettleWorld();
});
afterAll(async () => {
  await world.close();
  removeDir(root);
});

describe('export schedules', () => {
  it('adds what is asked for, with what is usual for the rest, and lists it', async () => {
    expect(await cli()).toEqual({ code: 0, stdout: 'None.\n', stderr: '' });
    const to = join(root, 'weekly');
    const options = [
      '--every',
      'week',
      '--day',
      '3',
      '--time',
      '06:30',
      '--tables',
      'answers, tags',
      '--format',
      'csv',
    ];
    const { stdout } = await cli('add', '--to', to, ...options, '--project', world.projectId, '--with-text');
    expect(stdout).toMatch(/^Saved: .*weekly \(day 3 of the week, 06:30, csv\), next \d{4}-.*Z {2}[\w-]+\n$/);
    const { id } = await add('--to', join(root, 'plain'));
    const [weekly, plain] = await list();
    expect(weekly).toMatchObject({
      ...{ to, rhythm: 'weekly', weekday: 3, time: '06:30', tables: ['answers', 'tags'], format: 'csv' },
      ...{ projectIds: [world.projectId], withText: true, outcome: null, failure: null, tries: [] },
    });
    expect(plain).toMatchObject({ id, rhythm: 'daily', time: '07:00' });
    expect((await cli('list')).stdout.split('\n')[1]).toMatch(/plain \(every day, 07:00, parquet\), next /);
  });

  it('tells of each time in its log, why one failed too, of one schedule or of all', async () => {
    const [folder, other] = [join(root, 'logged'), join(root, 'other')];
    const { id } = await add('--to', folder, '--tables', 'answers', '--every', 'month', '--day', '28');
    expect(await cli('log', id)).toMatchObject({ code: 0, stdout: 'Nothing was tried yet.\n' });
    await add('--to', other, '--tables', 'prompts');
    writeFileSync(folder, '');
    await exportDue(40);
    rmSync(folder);
    await exportDue(41);
    expect(existsSync(join(folder, 'sightline/v1/answers'))).toBe(true);
    const lines = (await cli('log', id)).stdout.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/logged {2}\d+ files written, 0 as they should be, 0 went$/);
    expect(lines[1]).toMatch(/logged {2}failed: The folder cannot be written to: /);
    const { tries } = JSON.parse((await cli('log', '--json')).stdout) as { tries: { to: string; at: string }[] };
    expect(new Set(tries.map(({ to }) => to)).size).toBe(4);
    expect(tries.map(({ at }) => at)).toEqual(
      tries
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    expect((await cli('list')).stdout).toMatch(
      /logged \(day 28 of the month, 07:00, parquet\), last .*: \d+ files written/,
    );
  });

  it('forgets one, and leaves what it has written', async () => {
    const { id } = await add('--to', join(root, 'gone'), '--tables', 'prompts');
    await exportDue(50);
    expect(await cli('remove', id)).toMatchObject({
      code: 0,
      stdout: `Removed ${id}. Files that were written stay.\n`,
    });
    expect((await list()).some((schedule) => schedule.id === id)).toBe(false);
    expect(existsSync(join(root, 'gone/sightline/v1/prompts'))).toBe(true);
    for (const command of ['remove', 'log'])
      expect(await cli(command, id)).toMatchObject({ code: 1, stdout: '', stderr: 'The schedule was not found.\n' });
  });

  it.each([
    ['no folder', [], /--to <folder>/],
    ['a folder in the data folder', ['--to', 'DATA'], /^to is in the data folder; choose another one$/],
    ['another rhythm', ['--to', 'x', '--every', 'year'], /^--every must be one of day, week, month$/],
    ['a day of every day', ['--to', 'x', '--day', '3'], /^--day is for --every week or month$/],
    ['a day that is no number', ['--to', 'x', '--every', 'week', '--day', 'Monday'], /^weekday must be a number$/],
    ['a day that no week has', ['--to', 'x', '--every', 'week', '--day', '8'], /^weekday must be at most 7$/],
    ['a day that not every month has', ['--to', 'x', '--every', 'month', '--day', '29'], /^dayOfMonth .*28/],
    ['a time that is none', ['--to', 'x', '--time', '24:00'], /^time must be a time of day, for example 07:00$/],
    ['a table that is none', ['--to', 'x', '--tables', 'answers,'], /^tables.1 must be one of answers/],
    ['a format that is none', ['--to', 'x', '--format', 'xlsx'], /^format must be one of parquet, csv, ndjson$/],
    ['a month that is none', ['--to', 'x', '--from', '2026-13'], /^from must be a month such as 2026-01$/],
    ['a project that is not there', ['--to', 'x', '--project', 'nobody'], /^There is no project nobody.$/],
  ])('refuses %s in one line, and keeps nothing', async (_, args, said) => {
    const before = await list();
    const { code, stdout, stderr } = await cli('add', ...args.map((arg) => (arg === 'DATA' ? world.dataDir : arg)));
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr.trim()).toMatch(said);
    expect(await list()).toEqual(before);
  });
});
