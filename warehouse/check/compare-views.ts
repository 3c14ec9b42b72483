/** Every view against the API, to 1e-9: what the published service says of a project, and what the warehouse says of it. */
import { foldQuery } from '#main/core/answers/searches.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { toCall, type Value, type Warehouse, type WarehouseRow } from './warehouse.ts';

/** Below /v1, with a key. */
export type Get = <T>(path: string) => Promise<T>;

export interface Window {
  startDate: string;
  endDate: string;
}

/** What differs in words, and how many values were held against each other. */
export interface Comparison {
  compared: number;
  differences: string[];
}

const NEAR = 1e-9;

export class ViewComparison implements Comparison {
  compared = 0;
  differences: string[] = [];
  readonly #warehouse: Warehouse;
  readonly #get: Get;
  readonly #projectId: string;
  readonly #window: Window;

  constructor(warehouse: Warehouse, get: Get, projectId: string, window: Window) {
    this.#warehouse = warehouse;
    this.#get = get;
    this.#projectId = projectId;
    this.#window = window;
  }

  /** What most figures are made of. */
  async compareMain(): Promise<Comparison> {
    await this.#compareSummary();
    await this.#compareCompetitors();
    return this;
  }

  async compareAll(): Promise<Comparison> {
    await this.compareMain();
    for (const [kind, filter] of FILTERS) await this.#compareParts(kind, filter);
    await this.#compareTimeseries();
    await this.#comparePrompts();
    await this.#compareSources();
    await this.#compareFanouts();
    await this.#compareAccounts();
    return this;
  }

