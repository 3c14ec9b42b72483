/** A report as its model, made by hand: every kind of block. */
import { type Block, quote, say } from '#main/core/reports/model/blocks.ts';
import { chooseFont } from '#main/core/reports/model/fonts.ts';
import type { Report, ReportPart } from '#main/core/reports/model/report.ts';
import type { ReportTable } from '#main/core/reports/model/report-table.ts';
import type { ReportLanguage } from '#shared/vocabulary/reports.ts';
import {
  BARS,
  COMPETITORS,
  CONTRIBUTIONS,
  FIRST_DAY,
  LINE,
  LINE_TABLE,
  NAMES_OF_SCRIPTS,
  SOURCES,
  TILES,
} from './written-figures.ts';

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
          {
            kind: 'chart',
            chart: { ...LINE, days: [], series: [], annotations: [] },
            table: { ...LINE_TABLE, rows: [] },
          },
        ],
        method: '',
        data: { ...LINE_TABLE, rows: [] },
      },
    ],
  });
}
