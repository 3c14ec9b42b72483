/** The figures of a report, read in one go from what the app's own screens read. Counts nothing itself. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { FigureInterval } from '#shared/contract/intervals.ts';
import type { DayWindow } from '#shared/time/window.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import type { ReportSection } from '#shared/vocabulary/reports.ts';
import type { Surface } from '#shared/vocabulary/surfaces.ts';
import type { Connection } from '../../storage/connection.ts';
import { readTotal } from '../figures/query/breakdown.ts';
import { loadCompetitors } from '../figures/query/competitors/list-competitors.ts';
import { loadComparedSides } from '../figures/query/coverage/compared-sides.ts';
import { loadCoverage } from '../figures/query/coverage/coverage.ts';
import { emptySummary, loadSummary } from '../figures/query/metrics/summary.ts';
import { readSummaryParts } from '../figures/query/metrics/summary-parts.ts';
import { loadSurfaceFigures } from '../figures/query/metrics/surface-figures.ts';
import { loadTimeseries } from '../figures/query/metrics/timeseries.ts';
import { toFigureFilter } from '../figures/query/parse-scope.ts';
import { readMatchingPrompts } from '../figures/query/prompts/list-prompts.ts';
import { countPrompts, type PromptCounts } from '../figures/query/prompts/prompt-counts.ts';
import { readPromptIntervals } from '../figures/query/prompts/prompt-intervals.ts';
import { loadSources } from '../figures/query/sources/list-sources.ts';
import type { FigureScope } from '../figures/store/figure-scope.ts';
import { readInterventions } from '../interventions/intervention-store.ts';
import { type Proof, readProof } from '../interventions/read-proof.ts';
import type { Project } from '../projects/project.ts';
import type { PlannedPeriod } from './plan-period.ts';
import { type HeadlineChange, readHeadlineChange } from './read-headline-change.ts';
import type { ReportDefinition } from './report-definition.ts';

export type Summary = OperationOutput<'metrics.summary'>;
export type UnevenFact = OperationOutput<'metrics.coverage'>['current']['facts'][number];

export interface ReportFacts {
  brand: string;
  domain: string;
  isSimulated: boolean;
  window: DayWindow;
  /** What it is compared with. */
  before: DayWindow;
  builtAtMs: number;
  summary: Summary;
  /** Where the answers of the window were met, and how many there. */
  surfaces: readonly { surface: Surface; answers: number }[];
  /** Answers to prompts that name the brand themselves. */
  brandedAnswers: number;
  /** What makes the days of the window, and of the one before, unlike each other. */
  uneven: { current: readonly UnevenFact[]; previous: readonly UnevenFact[] };
  /** What the two periods do not both hold. */
  sides: OperationOutput<'metrics.sides'>;
  /** Where the change of visibility comes from; null where it may be chance. */
  headline: HeadlineChange | null;
  days: OperationOutput<'metrics.timeseries'>['chartData'];
  engines: readonly { engine: Engine; summary: Summary }[];
  /** All tracked brands, the own one among them, by rank. */
  competitors: OperationOutput<'competitors.list'>['competitors'];
  /** The most cited pages, and how many there are. */
  sources: { shown: OperationOutput<'sources.list'>['sources']; total: number };
  /** Prompts with answers, the most visible first, and how many there are. */
  prompts: {
    shown: { text: string; language: string; counts: PromptCounts; interval: FigureInterval }[];
    total: number;
  };
  /** What was done, finished tasks among it, whose days after meet the window; those that can be judged. */
  proofs: readonly Proof[];
}

/** On each side of what was done. */
const PROOF_DAYS = 28;
export const SHOWN_SOURCES = 20;
export const SHOWN_PROMPTS = 100;
/** More brands than this nobody tracks. */
const ALL_BRANDS = 1_000;

