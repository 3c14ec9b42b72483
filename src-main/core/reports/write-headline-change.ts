/** Says below the key figures where the change of visibility comes from: a sentence, the largest parts, two pairs of answers. Pure. */
import { type ChangeFormat, describeChange } from '#shared/explained-change/describe-change.ts';
import { fromDate } from '#shared/time/day.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { html, type Markup } from './markup.ts';
import type { HeadlineChange } from './read-headline-change.ts';
import { type ReportTable, writeTable } from './report-table.ts';
import type { SectionInput } from './sections/section.ts';

/** Pages that are named of a pair. */
const MOST_PAGES = 2;

/** Nothing where the change is not more than chance. */
export function writeHeadlineChange(input: SectionInput): Markup | null {
  const { facts, words, format } = input;
  if (!facts.headline) return null;
  const { explained, largest, pairs } = facts.headline;
  const { change: own, explained: sentences } = words;
  const written = describeChange(explained, sentences, toChangeFormat(input));
  const table: ReportTable = {
    caption: own.largest,
    columns: [
      { key: 'part', label: words.columns.prompt, kind: 'text' },
      { key: 'points', label: own.points, kind: 'change' },
      { key: 'before', label: words.columns.before, kind: 'rate' },
      { key: 'now', label: own.now, kind: 'rate' },
      { key: 'verdict', label: words.columns.verdict, kind: 'verdict' },
    ],
    rows: largest.map(({ label, points, previous, current, verdict }) => [label, points, previous, current, verdict]),
  };
  return html`<h3>${own.title}</h3><p>${written.join(' ')}</p>${writeTable(table, format)}${
    pairs.length === 0
      ? null
      : html`<h3>${own.pairs}</h3><ul>${pairs.map((pair) => html`<li>${describePair(pair, input)}</li>`)}</ul>`
  }`;
}

function toChangeFormat({ format }: SectionInput): ChangeFormat {
  return {
    change: format.change,
    amount: (value) => format.decimal(value),
    percent: (value) => format.rate(value),
    count: format.count,
    language: format.languageName,
  };
}

/** `“Which tool …?” on Gemini: 3 Nov shown; 12 Nov not. Named instead: Oduvia. No longer cited: g2.example/list.` */
function describePair(pair: HeadlineChange['pairs'][number], { words, format }: SectionInput): string {
  const { change: own } = words;
  const { answer, before, way, brandsIn, brandsOut, sourcesIn, sourcesOut } = pair;
  const toDay = (moment: string) => format.day(fromDate(moment.slice(0, 10)));
  const others = (brands: typeof brandsIn) => brands.flatMap(({ name, isUserBrand }) => (isUserBrand ? [] : [name]));
  const pages = (found: typeof sourcesIn) => found.slice(0, MOST_PAGES).map(({ url }) => url);
  const say = (word: (names: string) => string, names: readonly string[]) =>
    names.length === 0 ? [] : [word(names.join(', '))];
  const head = own[way](
    answer.prompt,
    ENGINE_LABELS[answer.model],
    before ? toDay(before.answeredAt) : '',
    toDay(answer.answeredAt),
  );
  return [
    head,
    ...say(own.brandsIn, others(brandsIn)),
    ...say(own.brandsOut, others(brandsOut)),
    ...say(own.sourcesIn, pages(sourcesIn)),
    ...say(own.sourcesOut, pages(sourcesOut)),
  ].join(' ');
}
