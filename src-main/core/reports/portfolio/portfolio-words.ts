/** What a report over all clients says, in its languages. */
import { NOTICES_ENGLISH } from '#shared/notices/english.ts';
import { NOTICES_GERMAN } from '#shared/notices/german.ts';
import { toWriter } from '#shared/notices/writer.ts';
import type { ReportLanguage } from '#shared/vocabulary/reports.ts';

const english = toWriter('en');
const german = toWriter('de');

const ENGLISH = {
  notices: { names: NOTICES_ENGLISH.names, reasons: NOTICES_ENGLISH.reasons },
  title: 'All clients',
  subject: (clients: string, period: string) => `${clients} in the answers of AI engines, ${period}`,
  counted: (clients: number, pitches: number) =>
    [
      ...(clients > 0 ? [english.quantity(clients, 'client', 'clients')] : []),
      ...(pitches > 0 ? [english.quantity(pitches, 'pitch', 'pitches')] : []),
    ].join(' and '),
  allProjects: 'All projects',
  daysBefore: 'the days before',
  dayZero: 'their own day zero',
  simulated: (counted: string, count: number) =>
    `${counted} in this report ${count === 1 ? 'is' : 'are'} simulated: marked, and in no sum.`,
  state: {
    title: 'Who is visible?',
    message: (up: number, down: number, still: number) =>
      `${english.count(up)} rose and ${english.count(down)} fell beyond chance; ${english.count(still)} did not, or ${still === 1 ? 'has' : 'have'} too few answers to tell.`,
    chart: 'How often is each client named or cited?',
    summary: 'Visibility of each client with its 95 % interval, the most visible first',
    note: 'Percent of answers; the line is the 95 % interval for prompts like these',
  },
  trouble: {
    title: 'What is in the way?',
    some: (projects: number) =>
      `${english.count(projects)} of them ${projects === 1 ? 'asks' : 'ask'} an engine that does not answer as it should.`,
    none: 'Every engine that is asked answers as it should.',
  },
  work: {
    title: 'What is due?',
    message: (tasks: number, spent: string) =>
      `${english.quantity(tasks, 'task is', 'tasks are')} due; ${spent} spent this month.`,
  },
  pitches: {
    title: 'Which pitches are open?',
    message: (open: number, over: number) =>
      [
        `${english.quantity(open, 'pitch is', 'pitches are')} open.`,
        ...(over > 0 ? [`The window of ${english.count(over)} is closed.`] : []),
      ].join(' '),
  },
  method:
    'Visibility is the share of answers that name the brand or cite its site. Changes are paired by prompt and judged together, so that at most one in ten that hold up is expected to be chance.',
  columns: {
    client: 'Client',
    labels: 'Labels',
    environment: 'Simulated',
    isSimulated: 'yes',
    visibility: 'Visibility, %',
    interval: '95 % interval',
    change: 'Change',
    verdict: 'Verdict',
    answers: 'Answers',
    engine: 'Engine',
    reason: 'Why',
    since: 'Since',
    tasks: 'Tasks due',
    spent: 'Spent this month',
    cap: 'Cap',
    report: 'Next report',
    days: 'Days left',
    dayZero: 'Day zero from',
  },
};

const GERMAN: typeof ENGLISH = {
  notices: { names: NOTICES_GERMAN.names, reasons: NOTICES_GERMAN.reasons },
  title: 'Alle Kunden',
  subject: (clients, period) => `${clients} in den Antworten von KI-Diensten, ${period}`,
  counted: (clients, pitches) =>
    [
      ...(clients > 0 ? [german.quantity(clients, 'Kunde', 'Kunden')] : []),
      ...(pitches > 0 ? [german.quantity(pitches, 'Pitch', 'Pitches')] : []),
    ].join(' und '),
  allProjects: 'Alle Projekte',
  daysBefore: 'den Tagen davor',
  dayZero: 'ihrem eigenen Tag null',
  simulated: (counted, count) =>
    `${counted} in diesem Bericht ${count === 1 ? 'ist' : 'sind'} simuliert: gekennzeichnet und in keiner Summe.`,
  state: {
    title: 'Wer ist sichtbar?',
    message: (up, down, still) =>
      `${german.count(up)} ${up === 1 ? 'stieg' : 'stiegen'} und ${german.count(down)} ${down === 1 ? 'fiel' : 'fielen'} über den Zufall hinaus; ${german.count(still)} nicht, oder es gibt zu wenige Antworten.`,
    chart: 'Wie oft wird jeder Kunde genannt oder zitiert?',
    summary: 'Sichtbarkeit jedes Kunden mit dem 95-%-Intervall, der sichtbarste zuerst',
    note: 'Prozent der Antworten; die Linie ist das 95-%-Intervall für Prompts wie diese',
  },
  trouble: {
    title: 'Was ist im Weg?',
    some: (projects) =>
      `${projects === 1 ? 'Einer davon fragt' : `${german.count(projects)} davon fragen`} einen KI-Dienst, der nicht antwortet, wie er sollte.`,
    none: 'Jeder KI-Dienst, der gefragt wird, antwortet, wie er sollte.',
  },
  work: {
    title: 'Was steht an?',
    message: (tasks, spent) =>
      `${german.quantity(tasks, 'Aufgabe steht', 'Aufgaben stehen')} an; ${spent} in diesem Monat ausgegeben.`,
  },
  pitches: {
    title: 'Welche Pitches sind offen?',
    message: (open, over) =>
      [
        `${german.quantity(open, 'Pitch ist', 'Pitches sind')} offen.`,
        ...(over > 0 ? [`Das Fenster von ${german.count(over)} ist geschlossen.`] : []),
      ].join(' '),
  },
  method:
    'Sichtbarkeit ist der Anteil der Antworten, die die Marke nennen oder ihre Website zitieren. Änderungen werden je Prompt gepaart und zusammen beurteilt, sodass von denen, die standhalten, höchstens jede zehnte Zufall ist.',
  columns: {
    client: 'Kunde',
    labels: 'Etiketten',
    environment: 'Simuliert',
    isSimulated: 'ja',
    visibility: 'Sichtbarkeit, %',
    interval: '95-%-Intervall',
    change: 'Änderung',
    verdict: 'Urteil',
    answers: 'Antworten',
    engine: 'KI-Dienst',
    reason: 'Warum',
    since: 'Seit',
    tasks: 'Aufgaben',
    spent: 'Ausgaben im Monat',
    cap: 'Kostengrenze',
    report: 'Nächster Bericht',
    days: 'Tage übrig',
    dayZero: 'Tag null ab',
  },
};

export type PortfolioWords = typeof ENGLISH;

export function choosePortfolioWords(language: ReportLanguage): PortfolioWords {
  return language === 'de' ? GERMAN : ENGLISH;
}