/** What the sections asked for need; the rest is empty. */
export function readReportFacts(
  db: Connection,
  input: {
    project: Project;
    period: PlannedPeriod;
    nowMs: number;
    sections: readonly ReportSection[];
    filters: ReportDefinition['filters'];
  },
): ReportFacts {
  const { project, period, nowMs, sections, filters } = input;
  const { window, before } = period;
  const scope: FigureScope = { projectId: project.id, ...window, before, ...toFigureFilter(filters) };
  const summary = loadSummary.run(db, scope);
  const has = (section: ReportSection) => sections.includes(section);
  const sorting = {
    sortBy: 'visibility',
    sortDir: 'desc',
    search: null,
    page: 1,
    limit: ALL_BRANDS,
    withIntervals: true,
  } as const;
  return {
    brand: project.name,
    domain: project.domain,
    isSimulated: project.environment === 'test',
    window,
    before,
    builtAtMs: nowMs,
    summary,
    surfaces: loadSurfaceFigures.run(db, scope).map(({ surface, answers }) => ({ surface, answers })),
    brandedAnswers: countBranded(db, scope, summary),
    uneven: readUneven(db, scope, project, nowMs),
    sides: loadComparedSides.run(db, scope),
    headline: has('why') ? readHeadlineChange(db, scope) : null,
    days: has('visibility') ? loadTimeseries.run(db, { scope, withIntervals: true }).chartData : [],
    engines: has('engines') ? readEngines(db, scope, project) : [],
    competitors: has('competitors') ? loadCompetitors.run(db, { scope, ...sorting }).competitors : [],
    sources: has('sources') ? readSources(db, scope) : { shown: [], total: 0 },
    proofs: has('proof') ? readProofs(db, project, window, nowMs) : [],
    prompts: has('prompts') ? readPrompts(db, scope) : { shown: [], total: 0 },
  };
}

function countBranded(db: Connection, scope: FigureScope, { current }: Summary): number {
  if (scope.isBranded === false) return 0;
  return scope.isBranded ? current.totalResponses : readTotal(db, { ...scope, isBranded: true }).answers;
}

function readUneven(db: Connection, scope: FigureScope, project: Project, nowMs: number): ReportFacts['uneven'] {
  const coverage = loadCoverage.run(db, { scope, prompt: null, isDaily: project.schedule === 'daily', nowMs });
  return { current: coverage?.current.facts ?? [], previous: coverage?.previous.facts ?? [] };
}

/** With a filter on engines those alone, also after the project dropped them. */
function readEngines(db: Connection, scope: FigureScope, project: Project): ReportFacts['engines'] {
  const { engines: chosen } = scope;
  const engines = chosen === null ? project.models : ENGINES.filter((engine) => chosen.includes(engine));
  const parts = readSummaryParts(db, scope, ['engine']);
  const nothing = emptySummary(scope);
  return engines.map((engine) => ({ engine, summary: parts.find(({ id }) => id === engine) ?? nothing }));
}

function readProofs(db: Connection, project: Project, { firstDay, lastDay }: DayWindow, nowMs: number): Proof[] {
  return readInterventions(db, project.id)
    .filter(({ day }) => day <= lastDay && day + PROOF_DAYS >= firstDay)
    .map((row) => readProof(db, row, PROOF_DAYS, nowMs))
    .filter(({ state }) => state === 'measured');
}

function readSources(db: Connection, scope: FigureScope): ReportFacts['sources'] {
  const request = { scope, search: null, sortBy: 'citations', sortDir: 'desc', page: 1, limit: SHOWN_SOURCES } as const;
  const { sources, pagination } = loadSources.run(db, request);
  return { shown: sources, total: pagination.total };
}

function readPrompts(db: Connection, scope: FigureScope): ReportFacts['prompts'] {
  const prompts = readMatchingPrompts(db, { scope, search: null });
  const counts = countPrompts(db, scope, prompts);
  const visibleShare = ({ own, answers }: PromptCounts) => own.visible / answers;
  const counted = prompts
    .map((prompt, index) => ({ prompt, counts: counts[index]! }))
    .filter((each) => each.counts.answers > 0)
    .sort((a, b) => visibleShare(b.counts) - visibleShare(a.counts));
  const shown = counted.slice(0, SHOWN_PROMPTS);
  const toIntervals = readPromptIntervals(
    db,
    scope,
    shown.map(({ prompt }) => prompt),
  );
  return {
    shown: shown.map(({ prompt, counts: own }) => {
      const { text, language } = prompt;
      return { text, language, counts: own, interval: toIntervals(prompt).intervals.responseVisibilityRate };
    }),
    total: counted.length,
  };
}
