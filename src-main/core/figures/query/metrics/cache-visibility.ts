/**
 * Caches the visibility of many projects until an answer of their own changes: on the connection for whatever was asked, and in the database for
 * the two periods that are asked for by default, so that the first look after a start is as fast. What is cached names the facts that
 * it is of: nobody has to invalidate it, and what is missing or outdated is counted again.
 */
import { dayOf } from '#shared/time/day.ts';
import { monthOf } from '#shared/time/month.ts';
import type { DayWindow } from '#shared/time/window.ts';
import { defineJob, defineRead, defineWrite, type Storage } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { readVisibility, type Visibility } from './visibility.ts';

/** Raised whenever the same facts would give other figures. */
const FORM = 1;
/** Some 2 MB on a connection: 750 projects in two windows. */
const MOST_CACHED = 1_500;
/** Days of the periods that are cached in the database: those that end today and those that end yesterday. */
const USUAL_DAYS = 30;
/** Written in one transaction: some 60 KB. */
const BATCH = 50;

interface Cached {
  version: string;
  visibility: Visibility;
}

const caches = new WeakMap<Connection, Map<string, Cached>>();

/** Of each scope, in their order: one of a project each, all without filters and over the same days. */
export function readVisibilities(db: Connection, scopes: readonly FigureScope[]): Visibility[] {
  const versions = readVersions(db, scopes);
  const cached = caches.get(db) ?? new Map<string, Cached>();
  caches.set(db, cached);
  let stored: ReadonlyMap<number, Cached> | null = null;
  return scopes.map((scope, at) => {
    const { version, brandId } = versions[at]!;
    const key = toKey(scope);
    const known = cached.get(key);
    if (known?.version === version) return known.visibility;
    if (scope.before === undefined) stored ??= readStored(db, scope);
    const found = scope.before === undefined ? stored?.get(scope.projectId) : undefined;
    const visibility = found?.version === version ? found.visibility : readVisibility(db, scope, brandId);
    cached.delete(key);
    cached.set(key, { version, visibility });
    const [oldest] = cached.keys();
    if (cached.size > MOST_CACHED && oldest !== undefined) cached.delete(oldest);
    return visibility;
  });
}

function toKey(scope: FigureScope): string {
  const before = toScopeBefore(scope);
  return [scope.projectId, scope.firstDay, scope.lastDay, before.firstDay, before.lastDay].join(' ');
}

interface Version {
  version: string;
  brandId: number;
}

/** What the figures of each scope are made of: the own brand, and how often the facts of its months changed. */
function readVersions(db: Connection, scopes: readonly FigureScope[]): Version[] {
  const brands = new Map(
    db.prepare('SELECT project_id, id FROM brand WHERE is_own = 1').raw().all() as [projectId: number, id: number][],
  );
  const ranges = scopes.map((scope) => {
    const before = toScopeBefore(scope);
    return {
      first: monthOf(Math.min(scope.firstDay, before.firstDay)),
      last: monthOf(Math.max(scope.lastDay, before.lastDay)),
    };
  });
  const states = db
    .prepare(
      'SELECT project_id, month, changes FROM month_state WHERE month BETWEEN ? AND ? ORDER BY project_id, month',
    )
    .raw()
    .all(Math.min(...ranges.map(({ first }) => first)), Math.max(...ranges.map(({ last }) => last))) as [
    projectId: number,
    month: number,
    changes: number,
  ][];
  const byProject = Map.groupBy(states, ([projectId]) => projectId);
  return scopes.map(({ projectId }, at) => {
    const { first, last } = ranges[at]!;
    const brandId = brands.get(projectId) ?? 0;
    const months = (byProject.get(projectId) ?? []).filter(([, month]) => month >= first && month <= last);
    const facts = months.map(([, month, changes]) => `${month} ${changes}`).join();
    return { brandId, version: `${FORM};${brandId};${facts}` };
  });
}

