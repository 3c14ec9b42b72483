/** The heads that files of other programs have, by field, in several languages: without case, punctuation, spaces and numbers at the end. */
import type { ImportField, ImportKind } from '#shared/vocabulary/imports.ts';
import { HEADINGS } from '../attribution/csv-columns.ts';
import { LIST_HEADS } from '../research/list-columns.ts';

type Heads = Readonly<Partial<Record<ImportField, readonly string[]>>>;

const LIST: Heads = {
  ...LIST_HEADS,
  country: ['country', 'countrycode', 'location', 'market', 'land', 'pays', 'país', 'paese', '国', '地域'],
  model: [
    ...['model', 'engine', 'aiengine', 'platform', 'llm', 'provider', 'aimodel', 'plattform', 'modell'],
    ...['assistant', 'aiassistant', 'chatbot', 'aitool', 'assistent', 'assistente', 'asistente'],
    ...[
      'suchmaschine',
      'kidienst',
      'moteur',
      'plateforme',
      'modèle',
      'motor',
      'エンジン',
      'モデル',
      'プラットフォーム',
    ],
  ],
};
const MORE_TAGS = [
  ...LIST_HEADS.tags,
  'category',
  'group',
  'label',
  'labels',
  'kategorie',
  'schlagwort',
  'schlagwörter',
];

/** In the order of how sure they are. */
export const HEADS: Readonly<Record<ImportKind, Heads>> = {
  prompts: { ...LIST, tags: MORE_TAGS },
  tags: { ...LIST, tags: MORE_TAGS },
  answers: {
    ...LIST,
    answeredAt: [
      ...['answeredat', 'date', 'datetime', 'timestamp', 'time', 'createdat', 'runat', 'collectedat', 'datum'],
      ...['zeitpunkt', 'horodatage', 'fecha', 'data', '日付', '日時', '回答日'],
    ],
    text: [
      ...['answer', 'response', 'answertext', 'responsetext', 'airesponse', 'aianswer', 'content', 'output', 'antwort'],
      ...['antworttext', 'réponse', 'respuesta', 'risposta', '回答', '回答文', 'text'],
    ],
    sources: [
      ...['source', 'sources', 'citation', 'citations', 'citedurl', 'citedurls', 'sourceurl', 'sourceurls', 'url'],
      ...['urls', 'links', 'quelle', 'quellen', 'références', 'fuentes', 'fonti', '出典', '引用元'],
    ],
    externalId: ['externalid', 'id', 'answerid', 'responseid'],
  },
  attribution: HEADINGS,
};

/** Columns after each other, such as `Source 1`, `Source 2`. */
export const MANY: ReadonlySet<ImportField> = new Set<ImportField>(['sources']);

export const fold = (head: string) =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .replace(/(?<=\p{L})\d{1,2}$/u, '');
