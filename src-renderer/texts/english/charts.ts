/** The words of charts. */
import { choosePlural } from '../format.ts';

export const CHARTS = {
  visibility: 'Visibility',
  mentionRate: 'Mention rate',
  citationRate: 'Citation rate',
  answers: 'Answers',
  marks: {
    model: '▲ an engine changed its model',
    baseline: '■ baseline',
    done: '● done',
    names: '◆ names changed',
    gap: '○ days without answers',
  },
  modelChanged: (engine: string, from: string, to: string) => `${engine}: ${from} → ${to}`,
  comparedWith: (days: string) => `Visibility, ${days}`,
  comparedNote: (days: string) => `- - visibility ${days}`,
  leftOut: (reason: string) => `Not counted: ${reason}`,
  noAnswers: 'No answers',
  skippedDay: 'No run: clocks changed, and the time of the schedule crossed midnight UTC',
  skippedNote: (days: string) =>
    `No run on ${days} (◆): clocks changed, and the time of the schedule crossed midnight UTC`,
  interval: 'Repeat interval',
  wilsonInterval: 'Interval of the answers (Wilson)',
  day: 'Day',
  week: 'Week',
  save: { label: 'Save chart', png: 'Picture (PNG)', svg: 'Vector graphic (SVG)', table: 'Table (CSV for Excel here)' },
  sample: (count: string, n: number) => `n = ${count} ${choosePlural(n, 'answer', 'answers')}`,
  samples: (now: string, before: string) => `Answers: n = ${now} and ${before}`,
  view: 'Show as',
  chart: 'Chart',
  table: 'Table',
  weekCutOff: 'part of the week',
  mentions: 'Mentions',
  nobodyNamed: 'No tracked brand was named',
  rateOf: (rate: string, count: string) => `${rate} (${count})`,
  linesSummary: (metric: string, range: string, ends: string) => `${metric}, ${range}. At the end: ${ends}.`,
  noneInPeriod: 'No answers in this period.',
  rateSummary: (range: string, first: string, last: string, span: string) =>
    `Line chart of visibility, mention rate and citation rate, ${range}. ` +
    `Visibility starts at ${first} and ends at ${last}, between ${span}%.`,
  answersSummary: (range: string, total: string) => `Bar chart of answers, ${range}: ${total} in all.`,
};
