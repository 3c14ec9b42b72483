/** The own brand among its competitors. */
import { judgeRows } from '#shared/statistics/judge-rows.ts';
import { note } from '../model/blocks.ts';
import type { ReportTable } from '../model/report-table.ts';
import { intervalCells, intervalColumns } from './interval-columns.ts';
import type { SectionWriter } from './section.ts';

/** On the page; the data file has all. */
const SHOWN = 15;

export const writeCompetitors: SectionWriter = (input) => {
  const { facts, words, titles, format } = input;
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
  const place = table.ownRow ?? -1;
  // The own brand is always shown, after the others where it ranks below them.
  const isBelow = place >= SHOWN;
  const rows = isBelow ? [...table.rows.slice(0, SHOWN), table.rows[place] ?? []] : table.rows.slice(0, SHOWN);
  const verdicts = judged.judged > 0 ? ` ${words.figureWords.judged(judged.judged, judged.found)}` : '';
  return {
    blocks: [
      { kind: 'table', table: { ...table, rows, ownRow: isBelow ? SHOWN : place } },
      ...(table.rows.length > rows.length
        ? [note(words.more(format.count(rows.length), format.count(table.rows.length)))]
        : []),
      note(`${words.definitions.share}${verdicts}`),
    ],
    data: table,
  };
};