  async #compareSummary(): Promise<void> {
    const { startDate, endDate } = this.#window;
    const { current, previous, changes } = await this.#read<OperationOutput<'metrics.summary'>>('/metrics', '');
    const [row = {}] = await this.#ask('metrics_summary', { kind: 'all' });
    this.#compareSummaryRow('summary', current, row);
    const intervals = await this.#ask('metrics_intervals', { kind: 'all' }, 'AND isUserBrand');
    this.#compareIntervals('summary', current.intervals, intervals);
    this.#compareIntervals('summary', current.sentimentShares?.intervals ?? {}, intervals);
    const moved = await this.#ask(
      'metrics_changes',
      { compareStart: previous.periodStart, compareEnd: previous.periodEnd, kind: 'all' },
      'AND isUserBrand',
    );
    for (const [name, figure] of Object.entries(CHANGES)) {
      const verdict = changes.verdicts[name as keyof typeof CHANGES];
      this.#compareVerdict(`summary ${startDate} ${endDate}`, figure, verdict, moved);
      const change = moved.find((each) => each.figure === figure)?.change ?? null;
      if (previous.totalResponses > 0 && current.totalResponses > 0)
        this.#hold(`${name}`, changes[name as keyof typeof CHANGES], change);
    }
  }

  #compareVerdict(
    about: string,
    figure: string,
    { verdict, repeat, brand }: { verdict: string; repeat: readonly number[] | null; brand: readonly number[] | null },
    rows: readonly WarehouseRow[],
  ): void {
    const row = rows.find((each) => each.figure === figure);
    this.#hold(`${about} verdict of ${figure}`, verdict, row?.verdict ?? 'too_few_answers');
    this.#hold(`${about} ${figure} repeatLow`, repeat?.[0] ?? null, row?.repeatLow ?? null);
    this.#hold(`${about} ${figure} repeatHigh`, repeat?.[1] ?? null, row?.repeatHigh ?? null);
    this.#hold(`${about} ${figure} brandLow`, brand?.[0] ?? null, row?.brandLow ?? null);
    this.#hold(`${about} ${figure} brandHigh`, brand?.[1] ?? null, row?.brandHigh ?? null);
  }

  #compareIntervals(about: string, intervals: object, rows: readonly WarehouseRow[]): void {
    for (const [name, interval] of Object.entries(intervals) as [string, ApiInterval][]) {
      const row = rows.find((each) => each.figure === name);
      this.#hold(`${about} ${name} n`, interval.n, row?.n ?? 0);
      this.#hold(`${about} ${name} prompts`, interval.prompts, row?.prompts ?? 0);
      for (const kind of ['repeat', 'brand'] as const) {
        const found = [row?.[`${kind}Low`] ?? null, row?.[`${kind}High`] ?? null] as const;
        this.#hold(`${about} ${name} ${kind}Low`, interval[kind]?.[0] ?? null, found[0]);
        this.#hold(`${about} ${name} ${kind}High`, interval[kind]?.[1] ?? null, found[1]);
      }
    }
  }

  #compareSummaryRow(about: string, current: OperationOutput<'metrics.summary'>['current'], row: WarehouseRow): void {
    for (const name of SUMMARY_FIELDS) this.#hold(`${about} ${name}`, current[name], row[name] ?? EMPTY[name] ?? null);
    const shares = current.sentimentShares;
    for (const name of ['positive', 'neutral', 'negative', 'none'] as const)
      this.#hold(`${about} ${name}`, shares?.[name] ?? null, row[`${name}Percent`] ?? null);
    this.#hold(`${about} overrides`, shares?.overrides ?? 0, row.overrides ?? 0);
  }

  /** Parts of a breakdown are what the filter of that part gives. */
  async #compareParts(kind: string, filter: string): Promise<void> {
    const rows = await this.#ask('metrics_summary', { kind });
    const intervals = await this.#ask('metrics_intervals', { kind }, 'AND isUserBrand');
    for (const row of rows) {
      if (row.part === '') continue;
      const query = `&${filter}=${encodeURIComponent(JSON.stringify(kind === 'tag' ? [row.part] : row.part)).replaceAll('%22', kind === 'tag' ? '%22' : '')}`;
      const { current } = await this.#read<OperationOutput<'metrics.summary'>>('/metrics', query);
      this.#compareSummaryRow(`${kind} ${row.part}`, current, row);
      this.#compareIntervals(
        `${kind} ${row.part}`,
        current.intervals,
        intervals.filter(({ part }) => part === row.part),
      );
    }
  }

  async #compareTimeseries(): Promise<void> {
    const { chartData } = await this.#read<OperationOutput<'metrics.timeseries'>>('/metrics/timeseries', '');
    const rows = await this.#ask('metrics_timeseries', {});
    this.#hold('days', chartData.filter(({ totalResults }) => totalResults > 0).length, rows.length);
    for (const day of chartData.filter(({ totalResults }) => totalResults > 0)) {
      const row = rows.find(({ date }) => date === day.date) ?? {};
      for (const name of DAY_FIELDS) this.#hold(`${day.date} ${name}`, day[name], row[name] ?? null);
    }
  }

  async #compareCompetitors(): Promise<void> {
    const { competitors } = await this.#read<OperationOutput<'competitors.list'>>(
      '/competitors',
      '&limit=500&intervals=true',
    );
    const rows = await this.#ask('competitors_list', { kind: 'all' });
    const intervals = await this.#ask('metrics_intervals', { kind: 'all' });
    this.#hold(
      'competitors',
      competitors.some(({ totalResults }) => totalResults > 0) ? competitors.length : 0,
      rows.length,
    );
    for (const row of rows) {
      const found = competitors.find(({ id }) => id === row.id);
      for (const name of COMPETITOR_FIELDS) this.#hold(`${row.name} ${name}`, found?.[name] ?? null, row[name] ?? null);
      const { visibilityRate, ...named } = found?.intervals ?? {};
      this.#compareIntervals(
        `${row.name}`,
        { ...named, responseVisibilityRate: visibilityRate },
        intervals.filter(({ brandId }) => brandId === row.id),
      );
    }
  }

  async #comparePrompts(): Promise<void> {
    const { prompts } = await this.#read<OperationOutput<'prompts.list'>>('/prompts', '&limit=500');
    const rows = await this.#ask('prompts_list', {});
    for (const row of rows) {
      const found = prompts.find(({ id }) => id === row.id);
      if (!found) continue;
      for (const name of PROMPT_FIELDS) this.#hold(`prompt ${row.id} ${name}`, found[name], row[name] ?? null);
    }
  }

  async #compareSources(): Promise<void> {
    const { sources, pagination } = await this.#read<OperationOutput<'sources.list'>>('/sources', '&limit=500');
    const pages = await this.#ask('sources_list', { kind: 'all' });
    this.#hold('sources', pagination.total, pages.length);
    for (const source of sources)
      this.#compareSource(
        `source ${source.url}`,
        source,
        pages.find(({ url }) => url === source.url),
      );
    const { domains, pagination: all } = await this.#read<OperationOutput<'sources.domains'>>(
      '/sources/domains',
      '&limit=500',
    );
    const hosts = await this.#ask('sources_domains', { kind: 'all' });
    this.#hold('domains', all.total, hosts.length);
    for (const each of domains)
      this.#compareSource(
        `domain ${each.domain}`,
        each,
        hosts.find(({ domain }) => domain === each.domain),
      );
  }

  #compareSource(
    about: string,
    found: Record<'citationCount' | 'promptCount' | 'averagePosition', number>,
    row: WarehouseRow = {},
  ): void {
    for (const name of ['citationCount', 'promptCount', 'averagePosition'] as const)
      this.#hold(`${about} ${name}`, found[name], row[name] ?? null);
  }

  async #compareFanouts(): Promise<void> {
    const { fanouts, pagination } = await this.#read<OperationOutput<'fanouts.list'>>('/fanouts', '&limit=500');
    const rows = await this.#ask('fanouts_list', {});
    this.#hold('fan-outs', pagination.total, rows.length);
    for (const { query, count, promptCount, models } of fanouts) {
      const row = rows.find((each) => each.foldedQuery === foldQuery(query)) ?? {};
      this.#hold(`fan-out ${query} count`, count, row.count ?? null);
      this.#hold(`fan-out ${query} promptCount`, promptCount, row.promptCount ?? null);
      this.#hold(`fan-out ${query} models`, models.join(), String(row.models));
    }
  }

  async #compareAccounts(): Promise<void> {
    const month = this.#window.endDate.slice(0, 7);
    const { rows: spent } = await this.#get<OperationOutput<'money.spend'>>(
      `/projects/${this.#projectId}/spend?firstMonth=${this.#window.startDate.slice(0, 7)}&lastMonth=${month}`,
    );
    const months = await this.#askAll('spend_months', {});
    this.#hold('rows of spend', spent.length, months.length);
    this.#hold('something was spent', true, spent.length > 0);
    for (const row of spent) {
      const found =
        months.find((each) => each.month === row.month && each.model === row.model && each.route === row.route) ?? {};
      for (const name of SPEND_FIELDS)
        this.#hold(`spend ${row.month} ${row.model} ${name}`, row[name], found[name] ?? null);
    }
    const { counts } = await this.#get<OperationOutput<'tasks.list'>>(`/projects/${this.#projectId}/tasks`);
    const tasks = await this.#askAll('tasks_counts', {});
    this.#hold('tasks that there are', true, tasks.length > 0);
    for (const [status, count] of Object.entries(counts))
      this.#hold(
        `tasks ${status}`,
        count,
        sumOf(
          tasks.filter((row) => row.status === status),
          'tasks',
        ),
      );
    const { total, byCategory } = await this.#get<OperationOutput<'attribution.summary'>>(
      `/projects/${this.#projectId}/attribution/summary?days=3650`,
    );
    const responses = await this.#askAll('attribution_summary', {
      createdFrom: '2000-01-01 00:00:00',
      createdUntil: '2100-01-01 00:00:00',
    });
    this.#hold('responses', total, sumOf(responses, 'count'));
    for (const { category, count, revenue } of byCategory) {
      const rows = responses.filter((row) => row.category === category);
      this.#hold(`responses ${category}`, count, sumOf(rows, 'count'));
      this.#hold(
        `revenue ${category}`,
        revenue,
        sumOf(
          rows.filter(({ currency }) => currency === 'USD'),
          'revenue',
        ),
      );
    }
  }

  #read<T>(path: string, query: string): Promise<T> {
    const { startDate, endDate } = this.#window;
    return this.#get<T>(`/projects/${this.#projectId}${path}?startDate=${startDate}&endDate=${endDate}${query}`);
  }

  #ask(view: string, given: Record<string, string>, and = ''): Promise<WarehouseRow[]> {
    return this.#askAll(view, { ...this.#window, ...given }, and);
  }

  #askAll(view: string, given: Record<string, string>, and = ''): Promise<WarehouseRow[]> {
    const call = toCall(this.#warehouse, view, given);
    return this.#warehouse.ask(`SELECT * FROM ${call} WHERE projectId = '${this.#projectId}' ${and}`);
  }

  #hold(about: string, expected: Value | undefined, found: Value): void {
    this.compared++;
    const isSame =
      typeof expected === 'number' && typeof found === 'number'
        ? Math.abs(expected - found) <= NEAR * Math.max(1, Math.abs(expected))
        : (expected ?? null) === found || (typeof expected === 'boolean' && Number(expected) === found);
    if (!isSame) this.differences.push(`${about}: the API says ${expected}, ${this.#warehouse.dialect.name} ${found}`);
  }
}

