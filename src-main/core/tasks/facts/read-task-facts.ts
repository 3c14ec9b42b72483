/** Loads everything that rules may know, once for all of them, as of one moment. */
import { dayOf } from '#shared/time/day.ts';
import { type DayWindow, previousWindow } from '#shared/time/window.ts';
import type { Connection } from '../../../storage/connection.ts';
import { readNames } from '../../brands/brand-names.ts';
import { readDomains } from '../../brands/brand-store.ts';
import { readProject } from '../../projects/project.ts';
import { countShare, isUnbranded } from './count-cells.ts';
import { readEngines, readUnreadable, readWaiting } from './read-engine-facts.ts';
import { readPeriod } from './read-period.ts';
import { readPromptFacts, readRivalries } from './read-prompt-facts.ts';
import { readGroundedNamed, readHosts, readOwnPages, readSearches } from './read-source-facts.ts';
import type { BrandFact, TaskFacts } from './task-facts.ts';

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
  const current = readPeriod(db, projectId, own.id, window);
  const ownNamed = countShare(current, own.id, 'named', isUnbranded).part;
  return {
    project: { id, publicId, name, domain, websiteUrl },
    own,
    competitors,
    current,
    previous: readPeriod(db, projectId, own.id, previousWindow(window)),
    prompts: readPromptFacts(db, projectId, own.id, window),
    rivalries: readRivalries(db, own, competitors, ownNamed, window),
    hosts: readHosts(db, projectId, { own, competitors }, window),
    ownPages: readOwnPages(db, projectId, own, window),
    searches: readSearches(db, projectId, own.id, window),
    engines: readEngines(db, projectId, window),
    groundedNamed: readGroundedNamed(db, own.id, window),
    waiting: readWaiting(db, projectId),
    unreadable: readUnreadable(db, projectId, window),
  };
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
