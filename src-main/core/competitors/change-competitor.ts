/** Changing or removing a competitor. Measuring history again is the caller's next step. */
import { notFound } from '#shared/app-error.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { type NameLists, replaceNames } from '../brands/brand-names.ts';
import { raiseBrandsVersion, replaceDomains } from '../brands/brand-store.ts';
import { planDomainAliases, requireDomain } from '../brands/domain.ts';
import { refreshBranded } from '../prompts/prompt-store.ts';
import { requireFreeName } from './add-competitor.ts';
import { type BrandView, readBrandView } from './list-brands.ts';

interface CompetitorId {
  projectId: number;
  competitorId: string;
}

export interface CompetitorChange extends CompetitorId, NameLists {
  name?: string | undefined;
  /** Null takes the domain away. */
  domain?: string | null | undefined;
  domainAliases?: readonly string[] | undefined;
}

/** A tracked competitor as it is now. Throws NOT_FOUND. */
export const loadCompetitor = defineRead('brands.loadCompetitor', (db, input: CompetitorId): BrandView => {
  const { id: rowId, name } = requireCompetitor(db, input);
  return readBrandView(db, { rowId, id: input.competitorId, name, isUserBrand: false });
});

/** Changes what is given. True when history has to be measured again. Throws NOT_FOUND, CONFLICT, VALIDATION_ERROR. */
export const updateCompetitor = defineWrite('brands.updateCompetitor', (db, input: CompetitorChange): boolean => {
  const brand = requireCompetitor(db, input);
  const { name, domain, domainAliases } = input;
  if (name !== undefined) requireFreeName(db, input.projectId, name, brand.id);
  if (domain !== undefined) replaceDomains(db, brand.id, domain === null ? [] : [requireDomain(domain)], true);
  if (domainAliases) replaceDomains(db, brand.id, planDomainAliases(domainAliases), false);
  const isChanged = replaceNames(db, brand.id, input) || domain !== undefined || domainAliases !== undefined;
  if (isChanged) noteNames(db, input.projectId);
  return isChanged;
});

/** Stops tracking it; its id and name are kept, so that it is not suggested again. Throws NOT_FOUND. */
export const removeCompetitor = defineWrite('brands.removeCompetitor', (db, input: CompetitorId): null => {
  const brand = requireCompetitor(db, input);
  db.prepare("UPDATE brand SET state = 'removed' WHERE id = ?").run(brand.id);
  noteNames(db, input.projectId);
  return null;
});

/** The longest name wins, so that a competitor's name decides whether a prompt names the own brand too. */
function noteNames(db: Connection, projectId: number): void {
  raiseBrandsVersion(db, projectId);
  refreshBranded(db, projectId);
}

function requireCompetitor(db: Connection, { projectId, competitorId }: CompetitorId): { id: number; name: string } {
  const row = db
    .prepare("SELECT id, name FROM brand WHERE public_id = ? AND project_id = ? AND is_own = 0 AND state = 'tracked'")
    .get(competitorId, projectId) as { id: number; name: string } | undefined;
  if (!row) throw notFound('The competitor');
  return row;
}
