/**
 * Two months of a consultant's machine: four clients, sixty days of a moved clock, and all that goes wrong in them. SIGHTLINE_ZONES
 * names the zones, separated by commas (Europe/Berlin unless told otherwise).
 */
import { statSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listBackups } from '#main/storage/backup-files.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import { toDate } from '#shared/time/day.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { type Asked, type ConsultantMachine, startConsultantMachine } from '#support/consultant-machine.ts';
import { scheduleReports } from '#support/schedule-reports.ts';
import {
  ASLEEP,
  at,
  CAPPED,
  DOWN_LONG,
  DOWN_SHORT,
  JUMPING,
  LAST_DAY,
  MOVED,
  PITCH,
  planTrouble,
  QUESTIONS,
  REFUSING,
  WRONG_KEY,
} from '#support/two-months-calendar.ts';

const USED = ['chatgpt', 'gemini', 'perplexity'] as const;
const ZONES = (process.env.SIGHTLINE_ZONES ?? 'Europe/Berlin').split(',');

interface Look {
  atMs: number;
  notices: { kind: string; engine: string | null }[];
}

describe.each(ZONES)('two months in %s', (zone) => {
  let machine: ConsultantMachine;
  const projects = { daily: '', weekly: '', manual: '', pitch: '' };
  const looks: Look[] = [];
  const openPastDay: string[] = [];
  const statusChanges = new Map<string, { day: number; status: string }[]>();
  const backupShares: number[] = [];

  beforeAll(async () => {
    machine = await startConsultantMachine({
      zone,
      planStartMs: () => at(0, 20),
      questions: QUESTIONS,
    });
    machine.setTrouble(planTrouble);
    await machine.service.call('account.update', { timeZone: zone });
    projects.daily = await addProject('Kordiva', ['chatgpt', 'gemini', 'perplexity'], QUESTIONS.slice(0, 2));
    await configure(projects.daily, 'daily', '06:00');
    projects.weekly = await addProject('Brimlane', ['chatgpt', 'gemini'], QUESTIONS.slice(2, 3));
    await configure(projects.weekly, 'weekly', '07:00');
    projects.manual = await addProject('Oduvia', ['perplexity'], QUESTIONS.slice(3, 4));
    await configure(projects.manual, 'manual', '06:00');
    await scheduleReports(machine, projects.daily);
    await machine.settle();
    for (let day = 1; day <= LAST_DAY; day++) await liveDay(day);
  }, 600_000);
  afterAll(() => machine?.close());

  async function addProject(name: string, models: Engine[], questions: string[], pitch = {}): Promise<string> {
    const { call } = machine.service;
    const websiteUrl = `https://${name.toLowerCase()}.example`;
    const { id } = await call('projects.create', { name, language: 'en', websiteUrl, ...pitch });
    await call('projects.update', { projectId: id, models });
    for (const question of questions) {
      await call('prompts.create', { projectId: id, prompt: `${question}: which planning tool?` });
    }
    await machine.settle();
    return id;
  }

  async function configure(projectId: string, schedule: 'daily' | 'weekly' | 'manual', scheduleTime: string) {
    await machine.service.call('projects.configure', { projectId, schedule, scheduleTime, spreadMinutes: 0 });
  }

  /** A day as the machine sees it; most have a handful of looks. */
  async function liveDay(day: number): Promise<void> {
    if (day >= ASLEEP.from && day < ASLEEP.until) return;
    if (day === MOVED.from) machine.setZone(zone === 'Asia/Tokyo' ? 'America/Los_Angeles' : 'Asia/Tokyo');
    if (day === MOVED.until) machine.setZone(zone);
    await visit(at(day));
    await visit(at(day, 0, 31));
    await visit(at(day, 6));
    if (day === DOWN_SHORT) for (let minute = 1; minute <= 30; minute++) await visit(at(day, 6, minute));
    if (day >= DOWN_LONG.from && day < DOWN_LONG.until) {
      for (let half = 1; half < 35; half++) await visit(at(day, 6, half * 30));
    }
    if (day === JUMPING) for (const ahead of [3, -1, 1, 0]) await visit(at(day + ahead, 6, 20));
    await visit(at(day, 7));
    await actAt(day);
    await visit(at(day, 12));
    await visit(at(day, 23, 50));
    await look(day);
  }

  async function visit(ms: number): Promise<void> {
    await machine.goTo(ms);
    const notices = await machine.service.call('health.notices', {});
    looks.push({ atMs: ms, notices: notices.map(({ kind, engine }) => ({ kind, engine })) });
  }

  /** What the owner does in the morning. */
  async function actAt(day: number): Promise<void> {
    const { call } = machine.service;
    if (day === PITCH.madeOn) {
      const pitch = { isPitch: true, pitchDurationDays: PITCH.days } as const;
      projects.pitch = await addProject('Veltaro', ['chatgpt'], QUESTIONS.slice(4, 5), pitch);
    }
    if (day === PITCH.convertedOn) await call('projects.update', { projectId: projects.pitch, convertFromPitch: true });
    if (day === CAPPED.from || day === CAPPED.until)
      await call('money.setCap', { monthlyCapUsd: day === CAPPED.from ? 0.05 : null });
  }

  /** In the evening: runs of days that are over, tasks, backups. */
  async function look(day: number): Promise<void> {
    const open = machine.rows<{ slot: string; state: string }>(
      `SELECT slot, state FROM run WHERE state NOT IN ('finished', 'cancelled') AND ends_at <= ${machine.clock.now()}`,
    );
    openPastDay.push(...open.map(({ slot, state }) => `${slot} ${state} on day ${day}`));
    const tasks = machine.rows<{ id: number; status: string }>('SELECT id, status FROM task');
    for (const { id, status } of tasks) {
      const changes = statusChanges.get(String(id)) ?? [];
      statusChanges.set(String(id), changes);
      if (changes.at(-1)?.status !== status) changes.push({ day, status });
    }
    const saved = listBackups(machine.dataDir).reduce((sum, { bytes }) => sum + bytes, 0);
    backupShares.push(saved / statSync(databasePath(machine.dataDir)).size);
  }

  const answered = () => machine.asked.filter(({ trouble }) => (trouble ?? 'refusal') === 'refusal');
  const callsFor = (engine: Engine, question: string, from: number, until: number) =>
    machine.asked.filter(
      (asked) => asked.engine === engine && asked.question === question && asked.atMs >= from && asked.atMs < until,
    );

  it('asks no question of an engine twice on a day', () => {
    const counts = Map.groupBy(
      answered().filter(({ atMs }) => atMs > at(1, 12)),
      ({ engine, question, localDate }) => `${engine} ${question} ${localDate}`,
    );
    expect(
      [...counts]
        .filter(([, asked]) => asked.length > 1)
        .map(([key, asked]) => [key, ...asked.map(({ atMs }) => new Date(atMs).toISOString())]),
    ).toEqual([]);
  });

  it('asks in the first second of a month nothing of the month before', () => {
    const early = ({ atMs }: Asked) => [at(11), at(42)].includes(atMs);
    expect(machine.asked.filter(early)).toEqual([]);
  });

  it('makes up an outage of five minutes on the same day', () => {
    for (const question of QUESTIONS.slice(0, 2)) {
      const asked = callsFor('gemini', question, at(DOWN_SHORT), at(DOWN_SHORT + 1));
      expect(asked.filter(({ trouble }) => trouble === null)).toHaveLength(1);
    }
  });

  it('makes few calls while an engine is out for two days, and has its answers on the day after', () => {
    const calls = machine.asked.filter(({ engine, trouble }) => engine === 'gemini' && trouble === 'down-long');
    expect(calls.length).toBeLessThan(110);
    expect(callsFor('gemini', 'Question D1', at(8), at(9)).filter(({ trouble }) => trouble === null)).toHaveLength(1);
  });

  it('asks every day again once the cap is lifted, whatever clocks and zones do', () => {
    const quiet = [43, 44, 47, 48, 50, 54, 55, 56, 57, 58, 59, 60];
    for (const day of quiet) {
      const counts = USED.map((engine) => callsFor(engine, 'Question D1', at(day), at(day + 1)).length);
      expect([day, ...counts]).toEqual([day, 1, 1, 1]);
    }
    const weekly = callsFor('chatgpt', 'Question W1', at(CAPPED.until), at(LAST_DAY + 1));
    expect(weekly.map(({ localDate }) => localDate)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  });

  it('ends every run by the end of its day', () => {
    expect(openPastDay).toEqual([]);
  });

  it('asks a pitch that is converted once a day from then on, and not for the days before', () => {
    const days = machine.asked
      .filter(
        ({ question, atMs }) => question === 'Question P1' && atMs >= at(PITCH.madeOn + PITCH.days, 7) && atMs < at(12),
      )
      .map(({ localDate }) => localDate);
    expect(days).toEqual(['2026-09-30', '2026-10-01']);
  });

  it('says within the hour what is wrong, and stops saying it', () => {
    const kinds = (fromMs: number, toMs: number, engine: string | null) =>
      new Set(
        looks
          .filter(({ atMs }) => atMs >= fromMs && atMs <= toMs)
          .flatMap(({ notices }) => notices.filter((notice) => notice.engine === engine).map(({ kind }) => kind)),
      );
    expect([...kinds(at(6, 6, 30), at(6, 7), 'gemini')]).toContain('outage');
    expect([...kinds(at(8, 12), at(14), 'gemini')]).toEqual([]);
    expect([...kinds(at(REFUSING, 6), at(REFUSING, 7), 'chatgpt')]).toContain('refusals');
    expect([...kinds(at(REFUSING + 4), at(22), 'chatgpt')]).toEqual([]);
    expect([...kinds(at(1), at(CAPPED.from, 6), null)]).toEqual([]);
    expect([...kinds(at(CAPPED.from, 12), at(CAPPED.from + 1), null)]).toEqual(['cap']);
    expect([...kinds(at(CAPPED.until, 12), at(LAST_DAY + 1), null)]).toEqual([]);
    expect([...kinds(at(WRONG_KEY, 6), at(WRONG_KEY, 7), 'perplexity')]).toContain('refused_key');
    expect([...kinds(at(WRONG_KEY + 2), at(22), 'perplexity')]).toEqual([]);
  });

  it('builds reports of the local week and month before their slot', async () => {
    const { files } = await machine.service.call('reports.list', { projectId: projects.daily });
    for (const { name, periodStart, periodEnd, builtAt } of files) {
      const built = new Date(builtAt);
      if (name === 'Month') {
        const first = new Date(Date.UTC(built.getFullYear(), built.getMonth() - 1, 1));
        const last = new Date(Date.UTC(built.getFullYear(), built.getMonth(), 0));
        expect([periodStart, periodEnd]).toEqual([first, last].map((date) => date.toISOString().slice(0, 10)));
        continue;
      }
      const monday = new Date(Date.UTC(built.getFullYear(), built.getMonth(), built.getDate()));
      monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
      const day = monday.getTime() / 86_400_000;
      expect([periodStart, periodEnd]).toEqual([toDate(day - 7), toDate(day - 1)]);
    }
    // The first whole week and month that the project saw the end of, and then every one: that of the days asleep is built late.
    const starts = (wanted: string) =>
      files.flatMap(({ name, periodStart }) => (name === wanted ? [periodStart] : [])).toReversed();
    expect(starts('Month')).toEqual(['2026-09-01', '2026-10-01']);
    expect(starts('Week')).toEqual([
      '2026-09-14',
      '2026-09-21',
      '2026-09-28',
      '2026-10-05',
      '2026-10-12',
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
    ]);
  });

  it('counts what it asked on every day, to the last question', async () => {
    for (const projectId of [projects.daily, projects.weekly, projects.pitch]) {
      const { current } = await machine.service.get<Coverage>(
        `/projects/${projectId}/metrics/coverage?startDate=2026-09-20&endDate=2026-11-22`,
      );
      for (const sums of [current, ...current.days, ...current.byEngine]) {
        const excluded = sums.excluded.reduce((sum, { count }) => sum + count, 0);
        expect(sums.asked).toBe(sums.counted + sums.underWay + excluded);
        expect(sums.underWay).toBe(0);
      }
    }
  });

  it('has in its ledger what the engines counted, to the nano-dollar', () => {
    const usual = { chatgpt: 0.0385, gemini: 0.000031, perplexity: 0.0175 } as Record<string, number>;
    const expected = answered().reduce(
      (sum, { engine, trouble }) => sum + Math.round((trouble === 'refusal' ? 0.0185 : (usual[engine] ?? 0)) * 1e9),
      0,
    );
    const byEngine = machine.rows(
      'SELECT engine, outcome, count(*) AS calls, sum(cost_nano) AS nano FROM ledger GROUP BY 1, 2',
    );
    expect({ byEngine, total: machine.rows('SELECT sum(cost_nano) AS nano FROM ledger') }).toEqual({
      byEngine,
      total: [{ nano: expected }],
    });
  });

  it('opens and closes no task within days', () => {
    const flaps = [...statusChanges].filter(([, changes]) =>
      changes.some((change, index) => index > 1 && change.day - (changes[index - 1]?.day ?? 0) < 3),
    );
    expect(flaps).toEqual([]);
  });

  it('keeps its automatic backups within twice the data', () => {
    expect(Math.max(...backupShares)).toBeLessThanOrEqual(2);
  });

  it('is sound', async () => {
    expect((await machine.service.call('system.doctor', {})).ok).toBe(true);
  });
});

interface Sums {
  asked: number;
  counted: number;
  underWay: number;
  excluded: { reason: string; count: number }[];
}
interface Coverage {
  current: Sums & { days: Sums[]; byEngine: Sums[] };
}