interface ApiInterval {
  n: number;
  prompts: number;
  repeat: readonly number[] | null;
  brand: readonly number[] | null;
}

const sumOf = (rows: readonly WarehouseRow[], name: string) =>
  rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);

/** Kinds of parts with the filter of the API that gives one of them. */
const FILTERS = [
  ['engine', 'model'],
  ['language', 'language'],
  ['surface', 'surface'],
  ['branded', 'branded'],
  ['tag', 'tags'],
] as const;

const CHANGES = {
  visibilityRateChange: 'visibilityRate',
  responseVisibilityRateChange: 'responseVisibilityRate',
  mentionRateChange: 'mentionRate',
  citationRateChange: 'citationRate',
  positionChange: 'position',
  sentimentChange: 'sentiment',
} as const;

const SUMMARY_FIELDS = [
  'totalResponses',
  'responseVisibilityRate',
  'mentionRate',
  'citationRate',
  'mentions',
  'cited',
  'visibilityRate',
  'visible',
  'notVisible',
  'position',
  'sentiment',
  'sentimentCoverage',
] as const;

/** Of a window without answers, which is no row. */
const EMPTY: Readonly<Partial<Record<(typeof SUMMARY_FIELDS)[number], number>>> = {
  totalResponses: 0,
  responseVisibilityRate: 0,
  mentionRate: 0,
  citationRate: 0,
  mentions: 0,
  cited: 0,
  visibilityRate: 0,
  visible: 0,
  notVisible: 0,
};

