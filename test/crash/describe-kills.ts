/**
 * `kill -9` at random points of everything that writes: runs, imports, packing, measuring again, migrations, backups, restores and
 * exports. SIGHTLINE_TEST_SEED says which points.
 */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { databasePath } from '#main/storage/data-folder.ts';
import { DEFAULT_ANSWER, type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { removeDir } from '#support/folder-service.ts';
import { buildKillWorld, countTwice, type KillWorld, listCommitted, openAgain } from '#support/kill-folders.ts';
import { type KillScenario, listScenarios } from '#support/kill-scenarios.ts';
import { listFaults } from '#support/queued-folder.ts';
import { seededChoice } from '#support/seeded-choice.ts';
import type { Program } from '#support/spawn-program.ts';

const choice = seededChoice(Number(process.env.SIGHTLINE_TEST_SEED ?? 1));
/** A server never ends by itself; its kills fall within this much of its work. */
const SERVER_MS = 1_000;
/** A kill that came after the end proves nothing: where all did, more come, each sooner. The last ones meet the first write. */
const MOST_MORE = 10;
/** On a busy machine the beginning can be seen so late that hardly anything is left to measure. */
const MIN_MS = 30;
/** A single kill comes within this much of its work. */
const BRIEF_MS = 150;
const isServer = (scenario: KillScenario) => scenario.name === 'a run';

let root: string;
let world: KillWorld;
let engine: FakeOpenAi;
let scenarios: KillScenario[];
let folders = 0;

/** So many kills of all programs together, at least one of each; of those with these names alone, if any. What is killed once is not timed before. */
export function describeKills(wanted: number, names?: readonly string[]): void {
  const planned = listScenarios({ baseUrl: '', requests: [] });
  const chosen = planned
    .map(({ name, share, needs = [] }, index) => ({ name, share, needs, index }))
    .filter(({ name }) => names?.includes(name) ?? true);

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'sightline-kills-'));
    engine = await startFakeOpenAi({ reply: { kind: 'slow', delayMs: 80, next: DEFAULT_ANSWER } });
    world = await buildKillWorld(root, new Set(chosen.flatMap(({ needs }) => needs)));
    scenarios = listScenarios(engine);
  });
  afterAll(async () => {
    await engine.close();
    removeDir(root);
  });

  describe.each(chosen)('$name', ({ share, index }) => {
    const kills = Math.max(1, Math.round((wanted * share) / 100));
    it(
      `killed ${kills} times keeps every committed answer once, with counts that equal a recount and a file that is whole`,
      async () => {
        const scenario = scenarios[index] as KillScenario;
        const timeMs = kills === 1 ? BRIEF_MS : await measure(scenario);
        let cutOff = 0;
        let made = 0;
        for (; made < kills; made++) if (await killOnce(scenario, timeMs)) cutOff++;
        for (let sooner = 1; cutOff === 0 && sooner <= MOST_MORE; sooner++, made++)
          if (await killOnce(scenario, timeMs / 2 ** sooner)) cutOff++;
        process.stdout.write(`${scenario.name}: ${made} kills, ${cutOff} of them before its end (${timeMs} ms)\n`);
        expect(cutOff).toBeGreaterThan(0);
        if (isServer(scenario)) await expectAskedOn(scenario);
      },
      120_000 + kills * 20_000,
    );
  });
}

/** How long it works when it is left alone, which tells where a kill hits it. */
async function measure(scenario: KillScenario): Promise<number> {
  if (isServer(scenario)) return SERVER_MS;
  const dir = scenario.folder(world, nextFolder());
  const program = scenario.begin(world, dir);
  await waitForWork(scenario, program, dir);
  const startedMs = performance.now();
  expect(await program.ended).toMatchObject({ code: 0 });
  const timeMs = Math.round(performance.now() - startedMs);
  expect(scenario.listWrong(dir, world)).toEqual([]);
  // Some kills come too late, so that the very end is met too.
  return Math.max(MIN_MS, Math.round(timeMs * 1.15));
}

/** True when the kill came before the end. */
async function killOnce(scenario: KillScenario, timeMs: number): Promise<boolean> {
  const dir = scenario.folder(world, nextFolder());
  const before = new Set(listCommitted(dir));
  const program = scenario.begin(world, dir);
  await waitForWork(scenario, program, dir, choice.next() < 0.25);
  await Promise.race([program.ended, sleep(timeMs * choice.next())]);
  for (const id of scenario.mayReplace ? [] : listCommitted(dir)) before.add(id);
  const isCutOff = program.child.exitCode === null && !scenario.isOver(dir);
  await program.kill();
  await openAgain(dir);
  const after = new Set(listCommitted(dir));
  if (!scenario.mayReplace) expect([...before].filter((id) => !after.has(id))).toEqual([]);
  expect(countTwice(dir)).toBe(0);
  expect(scenario.listWrong(dir, world)).toEqual([]);
  expect(await listFaults(dir)).toEqual([]);
  if (scenario.goOn) expect(await scenario.goOn(dir, world)).toEqual([]);
  if (!isServer(scenario)) removeDir(dir);
  return isCutOff;
}

/** A server that is started after the last kill goes on with the queue. */
async function expectAskedOn(scenario: KillScenario): Promise<void> {
  const dir = scenario.folder(world, nextFolder());
  const program = scenario.begin(world, dir);
  await waitForWork(scenario, program, dir);
  expect(scenario.hasBegun(dir)).toBe(true);
  await program.kill();
}

/** Most kills are to meet its work, a few what comes before: a log appears when a database is opened. */
async function waitForWork(scenario: KillScenario, program: Program, dir: string, isEarly = false): Promise<void> {
  const log = `${databasePath(dir)}-wal`;
  const hasBegun = () => (isEarly ? existsSync(log) : scenario.hasBegun(dir));
  while (!hasBegun() && program.child.exitCode === null) await sleep(4);
}

function nextFolder(): string {
  return join(root, `folder-${folders++}`);
}
