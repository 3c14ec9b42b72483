/** The words of alerts in English; the shape that other languages fill. */
import type { AlertFigure } from '../vocabulary/alerts.ts';

export interface FigureWords {
  figure: string;
  /** Empty: of all answers. */
  where: string;
  before: string;
  now: string;
  days: number;
  until: string;
  n: string;
}

export interface AlertWords {
  locale: string;
  figures: Readonly<Record<AlertFigure, string>>;
  part: Readonly<Record<'engine' | 'tag', (name: string) => string>>;
  figure: (words: FigureWords) => string;
  engineBlind: (engine: string, since: string) => string;
  capNear: (used: string, cap: string, forecast: string | null) => string;
  newCompetitor: (name: string, answers: string) => string;
  lostSource: (source: string, answers: string, days: number, until: string) => string;
  overtaken: (rival: string, rate: string, own: string, days: number) => string;
  reportFailed: (name: string, format: string) => string;
  exportFailed: (format: string, last: string | null) => string;
  digest: (count: number) => string;
  test: string;
}

export const ALERTS_ENGLISH: AlertWords = {
  locale: 'en-GB',
  figures: {
    responseVisibilityRate: 'Visibility',
    mentionRate: 'Mention rate',
    citationRate: 'Citation rate',
    shareOfVoice: 'Share of voice',
    sentiment: 'Sentiment',
    mentionOrder: 'Order among tracked brands',
  },
  part: { engine: (name) => ` on ${name}`, tag: (name) => ` for “${name}”` },
  figure: ({ figure, where, before, now, days, until, n }) =>
    `${figure}${where} went from ${before} to ${now} in the ${days} days to ${until} (${n} answers or mentions): more than chance.`,
  engineBlind: (engine, since) => `${engine} has brought no answer since ${since}.`,
  capNear: (used, cap, forecast) =>
    `${used} of the monthly cap of ${cap} is spent${forecast === null ? '' : `; at this pace the month comes to ${forecast}`}.`,
  newCompetitor: (name, answers) => `${name} is not tracked and was put forward in ${answers} answers.`,
  lostSource: (source, answers, days, until) =>
    `${source} was cited in ${answers} answers that name the brand, and in none in the ${days} days to ${until}: more than chance.`,
  overtaken: (rival, rate, own, days) =>
    `${rival} is ahead in visibility over ${days} days: ${rate} against ${own}, more than chance.`,
  reportFailed: (name, format) => `The report “${name}” (${format}) could not be built.`,
  exportFailed: (format, last) =>
    `The scheduled data files (${format}) could not be written${last === null ? '' : `; the last ones are of ${last}`}.`,
  digest: (count) => `${count} alerts`,
  test: 'This is a test of an alert. Nothing happened.',
};
