/** Shares of answers, those that cite a page or domain, or made a search: their intervals, and the verdicts of changes of what is cited. */
import { foldQuery } from '#main/core/answers/searches.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { fromDate, toDate } from '#shared/time/day.ts';
import { previousWindow } from '#shared/time/window.ts';
import type { ValueComparison } from './value-comparison.ts';

/** A part of the window, with the filter of the API that gives it. */
export interface SharePart {
  kind: string;
  part: string;
  filter: string;
}

export async function compareShares(values: ValueComparison, given: SharePart): Promise<void> {
  await comparePages(values, given);
  await compareDomains(values, given);
  await compareSearches(values, given);
  await compareMovers(values, given, 'page');
  await compareMovers(values, given, 'domain');
}

async function comparePages(values: ValueComparison, { kind, part, filter }: SharePart): Promise<void> {
  const query = `&limit=500&intervals=true${filter}`;
  const { sources, pagination } = await values.read<OperationOutput<'sources.list'>>('/sources', query);
  const rows = (await values.ask('sources_intervals', { kind })).filter((row) => row.part === part);
  values.hold(`pages of ${kind} ${part}`, pagination.total, rows.length);
  for (const { url, citationCount, interval } of sources) {
    const row = rows.find((each) => each.url === url);
    values.hold(`page ${url} of ${kind} ${part} citationCount`, citationCount, row?.citationCount ?? null);
    if (interval) values.holdInterval(`page ${url} of ${kind} ${part}`, interval, row);
  }
}

async function compareDomains(values: ValueComparison, { kind, part, filter }: SharePart): Promise<void> {
  const query = `&limit=500&intervals=true${filter}`;
  const { domains, pagination } = await values.read<OperationOutput<'sources.domains'>>('/sources/domains', query);
  const rows = (await values.ask('sources_domains_intervals', { kind })).filter((row) => row.part === part);
  values.hold(`domains of ${kind} ${part}`, pagination.total, rows.length);
  for (const { domain, citationCount, interval } of domains) {
    const row = rows.find((each) => each.domain === domain);
    values.hold(`domain ${domain} of ${kind} ${part} citationCount`, citationCount, row?.citationCount ?? null);
    if (interval) values.holdInterval(`domain ${domain} of ${kind} ${part}`, interval, row);
  }
}

async function compareSearches(values: ValueComparison, { kind, part, filter }: SharePart): Promise<void> {
  const query = `&limit=500&intervals=true${filter}`;
  const { fanouts, pagination, meta } = await values.read<OperationOutput<'fanouts.list'>>('/fanouts', query);
  const rows = (await values.ask('fanouts_intervals', { kind })).filter((row) => row.part === part);
  values.hold(`searches of ${kind} ${part}`, pagination.total, rows.length);
  for (const { query: text, searched } of fanouts) {
    const row = rows.find((each) => each.foldedQuery === foldQuery(text));
    values.hold(`search ${text} of ${kind} ${part} answers`, searched?.answers, row?.answers ?? null);
    if (searched) values.holdInterval(`search ${text} of ${kind} ${part}`, searched.interval, row);
  }
  const all = (await values.ask('fanouts_searched', { kind })).find((row) => row.part === part);
  values.hold(`answers of ${kind} ${part} that searched`, meta.searched?.answers, all?.answers ?? null);
  if (meta.searched) values.holdInterval(`any search of ${kind} ${part}`, meta.searched.interval, all);
}

async function compareMovers(
  values: ValueComparison,
  { kind, part, filter }: SharePart,
  by: 'page' | 'domain',
): Promise<void> {
  const query = `&by=${by}&limit=500&intervals=true${filter}`;
  const { movers } = await values.read<OperationOutput<'sources.movers'>>('/sources/movers', query);
  const { startDate, endDate } = values.window;
  const { firstDay, lastDay } = previousWindow({ firstDay: fromDate(startDate), lastDay: fromDate(endDate) });
  const given = { compareStart: toDate(firstDay), compareEnd: toDate(lastDay), kind };
  const view = by === 'page' ? 'sources_movers' : 'sources_domains_movers';
  const rows = (await values.ask(view, given)).filter((row) => row.part === part);
  values.hold(`what moved by ${by} of ${kind} ${part}`, movers.length, rows.filter((row) => row.move !== null).length);
  for (const { url, domain, citationCount, previousCount, move, verdict } of movers) {
    const name = by === 'page' ? url : domain;
    const row = rows.find((each) => each[by === 'page' ? 'url' : 'domain'] === name) ?? {};
    const about = `${by} ${name} of ${kind} ${part}`;
    values.hold(`${about} citationCount`, citationCount, row.citationCount ?? null);
    values.hold(`${about} previousCount`, previousCount, row.previousCount ?? null);
    values.hold(`${about} move`, move, row.move ?? null);
    values.hold(`${about} verdict`, verdict?.verdict, row.verdict ?? null);
    values.hold(`${about} pValue`, verdict?.pValue, row.pValue ?? null);
    for (const range of ['repeat', 'brand'] as const) {
      values.hold(`${about} ${range}Low of its change`, verdict?.[range]?.[0], row[`${range}Low`] ?? null);
      values.hold(`${about} ${range}High of its change`, verdict?.[range]?.[1], row[`${range}High`] ?? null);
    }
  }
}
