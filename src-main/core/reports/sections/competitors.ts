/** The own brand among its competitors. */
import { chooseInterval } from '#shared/figure-words/shown-interval.ts';
import { judgeRows } from '#shared/statistics/judge-rows.ts';
import { type Block, note } from '../model/blocks.ts';
import type { ReportTable } from '../model/report-table.ts';
import { describeRank } from '../story/describe-story.ts';
import { toBarChart } from './bar-chart.ts';
import { intervalCells, intervalColumns } from './interval-columns.ts';
import { type SectionInput, type SectionWriter, toEmptySection } from './section.ts';

/** On the page; the data file has all. */
const SHOWN = 15;
const DRAWN = 10;
const DRAWN_ON_ONE_PAGE = 5;

export const writeCompetitors: SectionWriter = (input) => {
  const { definition, facts, words, titles, format } = input;
  const { columns } = words;
  const ranked = facts.competitors;
  const judged = judgeRows(
    ranked.map(({ visibilityChange, verdicts }) => (visibilityChange === null ? null : verdicts?.visibilityChange)),
  );
  const table: ReportTable = {
    id: 'competitors',
    caption: titles.competitors,
    columns: [
      { key: 'brand', label: columns.brand, kind: 'text', isOfOthers: true },
      { key: 'visibility', label: columns.visibility, kind: 'rate', digitsBy: 'brand' },
      ...intervalColumns(input),
      { key: 'change', label: columns.change, kind: 'change' },
      { key: 'verdict', label: columns.verdict, kind: 'verdict' },
      { key: 'mentionRate', label: columns.mention, kind: 'rate' },
      { key: 'citationRate', label: columns.citation, kind: 'rate' },
      { key: 'shareOfVoice', label: columns.share, kind: 'rate' },
      { key: 'sentiment', label: columns.sentiment, kind: 'decimal' },
    ],
    rows: ranked.map((brand, index) => {
      const { totalResults: total } = brand;
      const orNull = (value: number | null) => (total === 0 ? null : value);
      return [
        brand.name,
        orNull(brand.visibilityRate),
        ...intervalCells(total === 0 ? null : (brand.intervals?.visibilityRate ?? null)),
        brand.visibilityChange,
        judged.verdicts[index] ?? null,
        orNull(brand.mentionRate),
        orNull(brand.citationRate),
        brand.shareOfVoicePercent,
        brand.sentimentScore === null ? null : brand.sentimentScore * 100,
      ];
    }),
    ownRow: ranked.findIndex(({ isUserBrand }) => isUserBrand),
  };
  if (ranked.every(({ totalResults }) => totalResults === 0)) return toEmptySection(words.noAnswers, table);
  const ownIndex = table.ownRow ?? -1;
  const [message] = describeRank(input);
  // The own brand is always shown, after the others where it ranks below them.
  const isBelow = ownIndex >= SHOWN;
  const rows = isBelow ? [...table.rows.slice(0, SHOWN), table.rows[ownIndex] ?? []] : table.rows.slice(0, SHOWN);
  if (definition.kind === 'pitch') {
    return { ...(message !== undefined && { message }), blocks: toShown({ ...table, rows: [] }, input), data: table };
  }
  const verdicts = judged.judged > 0 ? ` ${words.figureWords.judged(judged.judged, judged.found)}` : '';
  return {
    ...(message !== undefined && { message }),
    blocks: [
      ...toShown({ ...table, rows, ownRow: isBelow ? SHOWN : ownIndex }, input),
      ...(table.rows.length > rows.length
        ? [note(words.more(format.count(rows.length), format.count(table.rows.length)))]
        : []),
      note(`${words.definitions.share}${verdicts}`),
    ],
    data: table,
  };
};

/** As bars with their table, unless there is nothing to draw. */
function toShown(table: ReportTable, input: SectionInput): Block[] {
  const { facts, definition } = input;
  const ranked = facts.competitors.filter(({ totalResults }) => totalResults > 0);
  const most = definition.kind === 'pitch' ? DRAWN_ON_ONE_PAGE : DRAWN;
  const ownIndex = ranked.findIndex(({ isUserBrand }) => isUserBrand);
  const drawn = ranked.filter((_, index) => index < (ownIndex < most ? most : most - 1) || index === ownIndex);
  if (drawn.length < 2) return [{ kind: 'table', table }];
  const bars = drawn.map(({ name, isUserBrand, visibilityRate, visibilityChange, intervals }) => ({
    label: name,
    isOwn: isUserBrand,
    value: visibilityRate,
    before: visibilityChange === null ? null : visibilityRate - visibilityChange,
    interval: chooseInterval(intervals?.visibilityRate)?.range ?? null,
  }));
  return [{ kind: 'chart', chart: toBarChart('competitors', bars, input), table }];
}
