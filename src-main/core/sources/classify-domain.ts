/** The owner's word on a domain: what kind of source it is in one project. Figures do not change by it. */
import { getDomain } from 'tldts';

import { validationError } from '#shared/app-error.ts';
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import { defineWrite } from '../../storage/command.ts';
import { toHost } from '../measuring/normalise-url.ts';

export interface DomainClassification {
  projectId: number;
  /** A registrable domain or a host below one, also as URL. */
  domain: string;
  /** Null takes the word back. */
  sourceType: SourceType | null;
}

/** Returns the domain as it is kept. Throws VALIDATION_ERROR for what is no domain that somebody can own (`co.uk`). */
export const saveDomainClassification = defineWrite(
  'sources.classify',
  (db, { projectId, domain, sourceType }: DomainClassification): string => {
    const host = toHost(domain);
    if (host === null || getDomain(host) === null) {
      throw validationError([{ path: 'domain', message: 'must be a domain, for example example.com', code: 'domain' }]);
    }
    if (sourceType === null) {
      db.prepare('DELETE FROM source_override WHERE project_id = ? AND domain = ?').run(projectId, host);
    } else {
      db.prepare(
        `INSERT INTO source_override (project_id, domain, source_type) VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET source_type = excluded.source_type`,
      ).run(projectId, host, sourceType);
    }
    return host;
  },
);
