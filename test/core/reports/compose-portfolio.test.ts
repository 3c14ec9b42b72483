/** A report over all clients: its figures are those of the portfolio, live and simulated apart, in both languages and all formats that need no browser. */
import { expect, it } from 'vitest';

import { writeHtml } from '#main/core/reports/html/write-html.ts';
import { composePortfolio } from '#main/core/reports/portfolio/compose-portfolio.ts';
import { NOTICE_KINDS } from '#shared/contract/health.ts';
import type { OperationOutput } from '#shared/contract/index.ts';

type Portfolio = OperationOutput<'portfolio.list'>;
type Row = Portfolio['projects'][number];

const INTERVAL = { n: 100, prompts: 10, repeat: [40, 60], brand: [35, 65] } as Row['visibility']['interval'];
const verdictOf = (verdict: Row['visibility']['verdict']['verdict'], pValue: number) =>
  ({ verdict, repeat: [1, 9], brand: [1, 9], pValue }) as Row['visibility']['verdict'];

function make(name: string, fields: Partial<Row> = {}): Row {
  return {
    ...{ id: name, name, domain: '', websiteUrl: '', isDefault: false, language: 'en', models: [], isPitch: false },
    ...{
      environment: 'live',
      labels: [],
      createdAt: '',
      pitchEndsAt: null,
      pitchDaysLeft: null,
      answers: 100,
      prompts: 10,
    },
    ...{ comparedStart: null, comparedEnd: null, troubles: [], tasks: { open: 2, inProgress: 1 }, nextRunAt: null },
    ...{ nextReport: null, dayZero: null },
    spend: { usedUsd: 4, underWayUsd: 0, monthlyCapUsd: 20, leftUsd: 16, waitingJobs: 0 },
    visibility: {
      ...{ rate: 50, interval: INTERVAL, previous: 45, change: 5, verdict: verdictOf('real', 0.0001), days: [] },
    },
    ...fields,
  };
}

const SUMS = { clients: 2, pitches: 1, answers: 300, inTrouble: 1, openTasks: 9, usedUsd: 12 };
const NOBODY = { clients: 0, pitches: 0, answers: 0, inTrouble: 0, openTasks: 0, usedUsd: 0 };

const PORTFOLIO: Portfolio = {
  ...{ periodStart: '2026-02-08', periodEnd: '2026-03-09', month: '2026-03', labels: [] },
  projects: [
    make('Alder'),
    make('Birch', {
      visibility: { ...make('').visibility, change: -5, verdict: verdictOf('within_noise', 0.6) },
      troubles: [
        {
          model: 'chatgpt',
          kind: 'left_out',
          severity: 'error',
          reason: 'no_key',
          message: '',
          noticeId: null,
          questions: 3,
          since: null,
        },
      ],
    }),
    make('Cedar', { isPitch: true, pitchDaysLeft: 3, pitchExpiredAt: null }),
    make('Dogwood', { environment: 'test', spend: null, answers: 40 }),
  ],
  sums: { live: SUMS, test: { ...NOBODY, clients: 1, answers: 40 } },
  pagination: { page: 1, limit: 1000, total: 4, hasMore: false },
};

const compose = (language: 'en' | 'de' = 'en') =>
  composePortfolio(PORTFOLIO, { language, isAgainstDayZero: false, builtAtMs: Date.UTC(2026, 2, 10, 12) });

it('has the figures of the portfolio as they are', () => {
  const { parts, answers, isSimulated } = compose();
  expect(parts.map(({ id }) => id)).toEqual(['state', 'trouble', 'work', 'pitches']);
  const [state, trouble, work, pitches] = parts;
  expect(state?.data?.rows[0]).toEqual(['Alder', '', null, 50, [35, 65], 5, 'real', 100]);
  expect(state?.message).toBe('3 rose and 0 fell beyond chance; 1 did not, or has too few answers to tell.');
  expect(trouble?.data?.rows).toEqual([['Birch', 'ChatGPT', 'no key', null]]);
  expect(work?.message).toBe('9 tasks are due; US$12 spent this month.');
  expect(pitches?.message).toBe('1 pitch is open.');
  expect(pitches?.data?.rows).toEqual([['Cedar', 3, null, 50]]);
  // Of live projects alone: simulated answers are in no sum.
  expect([answers, isSimulated]).toEqual(['300 answers', false]);
});

it('says which projects are simulated, in the language of the report', () => {
  const [warning] = compose().lead;
  expect(JSON.stringify(warning)).toContain('1 client in this report is simulated');
  expect(compose().parts[0]?.data?.rows[3]?.[2]).toBe('yes');
  expect(compose('de')).toMatchObject({ title: 'Alle Kunden', comparedWith: 'den Tagen davor' });
  expect(writeHtml(compose('de'))).toContain('Wer ist sichtbar?');
});

const NOTICE = { kind: 'notice', severity: 'error', message: '', noticeId: 'n', questions: null, since: null } as const;

it('says why an engine is in trouble in words of the report, whatever tells it', () => {
  for (const language of ['en', 'de'] as const) {
    const troubles = NOTICE_KINDS.map((reason) => ({ ...NOTICE, model: 'gemini' as const, reason }));
    const portfolio = { ...PORTFOLIO, projects: [make('Alder', { troubles })] };
    const { parts } = composePortfolio(portfolio, { language, isAgainstDayZero: false, builtAtMs: 0 });
    const said = parts[1]?.data?.rows.map(([, , reason]) => reason) ?? [];
    expect(said).toHaveLength(NOTICE_KINDS.length);
    expect(said.filter((reason) => /_|^(silent|outage|cap|forbidden|region|refusals)$/.test(String(reason)))).toEqual(
      [],
    );
  }
  expect(compose('de').parts[1]?.data?.rows[0]?.[2]).toBe('kein Schlüssel');
});

it.each([
  ['en', '1 task is due; US$0 spent this month.', '1 client in the answers of AI engines'],
  ['de', '1 Aufgabe steht an; 0\u00a0$ in diesem Monat ausgegeben.', '1 Kunde in den Antworten von KI-Diensten'],
] as const)(
  'speaks of one as of one, and of simulated projects where there are no others: %s',
  (language, due, subject) => {
    const one = make('Dogwood', { environment: 'test', spend: null });
    const sums = { live: NOBODY, test: { ...NOBODY, clients: 1, openTasks: 1 } };
    const report = composePortfolio(
      { ...PORTFOLIO, projects: [one], sums },
      { language, isAgainstDayZero: false, builtAtMs: 0 },
    );
    expect(report.parts[2]?.message).toBe(due);
    expect(report.subject).toContain(subject);
    expect(report.isSimulated).toBe(true);
  },
);
