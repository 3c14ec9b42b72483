/** Whether a site was cited with the own brand since somebody asked it: counted from the moment at which the task was done. */
import { dayOf, startOfDay } from '#shared/time/day.ts';
import type { Connection } from '../../../storage/connection.ts';
import { readOwnBrandId } from '../../brands/brand-store.ts';
import { momentOfHead, readAppearances, visitCitations } from '../../figures/codec/month-page.ts';
import { readSourceBook, type SourceBook } from '../../figures/query/sources/source-book.ts';
import { type VisitedAnswer, visitScope } from '../../figures/store/read-facts.ts';

export interface WatchedSite {
  host: string;
  doneMs: number;
}

export interface SiteWatch extends WatchedSite {
  /** Since it was done: all, those that cite the site, and those of them that name the own brand. */
  answers: number;
  citing: number;
  naming: number;
  /** By number of the page. */
  pages: Map<number, { citing: number; naming: number }>;
}

/** In the order of the sites; one walk for all of them. */
export function readWatches(db: Connection, projectId: number, sites: readonly WatchedSite[]): SiteWatch[] {
  const watches = sites.map((site): SiteWatch => ({ ...site, answers: 0, citing: 0, naming: 0, pages: new Map() }));
  if (watches.length === 0) return watches;
  const ownId = readOwnBrandId(db, projectId);
  const watchOf = openHosts(readSourceBook(db, projectId), watches);
  const firstMs = Math.min(...sites.map(({ doneMs }) => doneMs));
  const scope = { projectId, firstDay: dayOf(firstMs), lastDay: readLastDay(db, projectId) };
  visitScope(db, { ...scope, engines: null, language: null, tags: null }, ['citations', 'appearances'], (answer) => {
    const atMs = startOfDay(answer.day) + momentOfHead(answer.page.heads, answer.offsets.head);
    for (const watch of watches) if (atMs > watch.doneMs) watch.answers++;
    const cited = listCited(answer, watchOf, atMs);
    if (cited.size === 0) return;
    const isNamed = readAppearances(answer.page, answer.offsets).some((fact) => fact.brandId === ownId && fact.isNamed);
    for (const [watch, sources] of cited) addAnswer(watch, sources, isNamed ? 1 : 0);
  });
  return watches;
}

/** Gives what watches a page; undefined for pages of other sites. */
function openHosts(
  { hosts, hostOf }: SourceBook,
  watches: readonly SiteWatch[],
): (id: number) => SiteWatch | undefined {
  const byName = new Map(watches.map((watch) => [watch.host, watch]));
  const byNumber = new Map(
    [...hosts].flatMap(([number, host]) => (byName.has(host) ? [[number, byName.get(host)]] : [])),
  );
  return (id) => byNumber.get(hostOf[id] ?? 0);
}

/** The watched sites that an answer cites after they were asked, with its pages. */
function listCited(
  { page, offsets }: VisitedAnswer,
  watchOf: ReturnType<typeof openHosts>,
  atMs: number,
): Map<SiteWatch, number[]> {
  const cited = new Map<SiteWatch, number[]>();
  visitCitations(page, offsets, (sourceId) => {
    const watch = watchOf(sourceId);
    if (watch && atMs > watch.doneMs) cited.set(watch, [...(cited.get(watch) ?? []), sourceId]);
  });
  return cited;
}

function addAnswer(watch: SiteWatch, sources: readonly number[], naming: 0 | 1): void {
  watch.citing++;
  watch.naming += naming;
  for (const source of sources) {
    const page = watch.pages.get(source) ?? { citing: 0, naming: 0 };
    watch.pages.set(source, { citing: page.citing + 1, naming: page.naming + naming });
  }
}

function readLastDay(db: Connection, projectId: number): number {
  return db.prepare('SELECT coalesce(max(day), 0) FROM answer WHERE project_id = ?').pluck().get(projectId) as number;
}
