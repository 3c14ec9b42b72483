/** A project that is saved as a file and opened in another folder says the same there, to the last digit. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { countDifferences } from '#main/core/doctor/recount.ts';
import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import { OPERATIONS } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { createEveryKind, EVERY_KIND_WINDOW } from '#support/every-kind.ts';
import { type FakeJudge, startFakeJudge } from '#support/fake-judge.ts';
import { APART, listComparedReads, readProject } from '#support/project-reads.ts';
import { DAY_MS } from '#support/test-clock.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let home: TestService;
let away: TestService;
let projectId: string;
let file: string;
let folder: string;
let judge: FakeJudge;
let known: ReadonlyMap<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-file-'));
  file = join(folder, 'client.sightline');
  home = await startTestService();
  away = await startTestService();
  judge = await startFakeJudge();
  process.env.OLLAMA_BASE_URL = judge.baseUrl;
  projectId = await createEveryKind(home);
  away.clock.set(home.clock.now());
  // What rules look at goes on by itself otherwise, in the one folder sooner than in the other.
  for (const { service } of [home, away]) service.core.upkeep.stop();
  await fillOther(away);
}, 240_000);
afterAll(async () => {
  await home?.close();
  await away?.close();
  await judge?.close();
  delete process.env.OLLAMA_BASE_URL;
  rmSync(folder, { recursive: true, force: true });
});

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

/** What is of a folder: which files lie where, what waits there for its owner, and the numbers of rows of its ledger. */
const OF_FOLDER: readonly (readonly [of: RegExp, what: RegExp])[] = [
  // Only from the beginning of a word: replies hold words of thousands of characters, and each would be tried from every one of them.
  [/^/, /(?<![\w-])[\w-]+\.(md|html)\b/g],
  [/^projects\.get /, /"scheduleHeld":true,/],
  [/^judge\.get /, /"problem":(null|"It waits: [^"]*")/],
  [/^money\.ledger /, /"id":"\d+"/g],
];

/** With what differs between folders taken out; everything else is the same. */
async function readReplies(service: TestService, id: string) {
  const { replies, refused } = await readProject(service, id, EVERY_KIND_WINDOW);
  expect(refused).toEqual([]);
  const toSame = (key: string, reply: string) =>
    OF_FOLDER.filter(([of]) => of.test(key)).reduce(
      (text, [, what]) => text.replace(what, ''),
      reply.replaceAll(service.dataDir, ''),
    );
  return new Map([...replies].map(([key, reply]) => [key, toSame(key, reply)]));
}

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

it('compares every public operation that reads, or says why not', () => {
  const compared: readonly string[] = [...listComparedReads(), ...Object.keys(APART)];
  const reading = (Object.values(OPERATIONS) as Operation[]).filter(({ http }) => http?.method === 'GET');
  expect(reading.map(({ name }) => name).filter((name) => !compared.includes(name))).toEqual([]);
});

it('says the same over every operation, with the same ids', async () => {
  const saved = await home.call('projectFiles.save', { projectId, path: file });
  expect(saved.answers).toBeGreaterThan(120);
  expect(await open(away)).toMatchObject({
    id: projectId,
    way: 'same',
    answers: saved.answers,
    scheduleHeld: true,
    judgeHeld: true,
  });
  known = await readReplies(home, projectId);
  expect(known.size).toBeGreaterThan(100);
  expect(listDifferences(known, await readReplies(away, projectId))).toEqual([]);
  expect(recount(away)).toBe(0);
}, 240_000);

it('names a project that is there already, and opens it beside with ids and figures of its own', async () => {
  await expect(open(away)).rejects.toThrow('is in this folder already');
  const copy = await open(away, { ifThere: 'beside' });
  expect(copy.way).toBe('beside');
  expect(copy.id).not.toBe(projectId);
  const input = { ...EVERY_KIND_WINDOW };
  const figures = async (id: string) => JSON.stringify(await away.call('metrics.summary', { projectId: id, ...input }));
  expect(await figures(copy.id)).toBe(await figures(projectId));
  const ids = new Set((await away.call('prompts.list', { projectId })).prompts.map(({ id }) => id));
  const { prompts } = await away.call('prompts.list', { projectId: copy.id });
  expect(prompts.length).toBeGreaterThan(0);
  expect(prompts.filter(({ id }) => ids.has(id))).toEqual([]);
  expect(recount(away)).toBe(0);
  expect((await away.call('system.doctor', { repair: false })).checks.filter(({ ok }) => !ok)).toEqual([]);
}, 240_000);

it('replaces what was changed meanwhile with what the file holds', { tags: 'long', timeout: 240_000 }, async () => {
  await away.call('projects.configure', { projectId, brandAliases: ['Something else'] });
  await away.importLines(projectId, [
    { prompt: 'New?', model: 'chatgpt', answeredAt: '2026-03-03T08:00:00Z', text: 'Take Something else.' },
  ]);
  expect(await open(away, { ifThere: 'replace' })).toMatchObject({ id: projectId, way: 'replace' });
  await expect.poll(() => away.call('projects.archived', {}), { timeout: 60_000 }).toEqual([]);
  expect(listDifferences(known, await readReplies(away, projectId))).toEqual([]);
  expect(recount(away)).toBe(0);
  expect((await away.call('projects.list', {})).filter(({ id }) => id === projectId)).toHaveLength(1);
});

it('keeps scheduled runs and reports waiting until somebody saves the schedule, also where it is asked by hand', async () => {
  for (const schedule of ['manual', 'daily'] as const) {
    await home.call('projects.configure', { projectId, schedule });
    await home.call('projectFiles.save', { projectId, path: file, replace: true });
    expect(await open(away, { ifThere: 'replace' })).toMatchObject({ scheduleHeld: true });
    away.clock.advance(8 * DAY_MS);
    expect(await away.service.core.reports.buildDue()).toBe(0);
    const settings = { schedule };
    expect(await away.call('projects.get', { projectId })).toMatchObject({
      settings,
      nextRunAt: null,
      scheduleHeld: true,
    });
    await away.call('projects.configure', { projectId, schedule });
    const { nextRunAt, scheduleHeld } = await away.call('projects.get', { projectId });
    expect({ hasNext: nextRunAt !== null, scheduleHeld }).toEqual({
      hasNext: schedule === 'daily',
      scheduleHeld: undefined,
    });
    expect(await away.service.core.reports.buildDue()).toBe(2);
  }
}, 240_000);
