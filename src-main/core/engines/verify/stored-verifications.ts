/** The newest verification of each route, with what came back, already without keys and account ids. Makes no call. */
import type { KeptBody, VerifiedRoute } from '#shared/contract/verification.ts';
import { defineRead, defineWrite } from '../../../storage/command.ts';
import type { Connection } from '../../../storage/connection.ts';

const RESULTS = 'engine-verifications';
/** Apart, a row for each route: they are large and seldom looked at. */
const bodiesOf = (route: string) => `engine-verification-replies:${route}`;

type Results = Readonly<Record<string, VerifiedRoute>>;

export const saveVerification = defineWrite(
  'engines.saveVerification',
  (db, verified: VerifiedRoute & { bodies: KeptBody[] }): null => {
    const { bodies, ...result } = verified;
    save(db, RESULTS, { ...(read<Results>(db, RESULTS) ?? {}), [result.route]: result });
    save(db, bodiesOf(result.route), bodies);
    return null;
  },
);

export const loadVerifications = defineRead(
  'engines.verifications',
  (db, { withBodies }: { withBodies: boolean }): (VerifiedRoute & { bodies: KeptBody[] })[] =>
    Object.values(read<Results>(db, RESULTS) ?? {}).map((result) => ({
      ...result,
      bodies: withBodies ? (read<KeptBody[]>(db, bodiesOf(result.route)) ?? []) : [],
    })),
);

function save(db: Connection, key: string, value: unknown): void {
  db.prepare('INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
    key,
    JSON.stringify(value),
  );
}

function read<T>(db: Connection, key: string): T | null {
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(key) as { value: string } | undefined;
  return row ? JSON.parse(row.value) : null;
}
