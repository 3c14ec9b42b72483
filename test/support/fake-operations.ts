/** Answers the operations that the window calls, from the made-up data. Inputs and outputs go through the contract. */
import { notFound, validationError } from '#shared/app-error.ts';
import { DEFAULT_DESKTOP_SETTINGS } from '#shared/contract/desktop.ts';
import { OPERATIONS, type OperationName, type OperationOutput, type ParsedInput } from '#shared/contract/index.ts';

import { ENGINES } from '#shared/vocabulary/engines.ts';
import { countDays, countSummary, FAKE_NOW_MS } from './fake-figures.ts';
import { FAKE_PROJECTS, type FakeEntry } from './fake-projects.ts';

export type FakeRun = OperationOutput<'runs.start'>;

/** What a fake backend can be told to be. */
export interface FakeState {
  projects: readonly FakeEntry[];
  runs: FakeRun[];
}

export function createFakeState(): FakeState {
  return { projects: FAKE_PROJECTS, runs: [] };
}

type Handlers = { [N in OperationName]?: (state: FakeState, input: ParsedInput<N>) => OperationOutput<N> };

function findProject(state: FakeState, projectId: string): FakeEntry {
  const entry = state.projects.find(({ project }) => project.id === projectId);
  if (!entry) throw notFound('Project');
  return entry;
}

/** A run of a project at its start; tests move its counts on. */
const NO_JOBS: FakeRun['jobs'] = {
  total: 0,
  queued: 0,
  delayed: 0,
  running: 0,
  done: 0,
  answered: 0,
  notShown: 0,
  failed: 0,
  leftOut: 0,
  waiting: 0,
  cancelled: 0,
};

export function createFakeRun({ project, figures }: FakeEntry): FakeRun {
  const total = figures.prompts.length * figures.engines.length;
  return {
    id: `run-${project.id}`,
    projectId: project.id,
    cause: 'manual',
    state: 'running',
    slot: 'manual',
    createdAt: new Date(FAKE_NOW_MS).toISOString(),
    finishedAt: null,
    dayEndsAt: new Date(FAKE_NOW_MS + 3_600_000).toISOString(),
    jobs: { ...NO_JOBS, total, queued: total },
    problems: [],
    leftOut: [],
    summary: null,
  };
}

const NEXT_STATE = { pause: 'paused', resume: 'running', cancel: 'cancelled' } as const;

