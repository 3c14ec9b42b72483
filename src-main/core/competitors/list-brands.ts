/** The tracked brands of a project with every spelling and domain that they are recognised by. */
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { type NameList, readNames } from '../brands/brand-names.ts';

export interface BrandView extends Record<NameList, string[]> {
  id: string;
  name: string;
  domain: string | null;
  domainAliases: string[];
  isUserBrand: boolean;
}

interface BrandRow {
  rowId: number;
  id: string;
  name: string;
  isUserBrand: boolean;
}

/** The own brand first, then competitors in the order in which they were added. */
export const loadTrackedBrands = defineRead('brands.listTracked', (db, projectId: number): BrandView[] => {
  const rows = db
    .prepare(
      `SELECT id AS rowId, public_id AS id, name, is_own AS isOwn FROM brand
       WHERE project_id = ? AND state = 'tracked' ORDER BY is_own DESC, brand.id`,
    )
    .all(projectId) as (Omit<BrandRow, 'isUserBrand'> & { isOwn: 0 | 1 })[];
  return rows.map(({ isOwn, ...row }) => readBrandView(db, { ...row, isUserBrand: isOwn === 1 }));
});

export function readBrandView(db: Connection, { rowId, ...brand }: BrandRow): BrandView {
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
