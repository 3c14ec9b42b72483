/** Which column of a list of prompts or of a Search Console export holds what: as the caller maps them, else by the heads that such files have. */
import { validationError } from '#shared/app-error.ts';

export const LIST_FIELDS = ['prompt', 'language', 'tags', 'clicks', 'impressions'] as const;
export type ListField = (typeof LIST_FIELDS)[number];
export type ListMapping = Readonly<Partial<Record<ListField, string>>>;
/** Index of the column of each field that the file has. */
export type ListColumns = ReadonlyMap<ListField, number>;

/** Without case, punctuation and spaces. Of Search Console in the languages of its interface; a head that begins so is meant as well. */
export const LIST_HEADS: Readonly<Record<ListField, readonly string[]>> = {
  prompt: [
    ...['prompt', 'question', 'query', 'queries', 'topqueries', 'keyword', 'searchterm', 'search', 'text'],
    ...['suchanfrage', 'häufigstesuchanfragen', 'frage', 'keywords', 'requête', 'requêteslesplusfréquentes'],
    ...[
      'consultasprincipales',
      'consulta',
      'querypiùfrequenti',
      'principaliquery',
      'populairstezoekopdrachten',
      'zoekopdracht',
    ],
    ...[
      'principaisconsultas',
      'najczęstszezapytania',
      'najpopularniejszezapytania',
      'zapytanie',
      'vanligastefrågorna',
      'vanligastesökfrågorna',
    ],
    ...[
      'populærestesøgninger',
      'mestpopulæreforespørgsler',
      'populæresøk',
      'vanligstesøk',
      'mestpopulæresøk',
      'suosituimmatkyselyt',
      'suosituimmathaut',
    ],
    ...[
      'ençokyapılansorgular',
      'enpopülersorgular',
      'sorgu',
      'nejčastějšídotazy',
      'dotaz',
      'популярныезапросы',
      'самыепопулярныезапросы',
      'запрос',
    ],
    ...[
      '上位のクエリ',
      '検索キーワード',
      'クエリ',
      '热门查询',
      '热门查询内容',
      '查询',
      '熱門查詢',
      '熱門查詢項目',
      '查詢',
      '인기검색어',
      '상위검색어',
      '검색어',
    ],
    ...[
      'शीर्षक्वेरी',
      'सबसेलोकप्रियक्वेरी',
      'क्वेरी',
      'أهمطلباتالبحث',
      'طلباتالبحثالأكثرتكرارا',
      'طلبالبحث',
      'שאילתותמובילות',
      'שאילתה',
    ],
  ],
  language: [
    'language',
    'lang',
    'locale',
    'sprache',
    'langue',
    'idioma',
    'lingua',
    'taal',
    '言語',
    '语言',
    '언어',
    'язык',
    'اللغة',
    'שפה',
  ],
  tags: ['tags', 'tag', 'topic', 'topics', 'thema', 'themen', 'sujet', 'tema', 'argomento', 'タグ', '标签'],
  clicks: [
    ...[
      'clicks',
      'klicks',
      'clics',
      'clic',
      'klikken',
      'cliques',
      'kliknięcia',
      'klick',
      'klik',
      'klikk',
      'klikkaukset',
      'napsautukset',
    ],
    ...[
      'tıklamalar',
      'tıklama',
      'kliknutí',
      'prokliky',
      'клики',
      'クリック数',
      '点击次数',
      '點擊',
      '點擊次數',
      '클릭수',
      'क्लिक',
      'النقرات',
      'קליקים',
      'הקלקות',
    ],
  ],
  impressions: [
    ...[
      'impressions',
      'impressionen',
      'impresiones',
      'impressioni',
      'vertoningen',
      'impressões',
      'wyświetlenia',
      'exponeringar',
      'visningar',
    ],
    ...[
      'eksponeringer',
      'visninger',
      'näyttökerrat',
      'gösterimler',
      'gösterim',
      'zobrazení',
      'показы',
      '表示回数',
      '展示',
      '展示次数',
      '曝光',
      '曝光次數',
      '노출',
      '노출수',
    ],
    ...['इंप्रेशन', 'مراتالظهور', 'חשיפות', 'הופעות'],
  ],
};

/** Throws VALIDATION_ERROR for a mapped column that the file lacks, and when no column holds the prompts. */
export function planListColumns(heads: readonly string[], mapping: ListMapping): ListColumns {
  const columns = new Map<ListField, number>();
  for (const field of LIST_FIELDS) {
    const index = mapping[field] === undefined ? findHead(heads, field) : requireMapped(heads, field, mapping);
    if (index >= 0) columns.set(field, index);
  }
  if (columns.has('prompt')) return columns;
  // A plain list without a head, or whose head nobody knows.
  if (heads.length === 1) return columns.set('prompt', 0);
  const message = `no column holds the prompts; name it in the mapping (the file has: ${heads.slice(0, 20).join(', ')})`;
  throw validationError([{ path: 'map.prompt', message }]);
}

/** True where the first row names its columns and is no prompt itself. */
export function isHead(cells: readonly string[]): boolean {
  return LIST_FIELDS.some((field) => findHead(cells, field) >= 0);
}

function requireMapped(heads: readonly string[], field: ListField, mapping: ListMapping): number {
  const index = heads.findIndex((head) => head.trim() === mapping[field]);
  if (index >= 0) return index;
  throw validationError([{ path: `map.${field}`, message: `the file has no column "${mapping[field]}"` }]);
}

function findHead(heads: readonly string[], field: ListField): number {
  const folded = heads.map((head) =>
    head
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}]/gu, ''),
  );
  return folded.findIndex((head) => LIST_HEADS[field].includes(head));
}
