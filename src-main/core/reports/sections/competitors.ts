/** The own brand among its competitors. */
import { html } from '../markup.ts';
import { toInterval } from '../rate-side.ts';
import { type ReportTable, writeTable } from '../report-table.ts';
import type { SectionWriter } from './section.ts';

/** On the page; the data file has all. */
const SHOWN = 15;

export const writeCompetitors: SectionWriter = ({ facts, words, titles, format }) => {
  const { columns } = words;
  const ranked = facts.competitors;
  const table: ReportTable = {
    caption: titles.competitors,
    columns: [
      { key: 'brand', label: columns.brand, kind: 'text' },
      { key: 'visibility', label: columns.visibility, kind: 'rate' },
      { key: 'interval', label: columns.interval, kind: 'interval' },
      { key: 'change', label: columns.change, kind: 'change' },
      { key: 'mentionRate', label: columns.mention, kind: 'rate' },
      { key: 'citationRate', label: columns.citation, kind: 'rate' },
      { key: 'shareOfVoice', label: columns.share, kind: 'rate' },
      { key: 'sentiment', label: columns.sentiment, kind: 'decimal' },
    ],
    rows: ranked.map((brand) => {
      const { totalResults: total, visibleResults: hits } = brand;
      const orNull = (value: number | null) => (total === 0 ? null : value);
      return [
        brand.name,
        orNull(brand.visibilityRate),
        toInterval({ hits, total }),
        brand.visibilityChange,
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
  const page = writeTable({ ...table, rows, ownRow: isBelow ? SHOWN : place }, format);
  const more =
    table.rows.length > rows.length
      ? html`<p class="note">${words.more(format.count(rows.length), format.count(table.rows.length))}</p>`
      : null;
  return { body: html`${page}${more}<p class="note">${words.definitions.share}</p>`, table };
};
