/** Figures, charts and tables of a report made by hand: texts of six scripts, and names that would like to be more than text. */

import type { BarChart, ContributionsChart, LineChart } from '#main/core/reports/model/report-chart.ts';
import type { ReportTable } from '#main/core/reports/model/report-table.ts';
import type { Tile } from '#main/core/reports/model/tile.ts';
import { fromDate } from '#shared/time/day.ts';

export const FIRST_DAY = fromDate('2026-11-09');
const DAYS = Array.from({ length: 14 }, (_, index) => FIRST_DAY + index);

/** What a spreadsheet, a page or a table would run, leave or break at, if it were more than text. */
export const HOSTILE_NAMES = [
  '=HYPERLINK("http://evil.example","Kordiva")',
  '+49 30 1234',
  '-2+3+cmd|calc',
  '@SUM(1+1)',
  '＝1+1',
  '<script>alert(1)</script>',
  '| a | b |',
  '](http://evil.example)',
  '# Heading',
] as const;

/** A name of each script, with the language that it is in. */
export const NAMES_OF_SCRIPTS = {
  ja: '東京ロースト珈琲のおすすめは？',
  ar: 'ما هي أفضل آلة قهوة؟',
  he: 'מהי מכונת הקפה הטובה ביותר?',
  hi: 'सबसे अच्छी कॉफ़ी मशीन कौन सी है?',
  ko: '가장 좋은 커피 머신은?',
  ru: 'Какая кофемашина лучше?',
} as const;

export const TILES: readonly Tile[] = [
  {
    figure: 'visibility',
    name: 'Visibility',
    value: 38.42,
    unit: 'percent',
    hits: 315,
    n: 820,
    interval: { n: 820, prompts: 34, repeat: [35.31, 41.62], brand: [31.07, 46.29] },
    before: 48.3,
    change: -9.88,
    verdict: { verdict: 'real', repeat: [-13.2, -6.4], brand: [-16.1, -3.4], pValue: 0.003 },
    written: { value: '38%', interval: 'Brand interval 31–46 · 34 prompts', change: '−9.9 pts · real', n: 'n 820' },
  },
  {
    figure: 'position',
    name: 'Depth',
    value: 22.5,
    unit: 'mean',
    hits: null,
    n: 300,
    interval: { n: 300, prompts: 30, repeat: [20.1, 24.9], brand: [18.2, 27.3] },
    before: null,
    change: null,
    verdict: null,
    written: { value: '22.5', interval: 'Brand interval 18.2–27.3', change: 'nothing to compare with', n: 'n 300' },
  },
  {
    figure: 'sentiment',
    name: 'Sentiment',
    value: null,
    unit: 'mean',
    hits: null,
    n: 0,
    interval: { n: 0, prompts: 0, repeat: null, brand: null },
    before: null,
    change: null,
    verdict: null,
    written: { value: '–', interval: '', change: 'nothing to compare with', n: 'n 0' },
  },
];

export const LINE: LineChart = {
  kind: 'line',
  id: 'visibility_line',
  title: 'How often is Kordiva visible?',
  summary: 'Line chart of visibility at 14 points in time, from 20% to 46%.',
  note: 'Share of answers by day; the band is the repeat interval',
  period: '9–22 November 2026',
  n: 820,
  unit: 'percent',
  days: DAYS,
  series: [
    {
      name: 'Kordiva',
      isOwn: true,
      values: DAYS.map((_day, index) => (index === 5 ? null : 46 - index * 2)),
      intervals: DAYS.map((_day, index) => (index === 5 ? null : ([40 - index * 2, 52 - index * 2] as const))),
    },
    { name: 'Rastorio', isOwn: false, values: DAYS.map((_day, index) => 20 + index) },
  ],
  annotations: [{ day: FIRST_DAY + 3, label: 'Gemini: new version' }],
};

