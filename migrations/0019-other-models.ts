/**
 * Answers by models of another house are counted, and what was saved for Perplexity's chat interface, which has ended, is moved to
 * its Agent API. A model of the old interface is dropped: the new one knows none of them. Frozen: a later change is a new migration.
 */
import type { Connection } from '../src-main/storage/connection.ts';

const SQL = `
ALTER TABLE engine_day ADD COLUMN other_models INTEGER NOT NULL DEFAULT 0;
ALTER TABLE engine_day ADD COLUMN other_model TEXT;
`;

const OLD = 'perplexity-chat';
const NEW = 'perplexity-agent';

interface SavedSettings {
  routes: Record<string, string>;
  addresses: Record<string, Record<string, unknown>>;
}

export const migration = {
  version: 19,
  name: 'other-models',
  sql: SQL,
  fill: (db: Connection): void => {
    const row = db.prepare("SELECT value FROM setting WHERE key = 'engines'").get() as { value: string } | undefined;
    if (!row) return;
    const saved = JSON.parse(row.value) as SavedSettings;
    const routes = Object.entries(saved.routes).map(([engine, route]) => [engine, route === OLD ? NEW : route]);
    const { [OLD]: old, ...addresses } = saved.addresses;
    const { model: _model, ...kept } = old ?? {};
    if (old) addresses[NEW] = { ...kept, ...addresses[NEW] };
    const value = JSON.stringify({ ...saved, routes: Object.fromEntries(routes), addresses });
    db.prepare("UPDATE setting SET value = ? WHERE key = 'engines'").run(value);
  },
};