const HANDLERS: Handlers = {
  'health.notices': () => [],
  'system.status': ({ projects }) => ({
    version: '0.1.0',
    dataDir: 'data',
    apiAddress: 'http://127.0.0.1:4477',
    isExecutorRunning: true,
    projects: projects.length,
    answers: 0,
    setAside: 0,
    erasing: [],
    jobs: NO_JOBS,
    waiting: [],
    notices: [],
    nextRunAt: null,
    network: { isOffline: false, offlineSince: null },
    engines: [],
  }),
  'system.backups': () => ({
    folder: 'backups',
    automatic: true,
    daily: 7,
    weekly: 4,
    skipped: null,
    backups: [],
  }),
  'desktop.get': () => ({ settings: DEFAULT_DESKTOP_SETTINGS, app: null }),
  'desktop.update': (_state, change) => ({ settings: { ...DEFAULT_DESKTOP_SETTINGS, ...change }, app: null }),
  'desktop.takeIntents': () => [],
  'projects.list': ({ projects }) => projects.map(({ project }) => project),
  'projects.sample': () => ({ projectId: null, progress: null }),
  'competitors.checkName': (_state, { name }) => ({
    name,
    languages: [],
    looked: 0,
    answers: 0,
    sentences: [],
    remedies: { capital: { answers: 0 }, excluded: { answers: 0, phrases: [] }, near: { answers: 0, words: [] } },
  }),
  'projects.get': (state, { projectId }) => findProject(state, projectId).project,
  'metrics.summary': (state, input) => countSummary(findProject(state, input.projectId).figures, input, FAKE_NOW_MS),
  'metrics.timeseries': (state, input) => ({
    chartData: countDays(findProject(state, input.projectId).figures, input, FAKE_NOW_MS),
    anchoredWindow: null,
  }),
  'metrics.surfaces': () => ({ surfaces: [], isMixed: false }),
  'metrics.breakdown': (state, input) => ({
    parts: ENGINES.flatMap((engine) => {
      if (!input.by.includes('engine') || (input.model && !input.model.includes(engine))) return [];
      const summary = countSummary(
        findProject(state, input.projectId).figures,
        { ...input, model: [engine] },
        FAKE_NOW_MS,
      );
      const isEmpty = summary.current.totalResponses + summary.previous.totalResponses === 0;
      return isEmpty ? [] : [{ by: 'engine' as const, id: engine, ...summary }];
    }),
  }),
  'metrics.sides': (state, input) => {
    const { current, previous } = countSummary(findProject(state, input.projectId).figures, input, FAKE_NOW_MS);
    const none = { onlyCurrent: [], onlyPrevious: [] };
    return {
      ...{ periodStart: current.periodStart, periodEnd: current.periodEnd, answers: current.totalResponses },
      ...{ previousStart: previous.periodStart, previousEnd: previous.periodEnd },
      previousAnswers: previous.totalResponses,
      prompts: { both: current.visible + current.notVisible, onlyCurrent: 0, onlyPrevious: 0 },
      engines: none,
      surfaces: none,
    };
  },
  /** Of nothing that changed. */
  'metrics.explainChange': (state, { figure, by, ...input }) => {
    const { current, previous } = countSummary(findProject(state, input.projectId).figures, input, FAKE_NOW_MS);
    const toPeriod = ({ periodStart, periodEnd }: typeof current) => ({ periodStart, periodEnd });
    return {
      ...{ figure, by, periods: { current: toPeriod(current), previous: toPeriod(previous) } },
      ...{ current: null, previous: null, change: null, currentN: 0, previousN: 0 },
      verdict: { verdict: 'too_few_answers', repeat: null, brand: null, pValue: null },
      ...{ mix: null, answered: null, judged: 0, contributions: [], story: null },
    };
  },
  'metrics.coverage': (state, input) => {
    const { current, previous } = countSummary(findProject(state, input.projectId).figures, input, FAKE_NOW_MS);
    return { current: toWholeCoverage(current), previous: toWholeCoverage(previous) };
  },
  'tags.list': (state, { projectId }) => [
    ...new Set(findProject(state, projectId).figures.prompts.flatMap(({ tags }) => tags)),
  ],
  'prompts.list': (state, { projectId, page, limit }) => {
    const { prompts } = findProject(state, projectId).figures;
    return { prompts: [...prompts], pagination: { page, limit, total: prompts.length, hasMore: false } };
  },
  'baselines.list': () => ({ baselines: [], ruleVersion: '3-00000000' }),
  'remeasurings.list': (_state, { page, limit }) => ({
    remeasurings: [],
    pagination: { page, limit, total: 0, hasMore: false },
  }),
  'competitors.list': (_state, { page, limit }) => ({
    competitors: [],
    pagination: { page, limit, total: 0, hasMore: false },
  }),
  'tasks.list': (_state, { page, limit }) => ({
    counts: { open: 0, in_progress: 0, done: 0, dismissed: 0 },
    total: 0,
    page,
    limit,
    hasMore: false,
    tasks: [],
  }),
  'interventions.list': () => ({ interventions: [] }),
  'interventions.verdicts': () => ({ verdicts: [] }),
  'runs.list': ({ runs }, { projectId }) => runs.filter((run) => run.projectId === projectId),
  'runs.start': (state, { projectId }) => {
    const run = createFakeRun(findProject(state, projectId));
    state.runs = [run, ...state.runs];
    return run;
  },
  'runs.control': (state, { runId, action }) => {
    const run = state.runs.find(({ id }) => id === runId);
    if (!run) throw notFound('Run');
    const changed: FakeRun = { ...run, state: NEXT_STATE[action] };
    state.runs = state.runs.map((other) => (other.id === runId ? changed : other));
    return changed;
  },
};

function isOperation(name: string): name is OperationName {
  return Object.hasOwn(OPERATIONS, name);
}

/** The validated output of an operation. Throws AppError for refused input, and a plain error for what it has no handler for. */
export function callFakeOperation(state: FakeState, name: string, rawInput: unknown): unknown {
  const handler = isOperation(name) ? HANDLERS[name] : undefined;
  if (!isOperation(name) || !handler) {
    throw new Error(`The fake backend lacks ${name}: add it to HANDLERS in test/support/fake-operations.ts.`);
  }
  const input = OPERATIONS[name].input.safeParse(rawInput);
  if (!input.success) {
    throw validationError(input.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  }
  const run = handler as (state: FakeState, input: unknown) => unknown;
  return OPERATIONS[name].output.parse(run(state, input.data));
}

/** A period in which every question was answered. */
function toWholeCoverage(period: OperationOutput<'metrics.summary'>['current']) {
  const { totalResponses, periodStart, periodEnd, visible, notVisible } = period;
  const sums = { asked: totalResponses, counted: totalResponses, underWay: 0, excluded: [] };
  const prompts = { counted: visible + notVisible, archived: 0 };
  return { periodStart, periodEnd, ...sums, byEngine: [], days: [], prompts, facts: [] };
}