export const BARS: BarChart = {
  kind: 'bar',
  id: 'competitors_bar',
  title: 'Who else is named?',
  summary: 'Bar chart of six brands.',
  note: 'Share of answers that name the brand or cite its site',
  period: '9–22 November 2026',
  n: 820,
  unit: 'percent',
  bars: [
    { label: 'Rastorio', isOwn: false, value: 51.2, before: 47.1, interval: [43, 59] },
    { label: 'Kordiva', isOwn: true, value: 38.42, before: 48.3, interval: [31.07, 46.29] },
    { label: '東京ロースト', isOwn: false, value: 12.5, before: null, interval: [7, 19] },
    { label: 'قهوة الشرق', isOwn: false, value: null, before: null, interval: null },
  ],
};

export const CONTRIBUTIONS: ContributionsChart = {
  kind: 'contributions',
  id: 'why_contributions',
  title: 'Largest contributions',
  summary: 'Contributions to a change of -9.9 points.',
  note: 'Percentage points',
  period: '9–22 November 2026',
  n: 820,
  unit: 'points',
  before: { label: 'Before', value: 48.3 },
  now: { label: 'Now', value: 38.42 },
  steps: [
    { label: 'Gemini', points: -7.12, verdict: 'real' },
    { label: NAMES_OF_SCRIPTS.ja, points: -4.01, verdict: 'on_these_prompts' },
    { label: 'ChatGPT', points: 1.75, verdict: 'within_noise' },
  ],
  rest: { label: 'All others', points: -0.5 },
};

export const LINE_TABLE: ReportTable = {
  id: 'visibility',
  caption: LINE.title,
  columns: [
    { key: 'date', label: 'Date', kind: 'day' },
    { key: 'answers', label: 'Answers', kind: 'count' },
    { key: 'visibility', label: 'Visibility, %', kind: 'rate' },
    { key: 'repeat', label: 'Repeat interval', kind: 'interval' },
  ],
  rows: DAYS.map((day, index) => [
    day,
    index === 5 ? 0 : 1060 + index,
    LINE.series[0]?.values[index] ?? null,
    LINE.series[0]?.intervals?.[index] ?? null,
  ]),
};

export const COMPETITORS: ReportTable = {
  id: 'competitors',
  caption: BARS.title,
  columns: [
    { key: 'brand', label: 'Brand', kind: 'text', isOfOthers: true },
    { key: 'visibility', label: 'Visibility, %', kind: 'rate', digitsBy: 'brandInterval' },
    { key: 'brandInterval', label: 'Brand interval', kind: 'interval' },
    { key: 'change', label: 'Change, pts', kind: 'change' },
    { key: 'verdict', label: 'Verdict', kind: 'verdict' },
    { key: 'changeBrand', label: 'Brand interval of the change', kind: 'interval', isDataOnly: true },
  ],
  rows: [
    ...BARS.bars.map(({ label, value, interval }, index) => [
      label,
      value,
      interval,
      index === 1 ? -9.88 : null,
      index === 1 ? 'real' : null,
      index === 1 ? ([-16.1, -3.4] as const) : null,
    ]),
    ...HOSTILE_NAMES.map((name, index) => [name, 10 - index, null, 0.04, 'within_noise', null]),
  ],
  ownRow: 1,
};

/** More rows than a slide holds. */
export const SOURCES: ReportTable = {
  id: 'sources',
  caption: 'Which pages do answers cite?',
  columns: [
    { key: 'page', label: 'Page', kind: 'link' },
    { key: 'type', label: 'Type', kind: 'text' },
    { key: 'citations', label: 'Answers citing it', kind: 'count' },
    { key: 'spend', label: 'Spend', kind: 'money', currency: 'EUR' },
  ],
  rows: Array.from({ length: 40 }, (_, index) => [
    {
      text:
        index % 3 === 0
          ? `${Object.values(NAMES_OF_SCRIPTS)[index % 6]} – a long title that goes on (${index})`
          : `Page ${index}`,
      address: index === 7 ? 'javascript:alert(1)' : `https://site${index}.example/a_(b)/${index}?x=1&y=2`,
    },
    'Editorial',
    400 - index,
    1234.5 + index,
  ]),
};
