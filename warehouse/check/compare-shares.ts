/** Intervals of shares of answers: those that cite a page or domain, or made a search. */
import { foldQuery } from '#main/core/answers/searches.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
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
