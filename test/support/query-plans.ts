/** Records what a command asks of SQLite, and says how SQLite would go about it. */
import type { Connection } from '#main/storage/connection.ts';

/** The plan of every statement that `run` prepares, a line a step, with the statement's beginning. */
export function recordPlans(db: Connection, run: (db: Connection) => unknown): string[] {
  const texts = new Set<string>();
  const prepare = db.prepare.bind(db);
  db.prepare = (sql) => {
    texts.add(sql);
    return prepare(sql);
  };
  try {
    run(db);
  } finally {
    db.prepare = prepare;
  }
  return [...texts].flatMap((sql) => {
    const explain = db.raw.prepare(`EXPLAIN QUERY PLAN ${sql}`);
    const marks = sql.match(/\?/g)?.length ?? 0;
    const steps = explain.all(...Array.from({ length: marks }, () => 1)) as { detail: string }[];
    return steps.map((step) => `${step.detail} <- ${sql.replace(/\s+/g, ' ').slice(0, 60)}`);
  });
}

/** Steps that walk a whole table, or a whole index that is not the one of open jobs. */
export function listScans(plans: readonly string[]): string[] {
  return plans.filter((step) => /^SCAN (?!.*USING (COVERING )?INDEX job_open)/.test(step));
}
