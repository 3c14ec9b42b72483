/** The figures of a report, read in one go from what the app's own screens read. Counts nothing itself. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { FigureInterval } from '#shared/contract/intervals.ts';
import type { DayWindow } from '#shared/time/window.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { EFFECT_SECTIONS, type ReportSection, RIVAL_SECTIONS } from '#shared/vocabulary/reports.ts';
import type { Surface } from '#shared/vocabulary/surfaces.ts';
import type { Connection } from '../../storage/connection.ts';
import { loadBaselineComparison } from '../baselines/compare-baseline.ts';
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
import type { Project } from '../projects/project.ts';
import { type Annotation, readAnnotations } from './facts/read-annotations.ts';
import { type AttributionFacts, readAttributionFacts } from './facts/read-attribution.ts';
import { type EffectFacts, readEffect } from './facts/read-effect.ts';
import { type Gaps, readGaps } from './facts/read-gaps.ts';
import { type MissingPrompt, readMissingPrompts } from './facts/read-missing-prompts.ts';
import { type MovedPrompts, readMovedPrompts } from './facts/read-moved-prompts.ts';
import { type RivalFacts, readRival } from './facts/read-rival.ts';
import { readShownAnswers } from './facts/read-shown-answers.ts';
import { readWork, type Work } from './facts/read-work.ts';
import type { FullAnswer } from './model/quote-answer.ts';
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
  /** Null where it is not compared with a baseline. */
  since: OperationOutput<'baselines.comparison'> | null;
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
  moved: MovedPrompts;
  missing: readonly MissingPrompt[];
  work: Work;
  annotations: readonly Annotation[];
  gaps: Gaps;
  attribution: AttributionFacts | null;
  /** Answers that a reader can check. */
  shown: readonly FullAnswer[];
  /** Of a battle card. */
  rival: RivalFacts | null;
  /** Of a report of before and after. */
  effect: EffectFacts | null;
}

export const SHOWN_SOURCES = 20;
export const SHOWN_PROMPTS = 100;
/** More brands than this nobody tracks. */
const ALL_BRANDS = 1_000;

export interface FactsRequest {
  project: Project;
  period: PlannedPeriod;
  nowMs: number;
  sections: readonly ReportSection[];
  definition: Pick<
    ReportDefinition,
    'filters' | 'language' | 'comparison' | 'baselineId' | 'competitorId' | 'interventionId'
  >;
}

/** Sections that are made from what others are made from as well. */
const NEEDS: Readonly<Partial<Record<ReportSection, readonly ReportSection[]>>> = {
  summary: ['why', 'won_lost', 'competitors', 'engines', 'gaps', 'proof', 'next_steps'],
  answers: ['why'],
  rival_figures: RIVAL_SECTIONS,
  rival_wins: RIVAL_SECTIONS,
  rival_losses: RIVAL_SECTIONS,
  rival_sources: RIVAL_SECTIONS,
  rival_sentences: RIVAL_SECTIONS,
  effect: EFFECT_SECTIONS,
  effect_prompts: EFFECT_SECTIONS,
  effect_answers: EFFECT_SECTIONS,
};

/** What the sections asked for need; the rest is empty. Throws NOT_FOUND where what they are about is gone. */
export function readReportFacts(
  db: Connection,
  { project, period, nowMs, sections, definition }: FactsRequest,
): ReportFacts {
  const { window, before } = period;
  const { filters, competitorId, interventionId, language } = definition;
  const scope: FigureScope = { projectId: project.id, ...window, before, ...toFigureFilter(filters) };
  const summary = loadSummary.run(db, scope);
  const needed = new Set(sections.flatMap((section) => [section, ...(NEEDS[section] ?? [])]));
  const read = <T>(section: ReportSection, load: () => T, nothing: T): T => (needed.has(section) ? load() : nothing);
  const headline = read('why', () => readHeadlineChange(db, scope), null);
  const engines = read('engines', () => readEngines(db, scope, project), []);
  const hasWork = needed.has('proof') || needed.has('next_steps');
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
    since: readSince(db, scope, definition),
    headline,
    days: read('visibility', () => loadTimeseries.run(db, { scope, withIntervals: true }).chartData, []),
    annotations: read('visibility', () => readAnnotations(db, scope), []),
    engines,
    competitors: read('competitors', () => readCompetitors(db, scope), []),
    sources: read('sources', () => readSources(db, scope), { shown: [], total: 0 }),
    moved: read('won_lost', () => readMovedPrompts(db, scope), { won: [], lost: [], all: [], judged: 0 }),
    missing: read('missing', () => readMissingPrompts(db, scope), []),
    gaps: read('gaps', () => readGaps(db, scope), { shown: [], total: 0, gapAnswers: 0 }),
    work: hasWork
      ? readWork(db, project, window, { nowMs, language })
      : { proofs: [], finished: [], open: [], openTotal: 0 },
    attribution: read('attribution', () => readAttributionFacts(db, project.id, period), null),
    prompts: read('prompts', () => readPrompts(db, scope), { shown: [], total: 0 }),
    shown: read('answers', () => readShownAnswers(db, scope, project.models, quotedOf(headline)), []),
    rival: needed.has('rival_figures') && competitorId !== null ? readRival(db, scope, competitorId) : null,
    effect:
      needed.has('effect') && interventionId !== null ? readEffect(db, project.id, { interventionId, nowMs }) : null,
  };
}

function readSince(
  db: Connection,
  scope: FigureScope,
  { comparison, baselineId }: FactsRequest['definition'],
): ReportFacts['since'] {
  if (comparison !== 'baseline' || baselineId === null) return null;
  return loadBaselineComparison.run(db, { scope, baselineId });
}

function readCompetitors(db: Connection, scope: FigureScope): ReportFacts['competitors'] {
  const list = { sortBy: 'visibility', sortDir: 'desc', search: null, page: 1, limit: ALL_BRANDS } as const;
  return loadCompetitors.run(db, { scope, ...list, withIntervals: true }).competitors;
}

/** The answers that the change is shown by. */
function quotedOf(headline: HeadlineChange | null): FullAnswer[] {
  return (headline?.pairs ?? []).flatMap(({ quoted }) =>
    quoted.before ? [quoted.before, quoted.answer] : [quoted.answer],
  );
}

function countBranded(db: Connection, scope: FigureScope, { current }: Summary): number {
  if (scope.isBranded === false) return 0;
  return scope.isBranded ? current.totalResponses : readTotal(db, { ...scope, isBranded: true }).answers;
}

function readUneven(db: Connection, scope: FigureScope, project: Project, nowMs: number): ReportFacts['uneven'] {
  const coverage = loadCoverage.run(db, { scope, prompt: null, isDaily: project.schedule === 'daily', nowMs });
  return { current: coverage?.current.facts ?? [], previous: coverage?.previous.facts ?? [] };
}

/** Those that are asked, and others that answered in either period; with a filter on engines those alone. */
function readEngines(db: Connection, scope: FigureScope, project: Project): ReportFacts['engines'] {
  const { engines: chosen } = scope;
  const parts = readSummaryParts(db, scope, ['engine']);
  const nothing = emptySummary(scope);
  const partOf = (engine: Engine) => parts.find(({ id }) => id === engine);
  const engines = ENGINES.filter((engine) =>
    chosen === null ? project.models.includes(engine) || partOf(engine) : chosen.includes(engine),
  );
  return engines.map((engine) => ({ engine, summary: partOf(engine) ?? nothing }));
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
