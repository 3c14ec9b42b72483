/**
 * A whole day of all ten engines on their own wires: one is down, one asks for fewer calls, one drifts, one refuses its key, one
 * breaks off midway, one shows nothing, one is slow, and the laptop sleeps. The real service, real HTTP, a clock that is moved.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { type LiveProject, startLiveProject, waitFor } from '#support/live-project.ts';
import { startTenEngines, type TenEngines, toJson, toRecorded } from '#support/ten-engines.ts';

const PROMPTS = 3;
const SLOTS = ENGINES.length * PROMPTS;
const CAP_USD = 12;
const HEALTHY: readonly Engine[] = ['gemini', 'google_ai_mode', 'copilot'];
const MINUTE_MS = 60_000;

/** Local time of 10 March, as schedules are set in it. */
const at = (hour: number, minute = 0) => new Date(2026, 2, 10, hour, minute).toISOString();

let live: LiveProject;
let engines: TenEngines;
let mostCountedUsd = 0;
let db: Database.Database;
let watch: NodeJS.Timeout;

beforeEach(async () => {
  engines = await startTenEngines();
  live = await startLiveProject({ models: ['chatgpt'], date: at(4), hasThreads: true });
  Object.assign(process.env, engines.env);
  const { projectId, service } = live;
  await service.call('projects.update', { projectId, models: [...ENGINES] });
  await service.call('money.setCap', { monthlyCapUsd: CAP_USD });
  await service.call('projects.configure', { projectId, schedule: 'daily', scheduleTime: '06:00', spreadMinutes: 30 });
  mostCountedUsd = 0;
  db = new Database(`${live.dataDir}/sightline.db`, { readonly: true });
  const counted = db.prepare('SELECT coalesce(sum(counted_nano), 0) / 1e9 FROM ledger').pluck();
  watch = setInterval(() => {
    mostCountedUsd = Math.max(mostCountedUsd, counted.get() as number);
  }, 40);
});
afterEach(async () => {
  clearInterval(watch);
  db.close();
  await live.close();
  await engines.close();
  for (const name of Object.keys(engines.env)) delete process.env[name];
});

const readUsd = (column: string) =>
  live.rows<{ usd: number }>(`SELECT coalesce(sum(${column}), 0) / 1e9 AS usd FROM ledger`)[0]?.usd ?? 0;
const listRuns = () => live.service.call('runs.list', { projectId: live.projectId });
const countAsked = (engine: Engine, from = 0) => engines.requestsOf(engine).length - from;

interface Slot {
  engine: Engine;
  state: string;
  outcome: string | null;
  message: string | null;
}

/** Of the runs of a slot: what is retried on a later day is asked for its run alone. */
const listSlots = (slot: string) =>
  live.rows<Slot>(
    `SELECT engine, job.state AS state, outcome, message FROM job JOIN run ON run.id = run_id WHERE run.slot = '${slot}' ORDER BY engine, job.id`,
  );
const describeSlots = (slot: string) =>
  Object.fromEntries(
    ENGINES.map((engine) => [
      engine,
      listSlots(slot)
        .filter((job) => job.engine === engine)
        .map(({ state, outcome }) => `${state} ${outcome}`)
        .join(', '),
    ]),
  );
const thrice = (text: string) => Array.from({ length: PROMPTS }, () => text).join(', ');

/** Lets the waits of retries pass, never faster than the service looks. */
async function passTime(slot: string): Promise<Slot[]> {
  live.clock.leap(4 * MINUTE_MS);
  await sleep(300);
  return listSlots(slot).filter(({ state }) => state === 'queued' || state === 'leased' || state === 'received');
}

/** The first morning: every engine answers, and what a call costs is known. */
async function askAllOnce(): Promise<void> {
  for (let index = 0; index < PROMPTS; index++) {
    await live.service.call('prompts.create', { projectId: live.projectId, prompt: `Question ${index}?` });
  }
  await waitFor(
    'the first answers',
    () => listSlots('new').filter(({ state }) => state === 'done').length,
    (done) => done === SLOTS,
    40_000,
  );
}

function misbehave(): void {
  engines.setBehaviour('chatgpt', () => toJson(503, '{"error":{"message":"Down."}}'));
  engines.setBehaviour('grok', (index) =>
    index % 2 === 1 ? toJson(429, '{"error":{"message":"Slow down."}}', { 'retry-after': '20' }) : null,
  );
  engines.setBehaviour('deepseek', () =>
    toJson(200, '{"parts":[{"words":"a new shape"}],"usage":{"input_tokens":1000,"output_tokens":100}}'),
  );
  engines.setBehaviour('perplexity', () => toJson(401, '{"error":{"message":"Unknown key."}}'));
  engines.setBehaviour('claude', (index) =>
    index === PROMPTS
      ? toRecorded('anthropic-messages/paused-1')
      : index === PROMPTS + 1
        ? toJson(529, '{"type":"error","error":{"type":"overloaded_error","message":"Busy."}}')
        : null,
  );
  engines.setBehaviour('ai_overview', () => toRecorded('serpapi/overview-none'));
  engines.setBehaviour('mistral', () => ({
    kind: 'slow',
    delayMs: 1_500,
    next: toRecorded('mistral-conversations/answer-with-search'),
  }));
}

