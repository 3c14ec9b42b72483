/**
 * Which projects have all of their history measured by the rules of now. A process that died while it measured again
 * leaves a project without that note, and whoever runs for long finishes the work.
 */
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { MEASURING_VERSION } from '../measuring/measurement.ts';

/** Says so for a project, in the transaction that makes it true. */
export function noteMeasured(db: Connection, projectId: number): void {
  db.prepare(
    `INSERT INTO setting (key, value)
     SELECT 'measured.' || id, ${MEASURING_VERSION} || '.' || brands_version FROM project WHERE id = ?
     ON CONFLICT DO UPDATE SET value = excluded.value`,
  ).run(projectId);
}

export interface UnmeasuredProject {
  id: number;
  publicId: string;
}

/** Projects whose names, domains or measuring changed since their history was measured to the end. */
export const loadUnmeasured = defineRead(
  'answers.unmeasured',
  (db, _input: null): UnmeasuredProject[] =>
    db
      .prepare(
        `SELECT id, public_id AS publicId FROM project
         WHERE NOT EXISTS (SELECT 1 FROM setting WHERE key = 'measured.' || project.id
           AND value = ${MEASURING_VERSION} || '.' || brands_version)
         ORDER BY id`,
      )
      .all() as UnmeasuredProject[],
);
