/** Every view against the API, to 1e-9: what the published service says of a project, and what the warehouse says of it. */
import { foldQuery } from '#main/core/answers/searches.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { compareContributions, compareSummaryChanges } from './compare-changes.ts';
import { compareShares } from './compare-shares.ts';
import {
  COMPETITOR_FIELDS,
  DAY_FIELDS,
  EMPTY,
  PART_KINDS,
  type PartKind,
  PROMPT_FIELDS,
  SHARE_KINDS,
  SPEND_FIELDS,
  SUMMARY_FIELDS,
} from './compared-fields.ts';
import { type ApiInterval, type Comparison, ValueComparison } from './value-comparison.ts';
import type { WarehouseRow } from './warehouse.ts';

export class ViewComparison extends ValueComparison {
  /** What most figures are made of. */
  async compareMain(): Promise<Comparison> {
    await this.#compareSummary();
    await this.#compareCompetitors();
    return this;
  }

  async compareAll(): Promise<Comparison> {
    await this.compareMain();
    await compareShares(this, { kind: 'all', part: '', filter: '' });
    for (const kind of PART_KINDS) await this.#compareParts(kind);
    for (const kind of ['engine', 'tag'] as const) await compareContributions(this, kind);
    await this.#compareTimeseries();
    await this.#comparePrompts();
    await this.#compareSources();
    await this.#compareFanouts();
    await this.#compareAccounts();
    return this;
  }

