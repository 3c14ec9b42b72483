/** Where to be named: sites that answers cite where they show others and not the own brand, those of competitors left out. */
import { SITE_KINDS_ENGLISH } from '#shared/site-kinds/english.ts';
import { SITE_KINDS_GERMAN } from '#shared/site-kinds/german.ts';
import { note, plain } from '../model/blocks.ts';
import type { ReportTable } from '../model/report-table.ts';
import { describeGaps } from '../story/describe-story.ts';
import { type SectionWriter, toEmptySection } from './section.ts';

const SITE_KINDS = { en: SITE_KINDS_ENGLISH, de: SITE_KINDS_GERMAN } as const;
const SHOWN_ON_ONE_PAGE = 3;
/** Of the columns of a page of its own. */
const ON_ONE_PAGE = ['site', 'kind', 'gapAnswers', 'named'];
const MOST_NAMES = 3;

export const writeGaps: SectionWriter = (input) => {
  const { facts, words, titles, format, definition } = input;
  const { columns, places } = words;
  const { shown, total } = facts.gaps;
  const kinds = SITE_KINDS[definition.language];
  const data: ReportTable = {
    id: 'gaps',
    caption: titles.gaps,
    columns: [
      { key: 'site', label: places.site, kind: 'link' },
      { key: 'kind', label: columns.type, kind: 'text' },
      { key: 'gapAnswers', label: places.gapAnswers, kind: 'count' },
      { key: 'answers', label: columns.citations, kind: 'count' },
      { key: 'prompts', label: columns.prompts, kind: 'count' },
      { key: 'pages', label: places.pages, kind: 'count' },
      { key: 'named', label: places.named, kind: 'text', isOfOthers: true },
      { key: 'chance', label: places.chance, kind: 'rate', isDataOnly: true },
    ],
    rows: shown.map((site) => [
      { text: site.domain, address: site.pages[0]?.url ?? `https://${site.domain}/` },
      kinds[site.siteKind].name,
      site.gapCount,
      site.citationCount,
      site.promptCount,
      site.pageCount,
      site.brands
        .filter(({ isOwn }) => !isOwn)
        .slice(0, MOST_NAMES)
        .map(({ name }) => name)
        .join(', '),
      site.chance * 100,
    ]),
  };
  if (shown.length === 0) return toEmptySection(words.story.messages.noGaps, data);
  const isShort = definition.kind === 'pitch';
  const rows = isShort ? data.rows.slice(0, SHOWN_ON_ONE_PAGE) : data.rows;
  const shownColumns = data.columns.map((column) =>
    isShort && !ON_ONE_PAGE.includes(column.key) ? { ...column, isDataOnly: true } : column,
  );
  const [message = titles.gaps] = describeGaps(input);
  return {
    message,
    blocks: [
      ...(isShort ? [] : [plain(message)]),
      { kind: 'table', table: { ...data, columns: shownColumns, rows } },
      ...(total > rows.length ? [note(words.more(format.count(rows.length), format.count(total)))] : []),
      ...(isShort ? [] : [note(places.note)]),
    ],
    data,
  };
};
