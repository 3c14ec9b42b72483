/** The words of charts, in German. */
import type { Texts } from '../english/index.ts';
import { choosePlural } from '../format.ts';

export const CHARTS: Texts['charts'] = {
  visibility: 'Sichtbarkeit',
  mentionRate: 'Nennungsrate',
  citationRate: 'Zitierrate',
  answers: 'Antworten',
  marks: {
    model: '▲ Modellwechsel',
    baseline: '■ festgehaltener Stand',
    done: '● erledigt',
    names: '◆ Namen geändert',
    gap: '○ Tage ohne Antworten',
  },
  modelChanged: (engine, from, to) => `${engine}: ${from} → ${to}`,
  comparedWith: (days) => `Sichtbarkeit, ${days}`,
  comparedNote: (days) => `- - Sichtbarkeit ${days}`,
  leftOut: (reason) => `Nicht gezählt: ${reason}`,
  noAnswers: 'Keine Antworten',
  skippedDay: 'Kein Durchlauf: Die Uhren wurden umgestellt, der Zeitpunkt ist über Mitternacht UTC gerückt',
  skippedNote: (days) =>
    `Kein Durchlauf am ${days} (◆): Die Uhren wurden umgestellt, der Zeitpunkt ist über Mitternacht UTC gerückt`,
  interval: 'Intervall bei Wiederholung',
  wilsonInterval: 'Intervall der Antworten (Wilson)',
  day: 'Tag',
  week: 'Woche',
  save: {
    label: 'Diagramm speichern',
    png: 'Bild (PNG)',
    svg: 'Vektorgrafik (SVG)',
    table: 'Tabelle (CSV für Excel hier)',
  },
  sample: (count, n) => `n = ${count} ${choosePlural(n, 'Antwort', 'Antworten')}`,
  samples: (now, before) => `Antworten: n = ${now} und ${before}`,
  view: 'Anzeigen als',
  chart: 'Diagramm',
  table: 'Tabelle',
  weekCutOff: 'Teil der Woche',
  mentions: 'Nennungen',
  nobodyNamed: 'Keine beobachtete Marke wurde genannt',
  rateOf: (rate, count) => `${rate} (${count})`,
  linesSummary: (metric, range, ends) => `${metric}, ${range}. Am Ende: ${ends}.`,
  noneInPeriod: 'Keine Antworten in diesem Zeitraum.',
  rateSummary: (range, first, last, span) =>
    `Liniendiagramm von Sichtbarkeit, Nennungsrate und Zitierrate, ${range}. ` +
    `Die Sichtbarkeit beginnt bei ${first} und endet bei ${last}, zwischen ${span} %.`,
  answersSummary: (range, total) => `Balkendiagramm der Antworten, ${range}: ${total} insgesamt.`,
};
