/** A project that is saved as a file and opened in another folder says the same there, to the last digit. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { countDifferences } from '#main/core/doctor/recount.ts';
import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import { readProject } from '#support/project-reads.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

const WINDOW = { startDate: '2026-02-01', endDate: '2026-03-10' };
let home: TestService;
let away: TestService;
let projectId: string;
let file: string;
let folder: string;
let known: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-file-'));
  file = join(folder, 'client.sightline');
  home = await startTestService();
  projectId = await createProject(home);
  await fill(home, projectId);
  away = await startTestService();
  await fillOther(away);
}, 240_000);
afterAll(async () => {
  await home?.close();
  await away?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asked twice on the simulated engines, so that there are runs, and answers in packs. */
async function createProject(service: TestService): Promise<string> {
  const { id } = await service.call('projects.setUp', {
    ...{ name: 'Kordiva', websiteUrl: 'https://kordiva.example', language: 'en', environment: 'test' },
    models: ['chatgpt', 'gemini', 'perplexity'],
    prompts: [{ prompt: 'Which planning board suits a small team?' }, { prompt: 'Kordiva or Veltaro?' }],
  });
  await service.call('competitors.add', { projectId: id, name: 'Veltaro', domain: 'veltaro.example' });
  await service.call('competitors.add', { projectId: id, name: 'Mapkin', domain: 'mapkin.example' });
  await service.call('runs.start', { projectId: id });
  while ((await service.call('runs.list', { projectId: id })).some(({ state }) => state !== 'finished'))
    await sleep(20);
  await service.importLines(
    id,
    Array.from({ length: 120 }, (_, at) => ({
      prompt: `Which tool is number ${at % 3}?`,
      model: at % 2 === 0 ? 'chatgpt' : 'claude',
      answeredAt: new Date(Date.UTC(2026, 1, 1 + (at % 36), at % 24)).toISOString(),
      text:
        at % 4 === 0
          ? '- **Veltaro** is slow\n- **Mapkin**, and Oduvia'
          : `Take **Kordiva**, it is excellent, or Oduvia. ${at}`,
      sources: [
        { url: `https://place${at % 7}.example/best` },
        ...(at % 4 === 0 ? [] : [{ url: 'https://kordiva.example/' }]),
      ],
      fanOutQueries: [`best board ${at % 5}`],
    })),
  );
  return id;
}

/** Something of every kind that a project may have. */
async function fill(service: TestService, id: string): Promise<void> {
  const { prompts } = await service.call('prompts.list', { projectId: id });
  const { brands } = await service.call('competitors.tracked', { projectId: id });
  const { answers } = await service.call('answers.list', { projectId: id, mentioned: true });
  const { mentions } = await service.call('answers.get', { projectId: id, answerId: answers[0]!.id });
  const own = brands[0]!;
  await service.call('opinions.override', {
    projectId: id,
    answerId: answers[0]!.id,
    brandId: mentions[0]!.brandId,
    opinion: 'negative',
    reason: 'Read.',
  });
  await service.call('sources.classify', { projectId: id, domain: 'place1.example', sourceType: 'editorial' });
  await service.call('baselines.create', {
    projectId: id,
    name: 'Day zero',
    startDate: '2026-02-10',
    endDate: '2026-02-20',
  });
  await service.call('competitors.star', { projectId: id, competitorId: brands[1]!.id, isStarred: true });
  await service.call('interventions.create', {
    projectId: id,
    name: 'A page',
    date: '2026-03-01',
    promptIds: [prompts[0]!.id],
  });
  await service.call('projects.configure', { projectId: id, brandAliases: [`${own.name} Cloud`], schedule: 'manual' });
  await service.call('attribution.create', {
    projectId: id,
    channelId: 'referral',
    dealValue: 300,
    dealCurrency: 'USD',
  });
  await service.call('reports.create', { projectId: id, name: 'Monthly' });
  const { reports } = await service.call('reports.list', { projectId: id });
  await service.call('reports.buildFile', { projectId: id, reportId: reports[0]!.id, format: 'md' });
  await service.call('reportTemplates.create', { projectId: id, reportId: reports[0]!.id, name: 'Monday' });
  await service.importLines(id, [
    {
      prompt: 'Imported?',
      model: 'chatgpt',
      answeredAt: '2026-03-02T08:00:00Z',
      text: `Take **${own.name}**.`,
      sources: [{ url: 'https://askbarn.example/boards' }],
      fanOutQueries: ['best boards'],
    },
  ]);
  await service.call('answers.add', {
    projectId: id,
    prompt: 'Seen?',
    language: 'en',
    model: 'gemini',
    text: `- **${own.name}**`,
    note: 'Seen at a client',
  });
  await service.call('sources.outreach', { projectId: id, domain: 'place2.example', ...WINDOW });
  await service.call('tasks.evaluate', { projectId: id });
  const { tasks } = await service.call('tasks.list', { projectId: id });
  for (const name of ['competitors.suggestions', 'competitors.ghosts'] as const)
    while (!(await service.call(name, { projectId: id })).isComplete) await sleep(50);
  await service.call('tasks.update', { projectId: id, taskId: tasks[0]!.id, status: 'in_progress' });
}

