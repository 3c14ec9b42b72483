/** Rules about what is or is not the case: each fires where it is planted and nowhere else, once, as its trial says, in both languages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { noteFailedCall, noteOutcome } from '#main/core/health/note-call.ts';
import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import { ALERT_WORDS, describeAlert } from '#shared/alerts/describe-alert.ts';
import type { OperationInput } from '#shared/contract/index.ts';
import { addCalls } from '#support/add-calls.ts';
import { createClock, DAY_MS } from '#support/test-clock.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

type Condition = OperationInput<'alerts.try'>['condition'];

const FIRST_MS = Date.parse('2026-09-01T18:00:00Z');
const clock = createClock(FIRST_MS);

let test: TestService;
beforeAll(async () => {
  test = await startTestService({ clock });
  test.service.core.upkeep.stop();
});
afterAll(() => test?.close());

const look = () => test.service.core.alerts.look();

async function restart(): Promise<void> {
  await test.restart();
  test.service.core.upkeep.stop();
}

async function makeProject(name: string, models: OperationInput<'projects.update'>['models'] = ['chatgpt']) {
  const site = { name, language: 'en', websiteUrl: `https://${name.toLowerCase()}.example` };
  const { id: projectId } = await test.call('projects.create', site);
  await test.call('projects.configure', { projectId, schedule: 'manual' });
  await test.call('projects.update', { projectId, models });
  return projectId;
}

const watch = (projectId: string, condition: Condition) => test.call('alerts.create', { projectId, condition });

/** Oldest first, as a trial gives them. */
async function listFired(projectId: string) {
  const { firings } = await test.call('alerts.log', { projectId, limit: 1000 });
  return firings.reverse().map(({ day, facts }) => ({ day, facts }));
}

async function listTried(projectId: string, condition: Condition) {
  const { firings } = await test.call('alerts.try', { projectId, condition, days: 120 });
  return firings.map(({ day, facts }) => ({ day, facts }));
}

/** In English and German. */
function sayBoth({ facts }: Awaited<ReturnType<typeof listFired>>[number]): string[] {
  return [ALERT_WORDS.en, ALERT_WORDS.de].map((words) => describeAlert(facts, words).replaceAll('\u00a0', ' '));
}

/** `plant` on each day, and a look at the end of every third: days between are made up for. Once within them the service starts anew. */
async function watchDays(days: number, plant: (date: string, day: number) => void): Promise<void> {
  for (let day = 0; day < days; day++) {
    clock.advance(DAY_MS);
    plant(new Date(clock.now()).toISOString().slice(0, 10), day);
    if (day === Math.floor(days / 2)) await restart();
    if (day % 3 === 2 || day === days - 1) await look();
  }
  await look();
}

describe('an engine that brings no answer any more', () => {
  type Outcome = 'answer' | 'not_shown' | 'failed';

  function note(db: Connection, engine: string, outcomes: readonly Outcome[]): void {
    const place = { engine, route: `${engine}-route` };
    const answer = { kind: 'answer', isRefusal: false, isGrounded: true, engineVersion: null } as const;
    for (const outcome of outcomes) {
      const failure = { reason: 'timeout', message: 'It took too long.' } as const;
      if (outcome === 'failed') noteFailedCall(db, place, failure, clock.now());
      else noteOutcome(db, place, outcome === 'answer' ? answer : { kind: outcome }, 100, clock.now());
    }
  }

  it('fires on its second day, once however long it lasts, and again when it is blind anew', async () => {
    const planted = await makeProject('Brimlane', ['chatgpt', 'grok']);
    const empty = await makeProject('Brimletta', ['google_ai_mode']);
    const quiet = await makeProject('Brimlotto', ['perplexity', 'gemini']);
    for (const projectId of [planted, empty, quiet]) await watch(projectId, { kind: 'engine_blind' });
    await look();
    const db = new Connection(databasePath(test.dataDir));
    await watchDays(60, (_, day) => {
      // Blind from the 11th day to the 50th, and from the 56th on. Grok is asked weekly and fails in its third and fourth week.
      const isBlind = (day >= 10 && day < 50) || day >= 55;
      note(db, 'chatgpt', isBlind ? ['failed', 'failed'] : ['answer', 'failed']);
      if (day % 7 === 0) note(db, 'grok', [day === 14 || day === 21 ? 'failed' : 'answer']);
      note(db, 'google_ai_mode', Array(5).fill(day < 20 ? 'answer' : 'not_shown'));
      // Bad days that are not two, and a surface that has little to show.
      note(db, 'perplexity', day % 5 === 4 ? ['failed', 'not_shown'] : ['answer', 'not_shown']);
      note(db, 'gemini', day % 9 < 3 ? ['not_shown'] : ['answer']);
    });
    db.close();
    const condition: Condition = { kind: 'engine_blind' };
    const [fired, others, none] = await Promise.all([planted, empty, quiet].map(listFired));
    expect(fired).toEqual([
      { day: '2026-09-13', facts: { kind: 'engine_blind', engine: 'chatgpt', since: '2026-09-12', reason: 'timeout' } },
      { day: '2026-09-23', facts: { kind: 'engine_blind', engine: 'grok', since: '2026-09-16', reason: 'timeout' } },
      { day: '2026-10-28', facts: { kind: 'engine_blind', engine: 'chatgpt', since: '2026-10-27', reason: 'timeout' } },
    ]);
    expect(others).toEqual([
      {
        day: '2026-09-23',
        facts: { kind: 'engine_blind', engine: 'google_ai_mode', since: '2026-09-22', reason: null },
      },
    ]);
    expect(none).toEqual([]);
    clock.advance(DAY_MS);
    expect(await Promise.all([planted, empty, quiet].map((id) => listTried(id, condition)))).toEqual([
      fired,
      others,
      none,
    ]);
    expect(sayBoth(fired![0]!)).toEqual([
      'ChatGPT has brought no answer since 12 Sept 2026.',
      'ChatGPT hat seit dem 12.09.2026 keine Antwort gebracht.',
    ]);
  });
});