it('ends with every slot answered or saying why, no engine slowed by another, and the cap never passed', async () => {
  await askAllOnce();
  misbehave();
  const before = new Map(ENGINES.map((engine) => [engine, countAsked(engine)]));

  // The window opens at six; ten minutes into it the lid closes, and opens again at nine with all that is left due.
  live.clock.set(at(6));
  await waitFor('the run of the day', listRuns, (runs) => runs[0]?.slot === '2026-03-10');
  live.clock.set(at(6, 10));
  await sleep(1_500);
  live.clock.set(at(9));
  const wokeAt = Date.now();
  await waitFor(
    'the healthy engines',
    () => HEALTHY.map((engine) => countAsked(engine, before.get(engine))),
    (counts) => counts.every((count) => count === PROMPTS),
    10_000,
  );
  // A slow engine, a refused key and a server that is down were asked meanwhile: none of that is felt here.
  expect(Date.now() - wokeAt).toBeLessThan(6_000);

  await waitFor(
    'the end of the day',
    () => passTime('2026-03-10'),
    (open) => open.length === 0,
    90_000,
  );
  expect(describeSlots('2026-03-10')).toEqual({
    chatgpt: thrice('failed overloaded'),
    perplexity: thrice('failed auth'),
    ai_overview: thrice('done not_shown'),
    google_ai_mode: thrice('done answer'),
    copilot: thrice('done answer'),
    claude: thrice('done answer'),
    gemini: thrice('done answer'),
    grok: thrice('done answer'),
    mistral: thrice('done answer'),
    deepseek: thrice('failed schema_drift'),
  });
  for (const { state, message } of listSlots('2026-03-10')) {
    if (state !== 'done') expect(message).toMatch(/\w{3,}/);
  }
  for (const engine of HEALTHY) expect(countAsked(engine, before.get(engine))).toBe(PROMPTS);
  expect(countAsked('deepseek', before.get('deepseek'))).toBe(PROMPTS);
  expect(countAsked('grok', before.get('grok'))).toBeGreaterThan(PROMPTS);

  // Each slot's last call is in the ledger, and so are the part that broke off and the replies that nobody could read.
  const ledger = live.rows<{ engine: string; outcome: string; basis: string; calls: number }>(
    `SELECT engine, outcome, basis, count(*) AS calls FROM ledger WHERE engine IN ('claude', 'deepseek', 'chatgpt', 'perplexity')
       AND started_at >= ${Date.parse(at(6))} GROUP BY 1, 2, 3 ORDER BY 1, 2`,
  );
  expect(ledger).toEqual([
    { engine: 'claude', outcome: 'answer', basis: 'estimated', calls: 3 },
    { engine: 'claude', outcome: 'overloaded', basis: 'estimated', calls: 1 },
    { engine: 'deepseek', outcome: 'schema_drift', basis: 'estimated', calls: 3 },
  ]);
  const notices = await live.service.call('health.notices', {});
  expect(notices.map(({ kind, engine }) => `${kind} ${engine}`)).toEqual(
    expect.arrayContaining(['refused_key perplexity', 'schema_drift deepseek']),
  );

  // Everything is fixed, and the run is retried: each slot gets its one answer.
  for (const engine of ENGINES) engines.setBehaviour(engine, null);
  const [run] = await listRuns();
  await live.service.call('runs.retry', { runId: run?.id ?? '' });
  await waitFor(
    'the retry',
    () => passTime('2026-03-10'),
    (open) => open.length === 0,
    60_000,
  );
  expect(new Set(listSlots('2026-03-10').map(({ state }) => state))).toEqual(new Set(['done']));
  expect(live.rows('SELECT count(*) AS n, count(DISTINCT job_id) AS jobs FROM answer')).toEqual([
    { n: 2 * SLOTS - PROMPTS, jobs: 2 * SLOTS - PROMPTS },
  ]);

  // In the evening little is left under the cap: what does not fit waits and says so.
  await live.service.call('money.setCap', { monthlyCapUsd: readUsd('counted_nano') + 0.4 });
  const lowCapUsd = readUsd('counted_nano') + 0.4;
  const { id } = await live.service.call('runs.start', { projectId: live.projectId });
  const evening = await waitFor(
    'the evening',
    () => live.service.call('runs.get', { runId: id }),
    ({ jobs }) => jobs.queued + jobs.running === 0,
    40_000,
  );
  expect(evening.jobs.waiting).toBeGreaterThan(0);
  expect(evening.jobs.done + evening.jobs.waiting).toBe(SLOTS);
  for (const { reason, message } of evening.problems) {
    expect([reason, message]).toEqual(['cap', expect.stringContaining('The monthly cap of')]);
  }
  expect(readUsd('counted_nano')).toBeLessThanOrEqual(lowCapUsd);
  expect(mostCountedUsd).toBeLessThanOrEqual(CAP_USD);
  expect((await live.service.call('system.doctor', {})).ok).toBe(true);
}, 300_000);
