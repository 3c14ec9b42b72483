/** Changing or removing a competitor. Measuring history again is the caller's next step. */
import { notFound } from '#shared/app-error.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { type NameLists, replaceNames } from '../brands/brand-names.ts';
import { replaceDomains } from '../brands/brand-store.ts';
import { type BrandView, readBrandView } from '../brands/brand-view.ts';
import { planDomainAliases, requireDomain } from '../brands/domain.ts';
import { requireFreeName } from './add-competitor.ts';
import { changeNames, type NamesChange } from './change-names.ts';

interface CompetitorId extends NamesChange {
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
export const updateCompetitor = defineWrite(
  'brands.updateCompetitor',
  (db, input: CompetitorChange, { nowMs }): boolean => {
    const brand = requireCompetitor(db, input);
    const { name, domain, domainAliases } = input;
    if (name !== undefined) requireFreeName(db, input.projectId, name, brand.id);
    return changeNames(db, { ...input, nowMs }, () => {
      if (domain !== undefined) replaceDomains(db, brand.id, domain === null ? [] : [requireDomain(domain)], true);
      if (domainAliases) replaceDomains(db, brand.id, planDomainAliases(domainAliases), false);
      replaceNames(db, brand.id, input);
    }).isChanged;
  },
);

/** Stops tracking it; its id and name are kept, so that it is not suggested again. Throws NOT_FOUND. */
export const removeCompetitor = defineWrite('brands.removeCompetitor', (db, input: CompetitorId, { nowMs }): null => {
  const brand = requireCompetitor(db, input);
  changeNames(db, { ...input, nowMs }, () => {
    db.prepare("UPDATE brand SET state = 'removed' WHERE id = ?").run(brand.id);
  });
  return null;
});

function requireCompetitor(db: Connection, { projectId, competitorId }: CompetitorId): { id: number; name: string } {
  const row = db
    .prepare("SELECT id, name FROM brand WHERE public_id = ? AND project_id = ? AND is_own = 0 AND state = 'tracked'")
    .get(competitorId, projectId) as { id: number; name: string } | undefined;
  if (!row) throw notFound('The competitor');
  return row;
}