describe('a cap that is near', () => {
  const CALLS_USD = 0.428500002;

  it('fires once a month and cap, at the share that is set and where the pace of whole weeks passes it', async () => {
    clock.set(Date.parse('2027-01-01T18:00:00Z'));
    const planted = await makeProject('Zentro');
    const weekly = await makeProject('Zentra');
    const uncapped = await makeProject('Zentru');
    const condition: Condition = { kind: 'cap_near', percent: 80 };
    for (const projectId of [planted, weekly, uncapped]) await watch(projectId, condition);
    for (const projectId of [planted, weekly]) await test.call('money.setCap', { projectId, monthlyCapUsd: 10 });
    await look();
    await watchDays(49, (date) => {
      const [month, day] = [date.slice(0, 7), Number(date.slice(8))];
      for (const projectId of [planted, uncapped]) if (day <= 20) addCalls(test.dataDir, projectId, [month], 1, day);
      // All of a week's money on its Tuesday, and half of the cap in a month.
      if (new Date(date).getUTCDay() === 2) addCalls(test.dataDir, weekly, [month], 3, day);
    });
    const fired = await listFired(planted);
    const near = (day: string, calls: number, forecastUsd: number) => ({
      day,
      facts: {
        ...{ kind: 'cap_near', month: day.slice(0, 7), capUsd: 10, usedUsd: expect.closeTo(calls * CALLS_USD) },
        forecastUsd: expect.closeTo(forecastUsd),
      },
    });
    expect(fired).toEqual([
      // The first week is over: 8 calls, and 7 in seven days for the 22 that are left.
      near('2027-01-09', 8, 30 * CALLS_USD),
      near('2027-01-20', 19, 30 * CALLS_USD),
      // Of the four weeks before, some days of the January were without calls.
      near('2027-02-17', 17, (17 + (11 * 17) / 28) * CALLS_USD),
      near('2027-02-19', 19, (19 + (9 * 19) / 28) * CALLS_USD),
    ]);
    expect(await Promise.all([weekly, uncapped].map(listFired))).toEqual([[], []]);
    clock.advance(DAY_MS);
    expect(await listTried(planted, condition)).toEqual(fired);
    expect(await Promise.all([weekly, uncapped].map((id) => listTried(id, condition)))).toEqual([[], []]);
    expect(sayBoth(fired[0]!)).toEqual([
      'US$3.43 of the monthly cap of US$10.00 is spent; at this pace the month comes to US$12.86.',
      '3,43 $ der monatlichen Kostengrenze von 10,00 $ sind ausgegeben; in diesem Tempo werden es 12,86 $ im Monat.',
    ]);
    // Who raises it is told again.
    await test.call('money.setCap', { projectId: planted, monthlyCapUsd: 11 });
    addCalls(test.dataDir, planted, ['2027-02'], 2, 20);
    await look();
    await look();
    expect((await listFired(planted)).slice(4)).toMatchObject([{ facts: { capUsd: 11 } }]);
  });
});

describe('a name that recurs', () => {
  const names = (count: number, name: string, from: number) =>
    Array.from({ length: count }, (_, at) => ({
      prompt: `Which kettle is best for case ${at % 4}?`,
      model: 'chatgpt',
      language: 'en',
      answeredAt: new Date(clock.now() - (from + at) * 1000).toISOString(),
      text: `These stand out:\n\n1. **${name}** boils fast.\n2. **Rivalo** is quiet.\n`,
    }));

  it('fires once it was put forward often enough, without anybody looking at the screen, and for nothing that is known', async () => {
    const projectId = await makeProject('Brimlasso');
    await test.call('competitors.add', { projectId, name: 'Rivalo' });
    await test.importLines(projectId, names(6, 'Oldtimo', 0));
    await watch(projectId, { kind: 'new_competitor', answers: 5 });
    // What is there already is known, and so is a tracked name with a word more.
    await look();
    await test.importLines(projectId, [...names(4, 'Quellano', 100), ...names(9, 'Rivalo Pro', 200)]);
    await look();
    expect(await listFired(projectId)).toEqual([]);
    await test.importLines(projectId, names(1, 'Quellano', 300));
    await look();
    await restart();
    await test.importLines(projectId, names(3, 'Quellano', 400));
    await look();
    const fired = await listFired(projectId);
    expect(fired.map(({ facts }) => facts)).toEqual([{ kind: 'new_competitor', name: 'Quellano', answers: 5 }]);
    expect(sayBoth(fired[0]!)).toEqual([
      'Quellano is not tracked and was put forward in 5 answers.',
      'Quellano wird nicht beobachtet und wurde in 5 Antworten empfohlen.',
    ]);
    const tried = await test.call('alerts.try', { projectId, condition: { kind: 'new_competitor' }, days: 9 });
    expect(tried).toMatchObject({ hasHistory: false, firings: [] });
  });
});
