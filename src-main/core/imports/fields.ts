/** What the columns of each kind of file may hold, and the heads that such files have for them in several languages. */
import { validationError } from '#shared/app-error.ts';
import type { ImportKind } from '#shared/vocabulary/imports.ts';
import { planColumns as planAttribution } from '../attribution/csv-columns.ts';
import { LIST_HEADS } from '../research/list-columns.ts';

/** Names of columns by field; several where a field may stand in several. */
export type ImportMapping = Readonly<Record<string, readonly string[]>>;
/** Indexes of the columns of each field that the file has. */
export type FieldColumns = ReadonlyMap<string, readonly number[]>;

interface Field {
  name: string;
  isNeeded?: boolean;
  /** A column after the other, such as `Source 1`, `Source 2`. */
  isMany?: boolean;
  /** Without case, punctuation, spaces and numbers at the end. */
  heads: readonly string[];
}

const PROMPT: Field = { name: 'prompt', isNeeded: true, heads: LIST_HEADS.prompt };
const LANGUAGE: Field = { name: 'language', heads: LIST_HEADS.language };
const COUNTRY: Field = {
  name: 'country',
  heads: ['country', 'countrycode', 'location', 'market', 'land', 'pays', 'país', 'paese', '国', '地域'],
};
const TAGS: Field = { name: 'tags', heads: [...LIST_HEADS.tags, 'category', 'group', 'label', 'labels', 'kategorie'] };
const ENGINE: Field = {
  name: 'model',
  heads: [
    'model',
    'engine',
    'aiengine',
    'platform',
    'llm',
    'provider',
    'aimodel',
    'plattform',
    'modell',
    'suchmaschine',
    'moteur',
    'plateforme',
    'modèle',
    'motor',
    'エンジン',
    'モデル',
    'プラットフォーム',
  ],
};

const FIELDS: Readonly<Record<Exclude<ImportKind, 'attribution'>, readonly Field[]>> = {
  prompts: [PROMPT, LANGUAGE, TAGS, COUNTRY, ENGINE],
  tags: [PROMPT, { ...TAGS, isNeeded: true }, LANGUAGE],
  answers: [
    PROMPT,
    { ...ENGINE, isNeeded: true },
    {
      name: 'answeredAt',
      isNeeded: true,
      heads: [
        'answeredat',
        'date',
        'datetime',
        'timestamp',
        'time',
        'createdat',
        'runat',
        'collectedat',
        'datum',
        'zeitpunkt',
        'horodatage',
        'fecha',
        'data',
        '日付',
        '日時',
        '回答日',
      ],
    },
    {
      name: 'text',
      isNeeded: true,
      heads: [
        'answer',
        'response',
        'answertext',
        'responsetext',
        'airesponse',
        'aianswer',
        'content',
        'output',
        'antwort',
        'antworttext',
        'réponse',
        'respuesta',
        'risposta',
        '回答',
        '回答文',
        'text',
      ],
    },
    {
      name: 'sources',
      isMany: true,
      heads: [
        'source',
        'sources',
        'citation',
        'citations',
        'citedurl',
        'citedurls',
        'sourceurl',
        'sourceurls',
        'url',
        'urls',
        'links',
        'quelle',
        'quellen',
        'références',
        'fuentes',
        'fonti',
        '出典',
        '引用元',
      ],
    },
    LANGUAGE,
    COUNTRY,
    { ...TAGS, heads: LIST_HEADS.tags },
    { name: 'externalId', heads: ['externalid', 'id', 'answerid', 'responseid'] },
  ],
};

export const fold = (head: string) =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .replace(/(?<=\p{L})\d{1,2}$/u, '');

/** Throws VALIDATION_ERROR for a mapped column that the file lacks, and when a field that is needed has none. */
export function planFields(kind: ImportKind, heads: readonly string[], map: ImportMapping): FieldColumns {
  if (kind === 'attribution') {
    const mapping = Object.fromEntries(Object.entries(map).map(([field, [column]]) => [field, column]));
    return new Map([...planAttribution(heads, mapping)].map(([field, index]) => [field, [index]]));
  }
  const fields = FIELDS[kind];
  const unknown = Object.keys(map).find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined)
    throw refuse(unknown, `is no field of ${kind}: ${fields.map(({ name }) => name).join(', ')}`);
  const columns = new Map<string, readonly number[]>();
  const taken = new Set<number>();
  // What was said goes before what is guessed.
  for (const { name } of fields) {
    if (map[name] === undefined) continue;
    const found = map[name].map((column) => requireColumn(heads, name, column));
    for (const index of found) taken.add(index);
    columns.set(name, found);
  }
  const folded = heads.map(fold);
  for (const field of fields) {
    if (columns.has(field.name)) continue;
    const found = findHeads(field, folded, taken);
    for (const index of found) taken.add(index);
    if (found.length > 0) columns.set(field.name, found);
  }
  const missing = fields.find(({ name, isNeeded }) => isNeeded && !columns.has(name));
  if (missing === undefined) return columns;
  if (missing.name === 'prompt' && heads.length === 1) return new Map([['prompt', [0]]]);
  throw refuse(missing.name, `has no column; name it (the file has: ${heads.slice(0, 20).join(', ')})`);
}

/** The heads are in the order of how sure they are. */
function findHeads({ heads, isMany }: Field, folded: readonly string[], taken: ReadonlySet<number>): number[] {
  const free = (index: number) => !taken.has(index);
  if (isMany) return folded.flatMap((head, index) => (free(index) && heads.includes(head) ? [index] : []));
  for (const head of heads) {
    const index = folded.findIndex((each, at) => free(at) && each === head);
    if (index >= 0) return [index];
  }
  return [];
}

function requireColumn(heads: readonly string[], field: string, column: string): number {
  const index = heads.indexOf(column);
  if (index < 0) throw refuse(field, `the file has no column "${column}"`);
  return index;
}

const refuse = (field: string, message: string) => validationError([{ path: `map.${field}`, message }]);
