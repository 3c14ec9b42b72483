/** The words of alerts in German. */
import type { AlertWords } from './english.ts';

export const ALERTS_GERMAN: AlertWords = {
  locale: 'de-DE',
  figures: {
    responseVisibilityRate: 'Sichtbarkeit',
    mentionRate: 'Nennungsrate',
    citationRate: 'Zitierrate',
    shareOfVoice: 'Share of Voice',
    sentiment: 'Stimmung',
    mentionOrder: 'Reihenfolge unter den beobachteten Marken',
  },
  part: { engine: (name) => ` bei ${name}`, tag: (name) => ` für „${name}“` },
  figure: ({ figure, where, before, now, days, until, n }) =>
    `${figure}${where}: von ${before} auf ${now} in den ${days} Tagen bis ${until} (${n} Antworten oder Nennungen), mehr als Zufall.`,
  engineBlind: (engine, since) => `${engine} hat seit dem ${since} keine Antwort gebracht.`,
  capNear: (used, cap, forecast) =>
    `${used} der monatlichen Kostengrenze von ${cap} sind ausgegeben${forecast === null ? '' : `; in diesem Tempo werden es ${forecast} im Monat`}.`,
  newCompetitor: (name, answers) => `${name} wird nicht beobachtet und wurde in ${answers} Antworten empfohlen.`,
  lostSource: (source, answers, days, until) =>
    `${source} wurde in ${answers} Antworten zitiert, die die Marke nennen, und in den ${days} Tagen bis ${until} in keiner: mehr als Zufall.`,
  overtaken: (rival, rate, own, days) =>
    `${rival} liegt über ${days} Tage bei der Sichtbarkeit vorn: ${rate} gegen ${own}, mehr als Zufall.`,
  reportFailed: (name, format) => `Der Bericht „${name}“ (${format}) konnte nicht erstellt werden.`,
  exportFailed: (format, last) =>
    `Die geplanten Datendateien (${format}) konnten nicht geschrieben werden${last === null ? '' : `; die letzten sind vom ${last}`}.`,
  digest: (count) => `${count} Meldungen`,
  test: 'Dies ist eine Probemeldung. Es ist nichts geschehen.',
};
