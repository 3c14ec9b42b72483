/** Schedules for several clients, in several folders: what is built where, what a crash or a folder that went leaves, and the log of it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveBuilt } from '#main/core/reports/builds/build-store.ts';
import { toToken } from '#main/core/reports/schedules/report-scheduler.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { createReportWorld, type ReportWorld } from './report-world.ts';

let world: ReportWorld;
let outside: string;
let otherId: string;

/** A Wednesday; the schedule is due on Mondays at seven. */
const START = '2026-03-04T12:00:00';
const MONDAY = '2026-03-09T08:00:00';
const ANSWERS = [{ prompt: 'Which?', text: 'Brimlane.', answeredAt: '2026-03-03T10:00:00Z' }];

beforeEach(async () => {
  outside = makeTempDir();
  world = await createReportWorld({ now: START, answers: ANSWERS });
  const site = { language: 'en', websiteUrl: 'https://oduvia.example' } as const;
  otherId = (await world.call('projects.create', { name: 'Oduvia', ...site })).id;
});
afterEach(async () => {
  await world.close();
  removeDir(outside);
});

const buildAt = (moment: string) => {
  world.setNow(moment);
  return world.core.reports.buildDue();
};
const log = async () => (await world.call('reportSchedules.log', {})).builds;
const listNotices = async () => (await world.call('health.notices', {})).filter(({ kind }) => kind === 'report_failed');
const both = () => [world.projectId, otherId];

describe('a schedule for several clients', () => {
  it('builds one file for each into a folder of the owner, from a template with the name of each brand in it', async () => {
    const { projectId } = world;
    const folder = join(outside, 'Mondays');
    const definition = {
      name: 'Brimlane this week',
      introduction: 'What answers say of Brimlane. (Brimlanes are others.)',
    };
    const template = await world.call('reportTemplates.create', { name: 'Monday', projectId, definition });
    expect(template.definition.name).toBe('{brand} this week');
    const saved = await world.call('reportSchedules.save', {
      ...{ templateId: template.id, projectIds: both(), formats: ['html'], folder },
    });
    expect(saved).toMatchObject({ name: 'Monday', projectIds: both(), failing: 0 });
    expect(await buildAt(MONDAY)).toBe(2);
    expect(await buildAt('2026-03-10T08:00:00')).toBe(0);
    const files = readdirSync(folder).sort();
    expect(files.map((name) => name.replace(/-[0-9a-f]{8}\.html$/, ''))).toEqual([
      'brimlane-brimlane-this-week-2026-03-09',
      'oduvia-oduvia-this-week-2026-03-09',
    ]);
    expect(readFileSync(join(folder, files[1] ?? ''), 'utf8')).toContain('What answers say of Oduvia. (Brimlanes are');
    const built = await log();
    expect(built.map(({ project, path, bytes, failures }) => [project.name, path, bytes, failures])).toEqual(
      [files[1], files[0]].map((name, index) => {
        const path = join(folder, name ?? '');
        return [index === 0 ? 'Oduvia' : 'Brimlane', path, readFileSync(path).length, 0];
      }),
    );
    // Neither a template nor a folder is anything of the data folder.
    expect(existsSync(join(world.dataDir, 'reports'))).toBe(false);
  });

  it('goes on without a client that was removed, and does not build for one that came after its time', async () => {
    const schedule = await world.call('reportSchedules.save', { projectIds: [otherId] });
    expect(await buildAt(MONDAY)).toBe(1);
    const { id: scheduleId } = schedule;
    await world.call('reportSchedules.save', { scheduleId, projectIds: both() });
    expect(await buildAt('2026-03-09T09:00:00')).toBe(0);
    await world.call('projects.archive', { projectId: otherId });
    expect(await buildAt('2026-03-16T09:00:00')).toBe(1);
    const { schedules } = await world.call('reportSchedules.list', {});
    expect(schedules[0]?.projectIds).toEqual([world.projectId]);
  });
});

describe('a schedule with several formats', () => {
  it('builds a file of each for its slot, once', async () => {
    const folder = join(outside, 'all');
    await world.schedule({}, { folder, formats: ['html', 'md', 'xlsx', 'pptx'] });
    expect(await buildAt(MONDAY)).toBe(4);
    expect(await buildAt('2026-03-09T12:00:00')).toBe(0);
    const built = await log();
    expect(built.map(({ format }) => format).sort()).toEqual(['html', 'md', 'pptx', 'xlsx']);
    const head = (format: string) => {
      const path = built.find((build) => build.format === format)?.path ?? '';
      return readFileSync(path).subarray(0, 2).toString();
    };
    // The last two are archives.
    expect(['html', 'md', 'xlsx', 'pptx'].map(head)).toEqual(['<!', '# ', 'PK', 'PK']);
  });

  it('keeps what was built when another one fails, and brings that later', async () => {
    const folder = join(outside, 'some');
    await world.schedule({}, { folder, formats: ['html', 'md'] });
    world.setNow(MONDAY);
    // A folder in the place of a file: it cannot be replaced.
    const name = await nameOfNext(folder, 'md');
    mkdirSync(join(folder, name, 'inner'), { recursive: true });
    expect(await buildAt(MONDAY)).toBe(1);
    const states = async () => (await log()).map(({ format, builtAt }) => [format, builtAt !== null]).sort();
    expect(await states()).toEqual([
      ['html', true],
      ['md', false],
    ]);
    removeDir(join(folder, name));
    expect(await buildAt('2026-03-09T09:30:00')).toBe(1);
    expect(await states()).toEqual([
      ['html', true],
      ['md', true],
    ]);
    expect(statSync(join(folder, name)).isFile()).toBe(true);
  });
});

