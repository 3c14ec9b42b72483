/** One question of the bench: an operation, a window and a filter. Pure. */
import { toDate } from '#shared/time/day.ts';
import type { BenchFolder } from '../folder/build-folder.ts';
import { READ_TAG } from '../world/world.ts';

export const WINDOWS = [30, 90, 365] as const;
export const FILTERS = ['none', 'model', 'language', 'tag'] as const;
export type Filter = (typeof FILTERS)[number];

/** What filtered reads filter by; the engine is the first and the language the second of the bench's world. */
export const FILTERED = { model: 'chatgpt', engineIndex: 0, language: 'de', languageIndex: 1, tag: READ_TAG } as const;

/** Operations whose figures depend on a window, with the filters that they take. */
const WINDOWED: Record<string, { path: string; filters: readonly Filter[] }> = {
  'metrics.summary': { path: 'metrics', filters: FILTERS },
  'metrics.timeseries': { path: 'metrics/timeseries', filters: FILTERS },
  'competitors.list': { path: 'competitors', filters: FILTERS },
  'competitors.timeseries': { path: 'competitors/timeseries', filters: FILTERS },
  'competitors.compare': { path: 'competitors/compare', filters: FILTERS },
  'sources.list': { path: 'sources', filters: FILTERS },
  'sources.domains': { path: 'sources/domains', filters: FILTERS },
  'sources.movers': { path: 'sources/movers', filters: FILTERS },
  'sources.gaps': { path: 'sources/gaps', filters: FILTERS },
  'sources.gapDomains': { path: 'sources/gaps/domains', filters: FILTERS },
  'prompts.list': { path: 'prompts', filters: FILTERS },
  'answers.list': { path: 'answers', filters: FILTERS },
  'fanouts.list': { path: 'fanouts', filters: FILTERS },
  'fanouts.words': { path: 'fanouts/words', filters: FILTERS },
  'fanouts.details': { path: 'fanouts/details', filters: FILTERS },
  'export.get': { path: 'export', filters: FILTERS },
};

export interface ReadCase {
  operation: string;
  /** Null: the operation has no window. */
  days: number | null;
  filter: Filter;
  /** Below `/v1`, with its query. */
  path: string;
  /** UTC days, both inclusive; empty for an operation without a window. */
  firstDay: number;
  lastDay: number;
}

/** What windowed reads are about, beside the project. */
export interface Subjects {
  /** The search whose occurrences are asked for. */
  query: string;
  /** Brands that are compared. */
  brandId: string;
  otherId: string;
}

export function listWindowedCases(
  folder: BenchFolder,
  { query, brandId, otherId }: Subjects,
  windows: readonly number[] = WINDOWS,
): ReadCase[] {
  return Object.entries(WINDOWED).flatMap(([operation, { path, filters }]) =>
    windows.flatMap((days) =>
      filters.map((filter) => {
        const firstDay = folder.lastDay - days + 1;
        const search = new URLSearchParams({ startDate: toDate(firstDay), endDate: toDate(folder.lastDay) });
        if (operation === 'fanouts.details') search.set('query', query);
        if (operation === 'competitors.compare') {
          search.set('brandId', brandId);
          search.set('otherId', otherId);
        }
        if (filter === 'model') search.set('model', FILTERED.model);
        if (filter === 'language') search.set('language', FILTERED.language);
        if (filter === 'tag') search.set('tags', FILTERED.tag);
        const full = `/projects/${folder.projectId}/${path}?${search}`;
        return { operation, days, filter, path: full, firstDay, lastDay: folder.lastDay };
      }),
    ),
  );
}

/** What reads of one thing need. Tasks and interventions are left out where there are none. */
export interface ReadIds {
  answerId: string;
  promptId: string;
  taskId: string | null;
  runId: string;
  /** Left out where nothing was frozen, or measured again. */
  baselineId: string | null;
  remeasuringId: string | null;
  interventionId: string | null;
  reportFileId: string | null;
}

