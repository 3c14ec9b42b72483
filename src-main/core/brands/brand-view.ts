/** The tracked brands of a project with every spelling and domain that they are recognised by. */

import type { OptionalNameRule } from '#shared/vocabulary/name-rules.ts';
import type { Connection } from '../../storage/connection.ts';
import { type NameList, readNames } from './brand-names.ts';

export interface BrandView extends Record<Exclude<NameList, 'withoutRules'>, string[]> {
  id: string;
  name: string;
  domain: string | null;
  domainAliases: string[];
  isUserBrand: boolean;
  withoutRules: OptionalNameRule[];
}

/** The same with its number in the database. */
export type NumberedBrand = BrandView & { rowId: number };

/** The own brand first, then competitors in the order in which they were added. */
export function readBrandViews(db: Connection, projectId: number): NumberedBrand[] {
  const rows = db
    .prepare(
      `SELECT id AS rowId, public_id AS id, name, is_own AS isOwn FROM brand
       WHERE project_id = ? AND state = 'tracked' ORDER BY is_own DESC, brand.id`,
    )
    .all(projectId) as { rowId: number; id: string; name: string; isOwn: 0 | 1 }[];
  return rows.map(({ isOwn, rowId, ...row }) => ({
    rowId,
    ...readBrandView(db, { rowId, ...row, isUserBrand: isOwn === 1 }),
  }));
}

export function readBrandView(
  db: Connection,
  { rowId, ...brand }: { rowId: number; id: string; name: string; isUserBrand: boolean },
): BrandView {
  const domains = db
    .prepare('SELECT domain, is_main AS isMain FROM brand_domain WHERE brand_id = ? ORDER BY domain')
    .all(rowId) as { domain: string; isMain: 0 | 1 }[];
  return {
    ...brand,
    domain: domains.find((row) => row.isMain === 1)?.domain ?? null,
    domainAliases: domains.filter((row) => row.isMain === 0).map((row) => row.domain),
    ...readNames(db, rowId),
  };
}
