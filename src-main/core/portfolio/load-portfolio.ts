/** The rows of a portfolio: all projects that the caller may see, in one read. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { addUpPortfolio } from '#shared/portfolio-sums.ts';
import { toDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { toBaselineName } from '../baselines/baseline-store.ts';
import { type Caller, maySee } from '../caller.ts';
import { readVisibilities } from '../figures/query/metrics/cache-visibility.ts';
import type { Visibility } from '../figures/query/metrics/visibility.ts';
import { type FigureScope, toScopeBefore } from '../figures/store/figure-scope.ts';
import { type CapState, readProjectSpend } from '../money/caps.ts';
import { readWaiting } from '../money/list-caps.ts';
import { toUsd } from '../money/nano-usd.ts';
import { readOwnerMonth } from '../money/owner-month.ts';
import { readAllLabels } from '../projects/labels.ts';
import { toListedProject } from '../projects/listed-project.ts';
import { planPitchEnd } from '../projects/pitch.ts';
import { type Project, readProjects } from '../projects/project.ts';
import { planNextRunAt } from '../scheduling/due-runs.ts';
import { type RunTrouble, readNewestTroubles } from '../scheduling/run-troubles.ts';
import { choosePortfolioRows, countLabels, type PortfolioRequest, type PortfolioRow } from './plan-portfolio.ts';
import { planTroubles } from './plan-troubles.ts';
import { type DayZero, readDayZeros, readTaskCounts, type TaskCounts } from './read-project-facts.ts';

type Portfolio = OperationOutput<'portfolio.list'>;

export interface PortfolioQuestion {
  caller: Caller;
  request: PortfolioRequest;
  window: DayWindow;
  nowMs: number;
  notices: OperationOutput<'health.notices'>;
  /** By internal id of the project. */
  nextReports: ReadonlyMap<number, { atMs: number; name: string }>;
}

export const loadPortfolio = defineRead(
  'portfolio.load',
  (db, question: PortfolioQuestion): Portfolio => db.atOneMoment(() => readPortfolio(db, question)),
);

function readPortfolio(db: Connection, question: PortfolioQuestion): Portfolio {
  const { caller, request, window, nowMs } = question;
  const rows = readRows(
    db,
    readProjects(db).filter((project) => maySee(caller, project)),
    question,
  );
  const chosen = choosePortfolioRows(rows, request);
  const start = (request.page - 1) * request.limit;
  const shown = chosen.slice(start, start + request.limit);
  return {
    periodStart: toDate(window.firstDay),
    periodEnd: toDate(window.lastDay),
    month: readOwnerMonth(db, nowMs),
    projects: shown,
    labels: countLabels(rows),
    sums: addUpPortfolio(chosen),
    pagination: {
      page: request.page,
      limit: request.limit,
      total: chosen.length,
      hasMore: start + shown.length < chosen.length,
    },
  };
}

function readRows(db: Connection, projects: readonly Project[], question: PortfolioQuestion): PortfolioRow[] {
  const { request, window, nowMs, notices, nextReports } = question;
  const dayZeros = readDayZeros(db);
  const scopes = projects.map(({ id }): FigureScope & { isCompared: boolean } => {
    const scope = { projectId: id, ...window, engines: null, language: null, tags: null };
    if (request.compare === 'previous') return { ...scope, isCompared: true };
    const before = dayZeros.get(id);
    return before ? { ...scope, before, isCompared: true } : { ...scope, isCompared: false };
  });
  const visibilities = readVisibilities(db, scopes);
  const facts = {
    spend: readProjectSpend(db, nowMs),
    waiting: readWaiting(db),
    tasks: readTaskCounts(db),
    labels: readAllLabels(db),
    troubles: readNewestTroubles(db),
  };
  return projects.map((project, at) => {
    const { id, publicId } = project;
    const scope = scopes[at]!;
    return toRow(project, {
      ...{ nowMs, notices, labels: facts.labels.get(id) ?? [], run: facts.troubles.get(id) ?? [] },
      visibility: visibilities[at]!,
      compared: scope.isCompared ? toScopeBefore(scope) : null,
      spend: { ...facts.spend.get(publicId), waitingJobs: facts.waiting.get(id) ?? 0 },
      tasks: facts.tasks.get(id) ?? { open: 0, inProgress: 0 },
      nextReport: nextReports.get(id) ?? null,
      dayZero: dayZeros.get(id) ?? null,
    });
  });
}

interface RowFacts {
  nowMs: number;
  notices: OperationOutput<'health.notices'>;
  run: readonly RunTrouble[];
  labels: string[];
  visibility: Visibility;
  compared: DayWindow | null;
  spend: Partial<CapState> & { waitingJobs: number };
  tasks: TaskCounts;
  nextReport: { atMs: number; name: string } | null;
  dayZero: DayZero | null;
}

function toRow(project: Project, facts: RowFacts): PortfolioRow {
  const { nowMs, notices, run, labels, visibility, compared, tasks, nextReport, dayZero } = facts;
  const { answers, prompts, ...figures } = visibility;
  const endMs = planPitchEnd(project);
  return {
    ...toListedProject(project),
    labels,
    createdAt: toDateTime(project.createdAt),
    pitchEndsAt: endMs === null ? null : toDateTime(endMs),
    pitchDaysLeft: endMs === null ? null : Math.max(0, Math.ceil((endMs - nowMs) / DAY_MS)),
    answers,
    prompts,
    comparedStart: compared && toDate(compared.firstDay),
    comparedEnd: compared && toDate(compared.lastDay),
    visibility: { ...figures, days: [...figures.days], ...(compared === null && NOT_COMPARED) },
    troubles: planTroubles(project, notices, run),
    spend: project.environment === 'test' ? null : toSpend(facts.spend),
    tasks,
    nextRunAt: toDateTimeOrNull(planNextRunAt(project, nowMs)),
    nextReport: nextReport && { at: toDateTime(nextReport.atMs), name: nextReport.name },
    dayZero: dayZero && {
      baselineId: dayZero.publicId,
      name: toBaselineName({ kind: 'pitch', ...dayZero }),
      periodStart: toDate(dayZero.firstDay),
      periodEnd: toDate(dayZero.lastDay),
    },
  };
}

const DAY_MS = 86_400_000;
const NOT_COMPARED = {
  previous: null,
  change: null,
  verdict: { verdict: 'too_few_answers', repeat: null, brand: null, pValue: null },
} as const;

function toSpend({
  capNano,
  endedNano = 0,
  underWayNano = 0,
  waitingJobs,
}: RowFacts['spend']): NonNullable<PortfolioRow['spend']> {
  return {
    usedUsd: toUsd(endedNano),
    underWayUsd: toUsd(underWayNano),
    monthlyCapUsd: capNano === undefined ? null : toUsd(capNano),
    leftUsd: capNano === undefined ? null : toUsd(Math.max(0, capNano - endedNano - underWayNano)),
    waitingJobs,
  };
}

const toDateTime = (ms: number) => new Date(ms).toISOString();
const toDateTimeOrNull = (ms: number | null) => (ms === null ? null : toDateTime(ms));