/** The other reads of the contract. */
export function listPlainCases(folder: BenchFolder, ids: ReadIds): ReadCase[] {
  const project = `/projects/${folder.projectId}`;
  const month = toDate(folder.lastDay).slice(0, 7);
  const paths: Record<string, string> = {
    'account.get': '/me',
    'portfolio.list': '/portfolio',
    'portfolio.export': '/portfolio/report?format=xlsx',
    'projects.list': '/projects',
    'projects.get': project,
    'tags.list': `${project}/tags`,
    'answers.get': `${project}/answers/${ids.answerId}`,
    'answers.raw': `${project}/answers/${ids.answerId}/raw`,
    'competitors.list with intervals': `${project}/competitors?intervals=true&timeframe=30d`,
    'prompts.list with intervals': `${project}/prompts?intervals=true&timeframe=30d`,
    'prompts.suggest': `${project}/prompts/suggestions?days=90`,
    'prompts.engines': `${project}/prompts/engines?timeframe=365d`,
    'prompts.timeseries': `${project}/prompts/${ids.promptId}/timeseries?timeframe=365d`,
    'metrics.surfaces': `${project}/metrics/surfaces?timeframe=365d`,
    'metrics.compareEngines': `${project}/metrics/engines/compare?model=chatgpt&against=claude&timeframe=365d`,
    'metrics.breakdown': `${project}/metrics/breakdown?by=engine,surface,branded&timeframe=365d`,
    'metrics.explainChange': `${project}/metrics/changes?figure=mentionRate&by=prompt_engine&timeframe=180d`,
    'metrics.changedAnswers': `${project}/metrics/changes/answers?figure=mentionRate&promptId=${ids.promptId}&timeframe=180d`,
    'metrics.explain': `${project}/metrics/explain?figure=mentionRate&timeframe=365d`,
    'metrics.sides': `${project}/metrics/sides?timeframe=365d`,
    'opinions.list': `${project}/metrics/opinions?timeframe=365d`,
    'opinions.sentences': `${project}/metrics/opinions/sentences?timeframe=30d&side=praised`,
    'metrics.coverage': `${project}/metrics/coverage?timeframe=365d`,
    'tasks.list': `${project}/tasks`,
    'baselines.list': `${project}/baselines`,
    ...(ids.baselineId
      ? {
          'baselines.get': `${project}/baselines/${ids.baselineId}`,
          'baselines.comparison': `${project}/baselines/${ids.baselineId}/comparison?timeframe=30d`,
        }
      : {}),
    'remeasurings.list': `${project}/remeasurings`,
    ...(ids.remeasuringId ? { 'remeasurings.get': `${project}/remeasurings/${ids.remeasuringId}` } : {}),
    ...(ids.taskId
      ? {
          'tasks.get': `${project}/tasks/${ids.taskId}`,
          'tasks.export': `${project}/tasks/${ids.taskId}/file?format=csv`,
          'tasks.proof': `${project}/tasks/${ids.taskId}/proof`,
        }
      : {}),
    'reports.list': `${project}/reports`,
    ...(ids.reportFileId ? { 'reports.file': `${project}/reports/standard/files/${ids.reportFileId}` } : {}),
    'alerts.list': `${project}/alerts`,
    'alerts.log': `${project}/alerts/log`,
    'interventions.list': `${project}/interventions`,
    'interventions.verdicts': `${project}/interventions/verdicts`,
    ...(ids.interventionId
      ? {
          'interventions.get': `${project}/interventions/${ids.interventionId}`,
          'interventions.proof': `${project}/interventions/${ids.interventionId}/proof`,
        }
      : {}),
    'imports.list': `${project}/imports`,
    'attribution.list': `${project}/attribution?days=90`,
    'attribution.summary': `${project}/attribution/summary?days=90`,
    'attribution.timeseries': `${project}/attribution/timeseries?days=90`,
    'competitors.checkName': `${project}/competitors/name-check?name=Target`,
    'competitors.suggestions': `${project}/competitors/suggestions`,
    'competitors.ghosts': `${project}/competitors/ghosts`,
    'competitors.tracked': `${project}/competitors/tracked`,
    'runs.list': `${project}/runs`,
    'runs.get': `${project}/runs/${ids.runId}`,
    'judge.get': `${project}/judge`,
    'judge.forecast': `${project}/judge/forecast?route=openai-compatible`,
    'money.prices': '/prices',
    'money.forecast': `${project}/forecast`,
    'money.plan': `${project}/plan?halfWidth=5`,
    'money.spend': `${project}/spend?firstMonth=${month}&lastMonth=${month}`,
    'money.ledger': `${project}/ledger?month=${month}`,
    'money.rebill': `${project}/rebill?month=${month}`,
  };
  return Object.entries(paths).map(([operation, path]) => ({
    operation,
    days: null,
    filter: 'none',
    path,
    firstDay: folder.firstDay,
    lastDay: folder.lastDay,
  }));
}