const DAY_FIELDS = [
  'totalResults',
  'visible',
  'notVisible',
  'mentions',
  'cited',
  'mentionOrder',
  'position',
  'sentiment',
  'uniquePrompts',
] as const;

const COMPETITOR_FIELDS = [
  'name',
  'domain',
  'isUserBrand',
  'globalRank',
  'totalResults',
  'visibleResults',
  'visibilityRate',
  'visibilityChange',
  'visibilityIsMentionOnly',
  'totalMentions',
  'mentionRate',
  'mentionRateChange',
  'mentionsChange',
  'totalCitations',
  'citationRate',
  'citationRateChange',
  'avgMentionOrder',
  'avgMentionOrderChange',
  'firstMentionSharePercent',
  'top3MentionSharePercent',
  'shareOfVoicePercent',
  'shareOfVoiceChange',
  'averagePosition',
  'positionChange',
  'sentimentScore',
  'sentimentChange',
  'sentimentCoverage',
  'promptCount',
] as const;

const PROMPT_FIELDS = [
  'prompt',
  'isVisible',
  'mentions',
  'mentionRate',
  'citationRate',
  'averagePosition',
  'sentimentScore',
  'sentimentCategory',
  'competitorCount',
  'sourceCount',
] as const;

const SPEND_FIELDS = [
  'calls',
  'costUsd',
  'reportedUsd',
  'reportedCalls',
  'estimatedUsd',
  'estimatedCalls',
  'unknownCalls',
  'unknownUpToUsd',
  'underWayCalls',
] as const;
