/** A report as its model, made by hand: every kind of block, texts of six scripts, and names that would like to be more than text. */

import { type Block, quote, say } from '#main/core/reports/model/blocks.ts';
import { chooseFont } from '#main/core/reports/model/fonts.ts';
import type { Report, ReportPart } from '#main/core/reports/model/report.ts';
import type { BarChart, ContributionsChart, LineChart } from '#main/core/reports/model/report-chart.ts';
import type { ReportTable } from '#main/core/reports/model/report-table.ts';
import type { Tile } from '#main/core/reports/model/tile.ts';
import { fromDate } from '#shared/time/day.ts';
import type { ReportLanguage } from '#shared/vocabulary/reports.ts';

const FIRST_DAY = fromDate('2026-11-09');
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
  marks: [{ day: FIRST_DAY + 3, label: 'Gemini: new version' }],
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
  title: 'What gave most',
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

const LINE_TABLE: ReportTable = {
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

const text = (tone: 'plain' | 'note' | 'warning', value: string): Block => ({ kind: 'text', tone, runs: [say(value)] });

const PARTS: readonly ReportPart[] = [
  {
    id: 'summary',
    title: 'Summary',
    message: 'Kordiva is visible in 38% of answers, 9.9 points less than before.',
    blocks: [
      {
        kind: 'list',
        isOrdered: false,
        items: [
          [say('Visibility fell by 9.9 points, and that is real: it would hold for prompts like these.')],
          [say('Gemini lost 7.1 of them on '), quote(NAMES_OF_SCRIPTS.ja, 'ja'), say(' and 5 other prompts.')],
          [
            say('Next: ask '),
            { text: 'roasters.example', address: 'https://roasters.example/', isStrong: true },
            say(' to name Kordiva.'),
          ],
        ],
      },
      {
        kind: 'text',
        tone: 'plain',
        about: 'own',
        runs: [quote('Our own words:\nsecond line | with a bar\n\n- no list\n# no heading')],
      },
    ],
    method: '820 answers to 34 prompts, 9–22 November 2026.',
    data: null,
  },
  {
    id: 'key_figures',
    title: 'Key figures',
    message: 'Visibility is 38%, down 9.9 points.',
    blocks: [{ kind: 'tiles', tiles: TILES }, text('note', 'Compared with 26 October to 8 November 2026.')],
    method: '820 answers to 34 prompts, 9–22 November 2026.',
    data: null,
  },
  {
    id: 'visibility',
    title: LINE.title,
    message: 'Visibility fell from 46% to 20%.',
    blocks: [{ kind: 'chart', chart: LINE, table: LINE_TABLE }],
    method: '820 answers. The band is the repeat interval.',
    data: LINE_TABLE,
  },
  {
    id: 'why',
    title: 'Why did it change?',
    message: 'Gemini gave 7.1 of the 9.9 points.',
    blocks: [
      {
        kind: 'chart',
        chart: CONTRIBUTIONS,
        table: {
          id: 'why',
          caption: CONTRIBUTIONS.title,
          columns: [
            { key: 'part', label: 'Part', kind: 'text', isOfOthers: true },
            { key: 'points', label: 'Points', kind: 'change' },
            { key: 'verdict', label: 'Verdict', kind: 'verdict' },
          ],
          rows: CONTRIBUTIONS.steps.map(({ label, points, verdict }) => [label, points, verdict]),
        },
      },
      { kind: 'heading', text: 'Answers that show it' },
      {
        kind: 'pair',
        before: {
          answerId: 'a1',
          engine: 'Gemini',
          day: FIRST_DAY - 8,
          prompt: quote(NAMES_OF_SCRIPTS.ar, 'ar'),
          excerpt: [
            { text: 'أوصي بـ ', isOfOthers: true, language: 'ar' },
            { text: 'Kordiva', isStrong: true, isOfOthers: true, language: 'ar' },
            { text: ' لأنها موثوقة…', isOfOthers: true, language: 'ar' },
          ],
          sources: [{ title: 'قهوة [دليل](http://evil.example)', address: 'https://coffee.example/ar' }],
        },
        after: {
          answerId: 'a2',
          engine: 'Gemini',
          day: FIRST_DAY + 6,
          prompt: quote(NAMES_OF_SCRIPTS.ar, 'ar'),
          excerpt: [{ text: 'الأفضل هو Rastorio.', isOfOthers: true, language: 'ar' }],
          sources: [],
        },
        note: [say('Now named: '), quote('Rastorio')],
      },
      {
        kind: 'quote',
        quote: {
          answerId: 'a3',
          engine: 'ChatGPT',
          day: FIRST_DAY + 2,
          prompt: quote(NAMES_OF_SCRIPTS.hi, 'hi'),
          excerpt: [quote('मैं Kordiva की सलाह देता हूँ।', 'hi')],
          sources: [{ title: 'कॉफ़ी', address: 'https://coffee.example/hi' }],
        },
      },
    ],
    method: 'Contributions add up to the change.',
    data: null,
  },
  {
    id: 'competitors',
    title: BARS.title,
    message: 'Rastorio is visible more often.',
    blocks: [
      { kind: 'chart', chart: BARS, table: { ...COMPETITORS, rows: COMPETITORS.rows.slice(0, 6) } },
      text('note', 'Share of voice: mentions of a brand among the mentions of all brands compared here.'),
    ],
    method: '820 answers.',
    data: COMPETITORS,
  },
  {
    id: 'sources',
    title: SOURCES.caption,
    message: 'Forty pages are cited; roasters.example most often.',
    blocks: [{ kind: 'table', table: SOURCES }],
    method: 'Citations are counted once an answer.',
    data: SOURCES,
  },
  {
    id: 'method',
    title: 'Method and definitions',
    message: 'How it is measured.',
    blocks: [
      { kind: 'heading', text: 'Visibility' },
      { kind: 'text', tone: 'formula', runs: [say('visible answers / answers')] },
      {
        kind: 'terms',
        terms: [
          {
            term: 'Visibility',
            meaning: 'Share of answers that name the brand or cite its own site. '.repeat(6).trim(),
          },
          { term: 'Depth', meaning: 'How deep in an answer the brand is named first. '.repeat(9).trim() },
          { term: 'Brand interval', meaning: 'What prompts like these would give. '.repeat(12).trim() },
        ],
      },
    ],
    method: '',
    data: null,
  },
];

export function writtenReport(language: ReportLanguage = 'en', changes: Partial<Report> = {}): Report {
  return {
    kind: 'client',
    language,
    direction: 'ltr',
    title: 'Kordiva: week 47',
    subject: 'How visible Kordiva is in the answers of AI engines, 9–22 November 2026',
    brand: 'Kordiva',
    client: 'Kordiva GmbH & Co. KG',
    author: 'Müller | Söhne 東京',
    period: '9–22 November 2026',
    comparedWith: '26 October–8 November 2026',
    builtOn: '23 November 2026',
    about: 'all answers',
    answers: '820 answers',
    isSimulated: true,
    hasCover: true,
    isOnePage: false,
    colour: '#1f56d8',
    font: chooseFont('sans'),
    logo: null,
    lead: [
      text('warning', 'These answers are simulated.'),
      {
        kind: 'list',
        isOrdered: false,
        tone: 'warning',
        title: 'Not every day of this period was asked alike:',
        items: [[say('Gemini is missing on 2 of 14 days')], [say('A spending cap held back 3 questions')]],
      },
    ],
    parts: PARTS,
    foot: 'Müller | Söhne 東京',
    ...changes,
  };
}

/** Of a project that has no answers yet. */
export function emptyReport(language: ReportLanguage = 'en'): Report {
  const empty: ReportTable = { ...COMPETITORS, rows: [], ownRow: -1 };
  return writtenReport(language, {
    answers: '0 answers',
    lead: [text('warning', 'There are no answers in this period.')],
    parts: [
      {
        id: 'key_figures',
        title: 'Key figures',
        message: 'Key figures',
        blocks: [{ kind: 'tiles', tiles: TILES.slice(2) }],
        method: '',
        data: null,
      },
      {
        id: 'competitors',
        title: BARS.title,
        message: BARS.title,
        blocks: [{ kind: 'table', table: empty }],
        method: '',
        data: empty,
      },
      {
        id: 'visibility',
        title: LINE.title,
        message: LINE.title,
        blocks: [
          { kind: 'chart', chart: { ...LINE, days: [], series: [], marks: [] }, table: { ...LINE_TABLE, rows: [] } },
        ],
        method: '',
        data: { ...LINE_TABLE, rows: [] },
      },
    ],
  });
}
