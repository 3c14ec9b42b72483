/** The brands of a project as the measuring needs them: names, aliases, excluded phrases and domains. */
import { type Connection, query } from '../../storage/connection.ts';
import { newId } from '../ids.ts';
import { type CompiledBrands, compileBrands } from '../measuring/compile-brands.ts';
import type { BrandRules } from '../measuring/measurement.ts';
import { isNameCaseSensitive, readNames } from './brand-names.ts';

/** Rules of every tracked brand of a project, the own one first. */
export function readBrandRules(db: Connection, projectId: number): BrandRules[] {
  const brands = db.all(
    query
      .selectFrom('brand')
      .select(['id', 'is_own', 'name'])
      .where('project_id', '=', projectId)
      .where('state', '=', 'tracked')
      .orderBy('is_own', 'desc')
      .orderBy('id'),
  );
  return brands.map((brand) => {
    const names = db.all(query.selectFrom('brand_name').selectAll().where('brand_id', '=', brand.id));
    const aliases = names
      .filter((name) => name.kind === 'alias')
      .map((name) => ({ text: name.text, caseSensitive: name.is_case_sensitive === 1 }));
    const { withoutRules, nearbyWords } = readNames(db, brand.id);
    const exact = aliases.filter((alias) => alias.caseSensitive).map((alias) => alias.text);
    return {
      brandId: brand.id,
      isOwn: brand.is_own === 1,
      names: [{ text: brand.name, caseSensitive: isNameCaseSensitive(brand.name, exact) }, ...aliases],
      exclusions: names.filter((name) => name.kind === 'excluded').map((name) => name.text),
      domains: readDomains(db, brand.id),
      ...(withoutRules.length > 0 && { withoutRules }),
      ...(nearbyWords.length > 0 && { near: nearbyWords }),
    };
  });
}

export function readDomains(db: Connection, brandId: number): string[] {
  return db
    .all(
      query
        .selectFrom('brand_domain')
        .select('domain')
        .where('brand_id', '=', brandId)
        .orderBy('is_main', 'desc')
        .orderBy('domain'),
    )
    .map((row) => row.domain);
}

/** Internal id of the own brand of a project. */
export function readOwnBrandId(db: Connection, projectId: number): number {
  const row = db.prepare('SELECT id FROM brand WHERE project_id = ? AND is_own = 1').get(projectId) as
    | { id: number }
    | undefined;
  if (!row) throw new Error(`Project ${projectId} has no own brand.`);
  return row.id;
}

export interface NewBrand {
  projectId: number;
  isOwn: boolean;
  name: string;
  domain: string | null;
  aliases: readonly string[];
}

/** Stores a tracked brand and returns its ids. */
export function insertBrand(db: Connection, brand: NewBrand, nowMs: number): { id: number; publicId: string } {
  const publicId = newId();
  const { lastId } = db.run(
    query.insertInto('brand').values({
      public_id: publicId,
      project_id: brand.projectId,
      is_own: brand.isOwn ? 1 : 0,
      name: brand.name,
      state: 'tracked',
      created_at: nowMs,
    }),
  );
  if (brand.domain) {
    db.run(query.insertInto('brand_domain').values({ brand_id: lastId, domain: brand.domain, is_main: 1 }));
  }
  replaceAliases(db, lastId, brand.aliases);
  return { id: lastId, publicId };
}

export function replaceAliases(db: Connection, brandId: number, aliases: readonly string[]): void {
  db.run(query.deleteFrom('brand_name').where('brand_id', '=', brandId).where('kind', '=', 'alias'));
  for (const text of new Set(aliases)) {
    db.run(query.insertInto('brand_name').values({ brand_id: brandId, kind: 'alias', text, is_case_sensitive: 0 }));
  }
}

/**
 * Replaces the main domain (`isMain`) or the domain aliases of a brand. A domain is one or the other: an alias that
 * becomes the main domain is no alias any longer, and the main domain among new aliases stays what it is.
 */
export function replaceDomains(db: Connection, brandId: number, domains: readonly string[], isMain: boolean): void {
  const flag = isMain ? 1 : 0;
  db.run(query.deleteFrom('brand_domain').where('brand_id', '=', brandId).where('is_main', '=', flag));
  for (const domain of new Set(domains)) {
    db.run(
      query
        .insertInto('brand_domain')
        .values({ brand_id: brandId, domain, is_main: flag })
        .onConflict((conflict) => (isMain ? conflict.doUpdateSet({ is_main: 1 }) : conflict.doNothing())),
    );
  }
}

/** Says that the rules changed: answers measured before it are measured again. */
export function raiseBrandsVersion(db: Connection, projectId: number): void {
  db.prepare('UPDATE project SET brands_version = brands_version + 1 WHERE id = ?').run(projectId);
}

export interface CachedBrands {
  version: number;
  /** Changes with the rules, also when a restored backup brings other rules under the same version. */
  stamp: string;
  brands: CompiledBrands;
}

const compiled = new WeakMap<Connection, Map<number, CachedBrands>>();

/** The compiled brands of a project and the version of their rules; compiled once for each stamp and connection. */
export function readCompiledBrands(db: Connection, projectId: number): CachedBrands {
  const { version, stamp } = db
    .prepare(
      `SELECT brands_version AS version, schema_version || '.' || brands_version AS stamp
       FROM project, pragma_schema_version WHERE id = ?`,
    )
    .get(projectId) as { version: number; stamp: string };
  let cache = compiled.get(db);
  if (!cache) {
    cache = new Map();
    compiled.set(db, cache);
  }
  const known = cache.get(projectId);
  if (known?.stamp === stamp) return known;
  const fresh = { version, stamp, brands: compileBrands(readBrandRules(db, projectId)) };
  cache.set(projectId, fresh);
  return fresh;
}
