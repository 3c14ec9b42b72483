/** What the owner says of models: further ones, and other days of retirement. Stored next to the catalogue, which it goes over. */
import { defineRead, defineWrite } from '../../../storage/command.ts';
import type { Connection } from '../../../storage/connection.ts';
import { CATALOGUE, findModel } from './catalogue.ts';
import { type CatalogueModel, toModel } from './catalogue-line.ts';

/** Absent fields are as the catalogue has them; null: not known, or not announced. */
export interface OwnModel {
  route: string;
  model: string;
  since?: string | null;
  retiresOn?: string | null;
  instead?: string | null;
  contextTokens?: number | null;
}

export type KnownModel = CatalogueModel & { isOwn: boolean };

const KEY = 'models';
const OWNER = 'the owner';

/** The catalogue, then the owner's lines: where both speak of a model, the owner's are found first. */
export function readCatalogue(db: Connection): KnownModel[] {
  return [...CATALOGUE.map((line) => ({ ...line, isOwn: false })), ...readOwnModels(db).map(toOwnLine)];
}

export const loadCatalogue = defineRead('models.catalogue', (db, _input: null): KnownModel[] => readCatalogue(db));

/** Replaces what the owner said of that model before. */
export const saveOwnModel = defineWrite('models.save', (db, line: OwnModel): KnownModel[] => {
  const others = readOwnModels(db).filter((known) => !isSame(known, line));
  return keep(db, [...others, line]);
});

export const removeOwnModel = defineWrite(
  'models.remove',
  (db, line: Pick<OwnModel, 'route' | 'model'>): { isRemoved: boolean } => {
    const own = readOwnModels(db);
    const others = own.filter((known) => !isSame(known, line));
    keep(db, others);
    return { isRemoved: others.length < own.length };
  },
);

function readOwnModels(db: Connection): OwnModel[] {
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(KEY) as { value: string } | undefined;
  return row ? JSON.parse(row.value) : [];
}

function keep(db: Connection, lines: readonly OwnModel[]): KnownModel[] {
  db.prepare('INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
    KEY,
    JSON.stringify(lines),
  );
  return readCatalogue(db);
}

function isSame(one: Pick<OwnModel, 'route' | 'model'>, other: Pick<OwnModel, 'route' | 'model'>): boolean {
  return one.route === other.route && one.model === other.model;
}

/** Without prices: those of a model are in the price table, the owner's own among them. */
function toOwnLine({ route, model, ...given }: OwnModel): KnownModel {
  const unknown = { engine: null, route, source: OWNER, prices: OWNER };
  const line = findModel(route, model) ?? toModel(unknown, model, {});
  return { ...line, ...given, route, model, isDefault: false, prices: [], source: OWNER, isOwn: true };
}