/** By project; compared with the equally long period directly before. */
function readStored(db: Connection, { firstDay, lastDay }: DayWindow): Map<number, Cached> {
  const rows = db
    .prepare('SELECT project_id, version, figures FROM kept_visibility WHERE first_day = ? AND last_day = ?')
    .raw()
    .all(firstDay, lastDay) as [projectId: number, version: string, figures: string][];
  return new Map(
    rows.map(([id, version, figures]) => [id, { version, visibility: JSON.parse(figures) as Visibility }]),
  );
}

function planUsualWindows(nowMs: number): DayWindow[] {
  const today = dayOf(nowMs);
  return [today, today - 1].map((lastDay) => ({ firstDay: lastDay - USUAL_DAYS + 1, lastDay }));
}

interface Stale {
  scope: FigureScope;
  version: string;
}

/** What is to be stored: of projects in sight with answers in these months, where that of now is not there. */
const loadStale = defineRead('visibility.stale', (db, nowMs: number): Stale[] =>
  db.atOneMoment(() => {
    const ids = db
      .prepare('SELECT id FROM project WHERE archived_at IS NULL AND erasing_since IS NULL ORDER BY id')
      .pluck()
      .all() as number[];
    if (ids.length === 0) return [];
    return planUsualWindows(nowMs).flatMap((window) => {
      const scopes = ids.map((projectId) => ({ projectId, ...window, engines: null, language: null, tags: null }));
      const stored = new Map(
        db
          .prepare('SELECT project_id, version FROM kept_visibility WHERE first_day = ? AND last_day = ?')
          .raw()
          .all(window.firstDay, window.lastDay) as [projectId: number, version: string][],
      );
      return readVersions(db, scopes).flatMap(({ version }, at) => {
        const scope = scopes[at]!;
        return stored.get(scope.projectId) === version ? [] : [{ scope, version }];
      });
    });
  }),
);

interface StoredRow {
  window: DayWindow & { projectId: number };
  version: string;
  figures: string;
}

const saveVisibilities = defineWrite('visibility.save', (db, rows: readonly StoredRow[], { nowMs }): null => {
  const [today, yesterday] = planUsualWindows(nowMs);
  db.prepare('DELETE FROM kept_visibility WHERE last_day NOT IN (?, ?)').run(today!.lastDay, yesterday!.lastDay);
  const save = db.prepare(
    `INSERT OR REPLACE INTO kept_visibility (project_id, first_day, last_day, version, figures)
     SELECT id, ?, ?, ?, ? FROM project WHERE id = ? AND erasing_since IS NULL`,
  );
  for (const { window, version, figures } of rows) {
    save.run(window.firstDay, window.lastDay, version, figures, window.projectId);
  }
  return null;
});

const storeVisibilities = defineJob(
  'visibility.store',
  async ({ db, write }, stale: readonly Stale[]): Promise<null> => {
    for (let first = 0; first < stale.length; first += BATCH) {
      const scopes = stale.slice(first, first + BATCH).map(({ scope }) => scope);
      const rows = db.atOneMoment(() =>
        scopes.map((scope): StoredRow => {
          const { brandId, version } = readVersions(db, [scope])[0]!;
          return { window: scope, version, figures: JSON.stringify(readVisibility(db, scope, brandId)) };
        }),
      );
      await write(saveVisibilities, rows);
    }
    return null;
  },
);

/** A chore of the upkeep: stores what is missing, at once at the start, later when it has been left alone for one look. */
export class VisibilityCache {
  readonly #storage: Storage;
  readonly #now: () => number;
  #seen: ReadonlySet<string> | null = null;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  async refresh(): Promise<void> {
    const stale = await this.#storage.read(loadStale, this.#now());
    const seen = this.#seen;
    const toName = ({ scope, version }: Stale) => `${toKey(scope)} ${version}`;
    this.#seen = new Set(stale.map(toName));
    const due = stale.filter((each) => seen === null || seen.has(toName(each)));
    if (due.length > 0) await this.#storage.job(storeVisibilities, due);
  }
}
