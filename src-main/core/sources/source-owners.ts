/** What a project itself says of domains: whose they are, and what its owner called them. */
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import type { Connection } from '../../storage/connection.ts';

export interface SourceOwners {
  /** Domains of tracked brands; one that both have is the own one. */
  brands: ReadonlyMap<string, 'own' | 'competitor'>;
  overrides: ReadonlyMap<string, SourceType>;
}

export function readSourceOwners(db: Connection, projectId: number): SourceOwners {
  const brands = db
    .prepare(
      `SELECT domain, is_own FROM brand JOIN brand_domain ON brand_id = brand.id
       WHERE project_id = ? AND state = 'tracked' ORDER BY is_own`,
    )
    .all(projectId) as { domain: string; is_own: 0 | 1 }[];
  const overrides = db
    .prepare('SELECT domain, source_type FROM source_override WHERE project_id = ?')
    .all(projectId) as { domain: string; source_type: SourceType }[];
  return {
    brands: new Map(brands.map((row) => [row.domain, row.is_own ? 'own' : 'competitor'])),
    overrides: new Map(overrides.map((row) => [row.domain, row.source_type])),
  };
}
