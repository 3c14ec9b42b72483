/** The tracked brands of a project with what a ranking shows of them. */
import { getDomain } from 'tldts';

import { type Connection, query } from '../../storage/connection.ts';
import { readDomains } from './brand-store.ts';

export interface RankedBrand {
  id: number;
  publicId: string;
  name: string;
  isOwn: boolean;
  isStarred: boolean;
  /** The main domain, else the first alias; empty when none is known. */
  domain: string;
}

/** The own brand first, then by age. */
export function readTrackedBrands(db: Connection, projectId: number): RankedBrand[] {
  return db
    .all(
      query
        .selectFrom('brand')
        .select(['id', 'public_id', 'name', 'is_own', 'is_starred'])
        .where('project_id', '=', projectId)
        .where('state', '=', 'tracked')
        .orderBy('is_own', 'desc')
        .orderBy('id'),
    )
    .map((row) => ({
      id: row.id,
      publicId: row.public_id,
      name: row.name,
      isOwn: row.is_own === 1,
      isStarred: row.is_starred === 1,
      domain: readDomains(db, row.id)[0] ?? '',
    }));
}

/** The registrable domain (`shop.acme.co.uk` gives `acme.co.uk`), private suffixes respected; else the domain itself. */
export function toBaseDomain(domain: string): string {
  return getDomain(domain, { allowPrivateDomains: true }) ?? domain;
}
