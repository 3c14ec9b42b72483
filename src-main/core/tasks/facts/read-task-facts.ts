/** Loads everything that rules may know, once for all of them, as of one moment. */
import { dayOf } from '#shared/time/day.ts';
import { type DayWindow, previousWindow } from '#shared/time/window.ts';
import type { Connection } from '../../../storage/connection.ts';
import { readNames } from '../../brands/brand-names.ts';
import { readDomains } from '../../brands/brand-store.ts';
import { readProject } from '../../projects/project.ts';
import { countShare, isUnbranded } from './count-cells.ts';
import { collectEngines, readUnreadable, readWaiting } from './read-engine-facts.ts';
import { collectPeriod } from './read-period.ts';
import { collectPrompts, collectRivalries } from './read-prompt-facts.ts';
import { collectGroundedNamed, collectHosts, collectOwnPages, collectSearches } from './read-source-facts.ts';
import type { BrandFact, OwnPageFact, PeriodFacts, TaskFacts } from './task-facts.ts';
import { visitWindow } from './window-answers.ts';

export const WINDOW_DAYS = 30;

/** The window ends today, so that a first run is seen at once. Null when the project is gone. */
export function readTaskFacts(db: Connection, projectId: number, nowMs: number): TaskFacts | null {
  return db.raw.transaction(() => readAll(db, projectId, nowMs)).deferred();
}

function readAll(db: Connection, projectId: number, nowMs: number): TaskFacts | null {
  const found = readProject(db, { id: projectId });
  const [own, ...competitors] = readBrands(db, projectId);
  if (!found || !own) return null;
  const { id, publicId, name, domain, websiteUrl } = found;
  const window: DayWindow = { firstDay: dayOf(nowMs) - WINDOW_DAYS + 1, lastDay: dayOf(nowMs) };
  const otherNames = readOtherNames(db, projectId);
  const trackedIds = new Set([own, ...competitors].map((brand) => brand.id));
  const collectors = {
    current: collectPeriod(window, trackedIds),
    prompts: collectPrompts(db, projectId),
    rivalries: collectRivalries(competitors),
    hosts: collectHosts(db, projectId, { own, competitors, otherNames }),
    ownPages: collectOwnPages(db, projectId, own),
    searches: collectSearches(db),
    engines: collectEngines(),
    groundedNamed: collectGroundedNamed(),
  };
  visitWindow(db, projectId, own.id, window, (answer) => {
    for (const collector of Object.values(collectors)) collector.add(answer);
  });
  const current = collectors.current.finish();
  const ownPages = collectors.ownPages.finish();
  const before = readBefore(db, projectId, own, { window: previousWindow(window), trackedIds });
  return {
    project: { id, publicId, name, domain, websiteUrl },
    own,
    competitors,
    otherNames,
    current,
    previous: before.period,
    prompts: collectors.prompts.finish(),
    promptsSetUpAtMs: Math.max(found.createdAt, readNewestPrompt(db, projectId)),
    rivalries: collectors.rivalries.finish()(countShare(current, own.id, 'named', isUnbranded).part),
    hosts: collectors.hosts.finish(),
    ownPages,
    lostPages: listLostPages(before.ownPages, ownPages),
    searches: collectors.searches.finish(),
    engines: collectors.engines.finish(),
    groundedNamed: collectors.groundedNamed.finish(),
    waiting: readWaiting(db, projectId),
    unreadable: readUnreadable(db, projectId, window),
  };
}

function readBefore(
  db: Connection,
  projectId: number,
  own: BrandFact,
  { window, trackedIds }: { window: DayWindow; trackedIds: ReadonlySet<number> },
): { period: PeriodFacts; ownPages: OwnPageFact[] } {
  const [period, ownPages] = [collectPeriod(window, trackedIds), collectOwnPages(db, projectId, own)];
  visitWindow(db, projectId, own.id, window, (answer) => {
    period.add(answer);
    ownPages.add(answer);
  });
  return { period: period.finish(), ownPages: ownPages.finish() };
}

/** A page that was cited once may not be cited now by chance. */
function listLostPages(before: readonly OwnPageFact[], now: readonly OwnPageFact[]): string[] {
  const cited = new Set(now.map(({ sourceId }) => sourceId));
  return before.filter(({ sourceId, answers }) => answers > 1 && !cited.has(sourceId)).map(({ url }) => url);
}

function readOtherNames(db: Connection, projectId: number): string[] {
  const names = db
    .prepare("SELECT name FROM brand WHERE project_id = ? AND is_own = 0 AND state <> 'tracked' ORDER BY id")
    .pluck();
  return names.all(projectId) as string[];
}

/** When it was made, archived or not; 0 without any. */
function readNewestPrompt(db: Connection, projectId: number): number {
  const row = db.prepare('SELECT max(created_at) AS ms FROM prompt WHERE project_id = ?').get(projectId);
  return (row as { ms: number | null }).ms ?? 0;
}

/** Tracked brands, the own one first. */
function readBrands(db: Connection, projectId: number): BrandFact[] {
  const rows = db
    .prepare(
      `SELECT id, public_id AS publicId, name FROM brand
       WHERE project_id = ? AND (is_own = 1 OR state = 'tracked') ORDER BY is_own DESC, id`,
    )
    .all(projectId) as Pick<BrandFact, 'id' | 'publicId' | 'name'>[];
  return rows.map((row) => ({ ...row, aliases: readNames(db, row.id).aliases, domains: readDomains(db, row.id) }));
}