  async #compareSummary(): Promise<void> {
    const { current, previous, changes } = await this.read<OperationOutput<'metrics.summary'>>('/metrics', '');
    const [row = {}] = await this.ask('metrics_summary', { kind: 'all' });
    this.#compareSummaryRow('summary', current, row);
    const intervals = await this.ask('metrics_intervals', { kind: 'all' }, 'AND isUserBrand');
    this.#compareIntervals('summary', current.intervals, intervals);
    this.#compareIntervals('summary', current.sentimentShares?.intervals ?? {}, intervals);
    await compareSummaryChanges(this, 'summary', { previous, changes, current }, 'all', '');
  }

  #compareIntervals(about: string, intervals: object, rows: readonly WarehouseRow[]): void {
    for (const [name, interval] of Object.entries(intervals) as [string, ApiInterval][])
      this.holdInterval(
        `${about} ${name}`,
        interval,
        rows.find((each) => each.figure === name),
      );
  }

  #compareSummaryRow(about: string, current: OperationOutput<'metrics.summary'>['current'], row: WarehouseRow): void {
    for (const name of SUMMARY_FIELDS) this.hold(`${about} ${name}`, current[name], row[name] ?? EMPTY[name] ?? null);
    const shares = current.sentimentShares;
    for (const name of ['positive', 'neutral', 'negative', 'none'] as const)
      this.hold(`${about} ${name}`, shares?.[name] ?? null, row[`${name}Percent`] ?? null);
    this.hold(`${about} overrides`, shares?.overrides ?? 0, row.overrides ?? 0);
  }

  /** Parts of a breakdown are what the question for that part alone gives. */
  async #compareParts({ kind, toFilter, toWindow = () => this.window }: PartKind): Promise<void> {
    const rows = await this.ask('metrics_summary', { kind });
    const intervals = await this.ask('metrics_intervals', { kind }, 'AND isUserBrand');
    for (const row of rows) {
      const [part, about] = [String(row.part), `${kind} ${row.part}`];
      if (part === '') continue;
      const [filter, window] = [toFilter(part), toWindow(part, this.window)];
      const answer = await this.read<OperationOutput<'metrics.summary'>>('/metrics', filter, window);
      // The part of a month in two windows is not what the API compares.
      if (window === this.window) await compareSummaryChanges(this, about, answer, kind, part);
      this.#compareSummaryRow(about, answer.current, row);
      const ofPart = intervals.filter((each) => each.part === part);
      this.#compareIntervals(about, answer.current.intervals, ofPart);
      if (SHARE_KINDS.has(kind)) await compareShares(this, { kind, part, filter });
    }
  }

  async #compareTimeseries(): Promise<void> {
    const { chartData } = await this.read<OperationOutput<'metrics.timeseries'>>(
      '/metrics/timeseries',
      '&intervals=true',
    );
    const rows = await this.ask('metrics_timeseries', {});
    const intervals = await this.ask('metrics_intervals', { kind: 'day' }, 'AND isUserBrand');
    this.hold('days', chartData.filter(({ totalResults }) => totalResults > 0).length, rows.length);
    for (const day of chartData.filter(({ totalResults }) => totalResults > 0)) {
      const row = rows.find(({ date }) => date === day.date) ?? {};
      for (const name of DAY_FIELDS) this.hold(`${day.date} ${name}`, day[name], row[name] ?? null);
      const ofDay = intervals.filter(({ part }) => part === day.date);
      this.#compareIntervals(day.date, { ...day.intervals, ...day.sentimentShares?.intervals }, ofDay);
    }
  }

  async #compareCompetitors(): Promise<void> {
    const { competitors } = await this.read<OperationOutput<'competitors.list'>>(
      '/competitors',
      '&limit=500&intervals=true',
    );
    const rows = await this.ask('competitors_list', { kind: 'all' });
    const intervals = await this.ask('metrics_intervals', { kind: 'all' });
    this.hold(
      'competitors',
      competitors.some(({ totalResults }) => totalResults > 0) ? competitors.length : 0,
      rows.length,
    );
    for (const row of rows) {
      const found = competitors.find(({ id }) => id === row.id);
      for (const name of COMPETITOR_FIELDS) this.hold(`${row.name} ${name}`, found?.[name] ?? null, row[name] ?? null);
      const { visibilityRate, ...named } = found?.intervals ?? {};
      this.#compareIntervals(
        `${row.name}`,
        { ...named, responseVisibilityRate: visibilityRate },
        intervals.filter(({ brandId }) => brandId === row.id),
      );
    }
  }

  async #comparePrompts(): Promise<void> {
    const { prompts } = await this.read<OperationOutput<'prompts.list'>>('/prompts', '&limit=500');
    const rows = await this.ask('prompts_list', {});
    for (const row of rows) {
      const found = prompts.find(({ id }) => id === row.id);
      if (!found) continue;
      for (const name of PROMPT_FIELDS) this.hold(`prompt ${row.id} ${name}`, found[name], row[name] ?? null);
    }
  }

  async #compareSources(): Promise<void> {
    const { sources, pagination } = await this.read<OperationOutput<'sources.list'>>('/sources', '&limit=500');
    const pages = await this.ask('sources_list', { kind: 'all' });
    this.hold('sources', pagination.total, pages.length);
    for (const source of sources)
      this.#compareSource(
        `source ${source.url}`,
        source,
        pages.find(({ url }) => url === source.url),
      );
    const { domains, pagination: all } = await this.read<OperationOutput<'sources.domains'>>(
      '/sources/domains',
      '&limit=500',
    );
    const hosts = await this.ask('sources_domains', { kind: 'all' });
    this.hold('domains', all.total, hosts.length);
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
      this.hold(`${about} ${name}`, found[name], row[name] ?? null);
  }

  async #compareFanouts(): Promise<void> {
    const { fanouts, pagination } = await this.read<OperationOutput<'fanouts.list'>>('/fanouts', '&limit=500');
    const rows = await this.ask('fanouts_list', {});
    this.hold('fan-outs', pagination.total, rows.length);
    for (const { query, count, promptCount, models } of fanouts) {
      const row = rows.find((each) => each.foldedQuery === foldQuery(query)) ?? {};
      this.hold(`fan-out ${query} count`, count, row.count ?? null);
      this.hold(`fan-out ${query} promptCount`, promptCount, row.promptCount ?? null);
      this.hold(`fan-out ${query} models`, models.join(), String(row.models));
    }
  }

  async #compareAccounts(): Promise<void> {
    const month = this.window.endDate.slice(0, 7);
    const { rows: spent } = await this.get<OperationOutput<'money.spend'>>(
      `/projects/${this.projectId}/spend?firstMonth=${this.window.startDate.slice(0, 7)}&lastMonth=${month}`,
    );
    const months = await this.askAll('spend_months', {});
    this.hold('rows of spend', spent.length, months.length);
    this.hold('something was spent', true, spent.length > 0);
    for (const row of spent) {
      const found =
        months.find((each) => each.month === row.month && each.model === row.model && each.route === row.route) ?? {};
      for (const name of SPEND_FIELDS)
        this.hold(`spend ${row.month} ${row.model} ${name}`, row[name], found[name] ?? null);
    }
    const { counts } = await this.get<OperationOutput<'tasks.list'>>(`/projects/${this.projectId}/tasks`);
    const tasks = await this.askAll('tasks_counts', {});
    this.hold('tasks that there are', true, tasks.length > 0);
    for (const [status, count] of Object.entries(counts))
      this.hold(
        `tasks ${status}`,
        count,
        sumOf(
          tasks.filter((row) => row.status === status),
          'tasks',
        ),
      );
    const { total, byCategory } = await this.get<OperationOutput<'attribution.summary'>>(
      `/projects/${this.projectId}/attribution/summary?days=3650`,
    );
    const responses = await this.askAll('attribution_summary', {
      createdFrom: '2000-01-01 00:00:00',
      createdUntil: '2100-01-01 00:00:00',
    });
    this.hold('responses', total, sumOf(responses, 'count'));
    for (const { category, count, revenue } of byCategory) {
      const rows = responses.filter((row) => row.category === category);
      this.hold(`responses ${category}`, count, sumOf(rows, 'count'));
      this.hold(
        `revenue ${category}`,
        revenue,
        sumOf(
          rows.filter(({ currency }) => currency === 'USD'),
          'revenue',
        ),
      );
    }
  }
}

const sumOf = (rows: readonly WarehouseRow[], name: string) =>
  rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);