/** A file of a schedule is called alike in every format. */
async function nameOfNext(folder: string, extension: string): Promise<string> {
  const [schedule] = (await world.call('reportSchedules.list', {})).schedules;
  const token = toToken(schedule?.id ?? '', world.projectId);
  expect(readdirSync(folder)).toEqual([]);
  return `brimlane-monday-2026-03-09-${token}.${extension}`;
}

describe('a folder that went', () => {
  it('is said in the log and as a notice, tried again, and nothing is lost', async () => {
    const folder = join(outside, 'share');
    mkdirSync(folder);
    await world.schedule({ period: 'last_week' }, { folder });
    renameSync(folder, join(outside, 'away'));
    expect(await buildAt(MONDAY)).toBe(0);
    // No folder appears where the share was.
    expect(existsSync(folder)).toBe(false);
    const said = `The folder ${folder} is not there.`;
    expect(await log()).toMatchObject([
      { builtAt: null, path: null, failures: 1, fault: 'folder_missing', said, periodStart: '2026-03-02' },
    ]);
    const [notice] = await listNotices();
    expect(notice).toMatchObject({ severity: 'error', facts: { said, count: 1 } });
    expect(notice?.projects.map(({ name }) => name)).toEqual(['Brimlane']);
    // It rests for ten minutes, then is looked for again.
    expect(await buildAt('2026-03-09T08:05:00')).toBe(0);
    expect((await log())[0]?.failures).toBe(1);
    expect(await buildAt('2026-03-09T08:10:00')).toBe(0);
    expect((await log())[0]?.failures).toBe(2);
    // A week later the next one is due as well; the share comes back and gets both.
    expect(await buildAt('2026-03-16T08:00:00')).toBe(0);
    renameSync(join(outside, 'away'), folder);
    expect(await buildAt('2026-03-16T09:00:00')).toBe(2);
    expect(readdirSync(folder).map((name) => name.match(/\d{4}-\d\d-\d\d/)?.[0])).toEqual(['2026-03-09', '2026-03-16']);
    const built = await log();
    expect(built.map(({ periodStart, periodEnd, fault }) => [periodStart, periodEnd, fault])).toEqual(
      expect.arrayContaining([
        ['2026-03-02', '2026-03-08', 'folder_missing'],
        ['2026-03-09', '2026-03-15', 'folder_missing'],
      ]),
    );
    expect(await listNotices()).toEqual([]);
    expect(await buildAt('2026-03-16T10:00:00')).toBe(0);
  });

  it('gives up after thirty days, and forgets what failed when the schedule goes', async () => {
    const folder = join(outside, 'share');
    const schedule = await world.schedule({}, { folder });
    removeDir(folder);
    await buildAt(MONDAY);
    await buildAt('2026-04-09T08:00:00');
    const tries = async () => (await log()).map(({ periodEnd, failures }) => [periodEnd, failures]);
    const before = await tries();
    expect(before).toContainEqual(['2026-03-09', 1]);
    await world.call('reportSchedules.remove', { scheduleId: schedule.id });
    expect(await tries()).toEqual([]);
  });

  it('is refused when a schedule is made for one that cannot be made, or for one of ours', async () => {
    const save = (folder: string) => world.call('reportSchedules.save', { projectIds: [otherId], folder });
    await expect(save(join(outside, 'a', 'b'))).rejects.toMatchObject({
      code: 'CONFLICT',
      message: `The folder ${join(outside, 'a', 'b')} is not there and cannot be made: the folder above it is not there either.`,
    });
    writeFileSync(join(outside, 'file'), '');
    await expect(save(join(outside, 'file'))).rejects.toMatchObject({ code: 'CONFLICT' });
    for (const bad of ['reports', join(world.dataDir, 'logs'), world.dataDir])
      await expect(save(bad), bad).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(readdirSync(outside)).toEqual(['file']);
  });
});

describe('a crash between the file and its row', () => {
  it('leaves one file: the next look writes the same one and notes it', async () => {
    await world.schedule({}, {});
    const { storage } = world.core;
    const write = storage.write.bind(storage);
    let deaths = 1;
    storage.write = (async (command: unknown, input: never) => {
      if (command === saveBuilt && deaths-- > 0) throw new Error('killed');
      return write(command as never, input);
    }) as typeof storage.write;
    expect(await buildAt(MONDAY)).toBe(0);
    expect(await buildAt('2026-03-09T09:00:00')).toBe(1);
    expect(readdirSync(join(world.dataDir, 'reports'))).toHaveLength(1);
    expect(await log()).toMatchObject([{ failures: 1, said: 'killed' }]);
  });
});

describe('a report that somebody asks for', () => {
  it('goes into a folder in each format, and takes the place of the same one of the same days', async () => {
    const { projectId } = world;
    const folder = join(outside, 'now');
    const order = { projectId, formats: ['html' as const], folder };
    const { files, failed } = await world.call('reports.deliver', order);
    expect([files.length, failed]).toEqual([1, []]);
    await world.call('reports.deliver', order);
    await world.call('reports.deliver', { ...order, days: 7 });
    expect(readdirSync(folder)).toHaveLength(2);
    expect(await log()).toHaveLength(2);
  });
});
