/** Tracking a competitor. Measuring history again is the caller's next step. */
import { AppError, notFound } from '#shared/app-error.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { type NameLists, replaceNames } from '../brands/brand-names.ts';
import { insertBrand, replaceDomains } from '../brands/brand-store.ts';
import { planDomainAliases, requireDomain } from '../brands/domain.ts';
import { readProject } from '../projects/project.ts';
import { changeNames, type NamesChange } from './change-names.ts';

export interface NewCompetitor extends NamesChange, NameLists {
  name: string;
  domain?: string | undefined;
  domainAliases?: readonly string[] | undefined;
}

/** Returns the competitor's public id. Throws CONFLICT when the project tracks that name already. */
export const addCompetitor = defineWrite('brands.addCompetitor', (db, input: NewCompetitor, { nowMs }): string =>
  trackCompetitor(db, input, nowMs),
);

/** The same inside the caller's transaction. A competitor that was removed comes back under its old id. */
export function trackCompetitor(db: Connection, input: NewCompetitor, nowMs: number): string {
  if (!readProject(db, { id: input.projectId })) throw notFound('The project');
  requireFreeName(db, input.projectId, input.name, null);
  const domain = input.domain === undefined ? null : requireDomain(input.domain);
  const domainAliases = planDomainAliases(input.domainAliases ?? []);
  const { projectId, name } = input;
  return changeNames(db, { ...input, nowMs }, () => {
    const brand =
      reviveRemoved(db, projectId, name, domain) ??
      insertBrand(db, { projectId, isOwn: false, name, domain, aliases: [] }, nowMs);
    replaceNames(db, brand.id, input);
    replaceDomains(db, brand.id, domainAliases, false);
    return brand.publicId;
  }).result;
}

/** Throws CONFLICT when a tracked brand other than `exceptId` has the name, the own one included. */
export function requireFreeName(db: Connection, projectId: number, name: string, exceptId: number | null): void {
  const brands = db.prepare("SELECT id, name FROM brand WHERE project_id = ? AND state = 'tracked'").all(projectId) as {
    id: number;
    name: string;
  }[];
  if (brands.some((brand) => brand.id !== exceptId && brand.name.toLowerCase() === name.toLowerCase())) {
    throw new AppError('CONFLICT', `${name} is tracked already.`, { reason: 'tracked_already' });
  }
}

/** One that was removed, or was only ever suggested, keeps its id. */
function reviveRemoved(db: Connection, projectId: number, name: string, domain: string | null) {
  const removed = db
    .prepare(
      "SELECT id, public_id AS publicId, name FROM brand WHERE project_id = ? AND state IN ('removed', 'suggested')",
    )
    .all(projectId) as { id: number; publicId: string; name: string }[];
  const brand = removed.find((row) => row.name.toLowerCase() === name.toLowerCase());
  if (!brand) return null;
  db.prepare("UPDATE brand SET state = 'tracked', name = ? WHERE id = ?").run(name, brand.id);
  db.prepare('DELETE FROM brand_name WHERE brand_id = ?').run(brand.id);
  db.prepare('DELETE FROM brand_rule WHERE brand_id = ?').run(brand.id);
  db.prepare('DELETE FROM brand_domain WHERE brand_id = ?').run(brand.id);
  if (domain !== null) replaceDomains(db, brand.id, [domain], true);
  return brand;
}