/** Another project, so that every row gets another number than it had. */
async function fillOther(service: TestService): Promise<void> {
  const { id } = await service.call('projects.create', {
    name: 'Other',
    language: 'en',
    websiteUrl: 'https://other.example',
  });
  await service.call('competitors.add', { projectId: id, name: 'Rival', domain: 'rival.example' });
  await service.importLines(
    id,
    Array.from({ length: 30 }, (_, day) => ({
      prompt: `Question ${day % 3}?`,
      model: 'claude',
      answeredAt: new Date(Date.UTC(2026, 1, 1 + day)).toISOString(),
      text: `Take Other, not Rival. Day ${day}.`,
      sources: [{ url: `https://place${day}.example/` }],
      fanOutQueries: [`query ${day}`],
    })),
  );
}

function recount(service: TestService): number {
  const db = new Connection(databasePath(service.dataDir), { readonly: true });
  try {
    return countDifferences(db);
  } finally {
    db.close();
  }
}

/** Of a replaced project, whose files are still there while the new ones come. */
const REPORT_FILE = /[\w-]+\.md\b/g;

/** Folders differ, and names of files in them may; everything else does not. */
const replies = async (service: TestService, id: string) =>
  new Map(
    [...(await readProject(service, id, WINDOW))].map(([key, reply]) => [
      key,
      reply.replaceAll(service.dataDir, '').replaceAll(REPORT_FILE, ''),
    ]),
  );

/** What each side says where they begin to differ. */
function listDifferences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...before].flatMap(([key, reply]) => {
    const other = after.get(key) ?? '(nothing)';
    if (other === reply) return [];
    let at = 0;
    while (reply[at] === other[at]) at++;
    const around = (text: string) => text.slice(Math.max(0, at - 90), at + 60);
    return [`${key.slice(0, 120)}\n  ${around(reply)}\n  ${around(other)}`];
  });
}

const open = (service: TestService, input: object = {}) => service.call('projectFiles.open', { path: file, ...input });

it('says the same over every operation, with the same ids', async () => {
  const saved = await home.call('projectFiles.save', { projectId, path: file });
  expect(saved.answers).toBeGreaterThan(120);
  expect(await open(away)).toMatchObject({ id: projectId, way: 'same', answers: saved.answers, scheduleHeld: false });
  known = await replies(home, projectId);
  expect(known.size).toBeGreaterThan(100);
  expect(listDifferences(known, await replies(away, projectId))).toEqual([]);
  expect(recount(away)).toBe(0);
}, 240_000);

it('names a project that is there already, and opens it beside with ids and figures of its own', async () => {
  await expect(open(away)).rejects.toThrow('is in this folder already');
  const copy = await open(away, { ifThere: 'beside' });
  expect(copy.way).toBe('beside');
  expect(copy.id).not.toBe(projectId);
  const input = { startDate: WINDOW.startDate, endDate: WINDOW.endDate };
  const figures = async (id: string) => JSON.stringify(await away.call('metrics.summary', { projectId: id, ...input }));
  expect(await figures(copy.id)).toBe(await figures(projectId));
  const ids = new Set((await away.call('prompts.list', { projectId })).prompts.map(({ id }) => id));
  const { prompts } = await away.call('prompts.list', { projectId: copy.id });
  expect(prompts.length).toBeGreaterThan(0);
  expect(prompts.filter(({ id }) => ids.has(id))).toEqual([]);
  expect(recount(away)).toBe(0);
  expect((await away.call('system.doctor', { repair: false })).checks.filter(({ ok }) => !ok)).toEqual([]);
}, 240_000);

it('replaces what was changed meanwhile with what the file holds', async () => {
  await away.call('projects.configure', { projectId, brandAliases: ['Something else'] });
  await away.importLines(projectId, [
    { prompt: 'New?', model: 'chatgpt', answeredAt: '2026-03-03T08:00:00Z', text: 'Take Something else.' },
  ]);
  expect(await open(away, { ifThere: 'replace' })).toMatchObject({ id: projectId, way: 'replace' });
  await expect.poll(() => away.call('projects.archived', {}), { timeout: 60_000 }).toEqual([]);
  expect(listDifferences(known, await replies(away, projectId))).toEqual([]);
  expect(recount(away)).toBe(0);
  expect((await away.call('projects.list', {})).filter(({ id }) => id === projectId)).toHaveLength(1);
}, 240_000);

it('keeps a schedule waiting until somebody saves it', async () => {
  await home.call('projects.configure', { projectId, schedule: 'daily' });
  await home.call('projectFiles.save', { projectId, path: file, replace: true });
  expect(await open(away, { ifThere: 'replace' })).toMatchObject({ scheduleHeld: true });
  expect(await away.call('projects.get', { projectId })).toMatchObject({
    settings: { schedule: 'daily' },
    nextRunAt: null,
  });
  await away.call('projects.configure', { projectId, schedule: 'daily' });
  expect((await away.call('projects.get', { projectId })).nextRunAt).not.toBeNull();
}, 240_000);
