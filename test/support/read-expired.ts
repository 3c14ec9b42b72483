/** Looks into the database file itself, because asking the service would make it notice what the test waits for. */
import { join } from 'node:path';

import Database from 'better-sqlite3';

/** Public ids of pitch projects that are marked as expired. */
export function readExpired(dataDir: string): string[] {
  const db = new Database(join(dataDir, 'sightline.db'), { readonly: true });
  try {
    const rows = db.prepare('SELECT public_id FROM project WHERE pitch_expired_at IS NOT NULL').all();
    return (rows as { public_id: string }[]).map((row) => row.public_id);
  } finally {
    db.close();
  }
}
