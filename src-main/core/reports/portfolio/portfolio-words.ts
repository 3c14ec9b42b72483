/** What a report over all clients says, in its languages. */
import type { ReportLanguage } from '#shared/vocabulary/reports.ts';

const ENGLISH = {
  title: 'All clients',
  subject: (clients: string, period: string) => `How ${clients} appear in the answers of AI engines, ${period}`,
  counted: (clients: number, pitches: number) =>
    [
      ...(clients > 0 ? [`${clients} ${clients === 1 ? 'client' : 'clients'}`] : []),
      ...(pitches > 0 ? [`${pitches} ${pitches === 1 ? 'pitch' : 'pitches'}`] : []),
    ].join(' and '),
  allProjects: 'All projects',
  daysBefore: 'the days before',
  dayZero: 'their own day zero',
  simulated: (counted: string) => `${counted} in this report are simulated: they are marked, and in no sum.`,
  state: {
    title: 'Who is visible?',
    message: (up: number, down: number, still: number) =>
      `${up} rose and ${down} fell beyond chance; ${still} did not, or have too few answers to tell.`,
    chart: 'How often is each client named or cited?',
    summary: 'Visibility of each client with its 95 % interval, the most visible first',
    note: 'Percent of answers; the line is the 95 % interval for prompts like these',
  },
  trouble: {
    title: 'What is in the way?',
    some: (projects: number) => `${projects} of them ask an engine that does not answer as it should.`,
    none: 'Every engine that is asked answers as it should.',
  },
  work: {
    title: 'What is due?',
    message: (tasks: number, spent: string) => `${tasks} tasks are due; ${spent} were spent this month.`,
  },
  pitches: {
    title: 'Which pitches are open?',
    message: (open: number, over: number) => `${open} are open, the window of ${over} is closed.`,
  },
  method:
    'Visibility is the share of answers that name the brand or cite its site. Changes are paired by prompt and judged together, so that at most one in ten that hold up is expected to be chance.',
  columns: {
    client: 'Client',
    labels: 'Labels',
    environment: 'Simulated',
    isSimulated: 'yes',
    visibility: 'Visibility',
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
  title: 'Alle Kunden',
  subject: (clients, period) => `Wie ${clients} in den Antworten von KI-Diensten vorkommen, ${period}`,
  counted: (clients, pitches) =>
    [
      ...(clients > 0 ? [`${clients} ${clients === 1 ? 'Kunde' : 'Kunden'}`] : []),
      ...(pitches > 0 ? [`${pitches} ${pitches === 1 ? 'Pitch' : 'Pitches'}`] : []),
    ].join(' und '),
  allProjects: 'Alle Projekte',
  daysBefore: 'den Tagen davor',
  dayZero: 'ihrem eigenen Tag null',
  simulated: (counted) => `${counted} in diesem Bericht sind simuliert: Sie sind gekennzeichnet und in keiner Summe.`,
  state: {
    title: 'Wer ist sichtbar?',
    message: (up, down, still) =>
      `${up} stiegen und ${down} fielen über den Zufall hinaus; ${still} nicht, oder es gibt zu wenige Antworten.`,
    chart: 'Wie oft wird jeder Kunde genannt oder zitiert?',
    summary: 'Sichtbarkeit jedes Kunden mit dem 95-%-Intervall, der sichtbarste zuerst',
    note: 'Prozent der Antworten; die Linie ist das 95-%-Intervall für Prompts wie diese',
  },
  trouble: {
    title: 'Was ist im Weg?',
    some: (projects) => `${projects} davon fragen einen KI-Dienst, der nicht antwortet, wie er sollte.`,
    none: 'Jeder KI-Dienst, der gefragt wird, antwortet, wie er sollte.',
  },
  work: {
    title: 'Was steht an?',
    message: (tasks, spent) => `${tasks} Aufgaben stehen an; ${spent} wurden in diesem Monat ausgegeben.`,
  },
  pitches: {
    title: 'Welche Pitches sind offen?',
    message: (open, over) => `${open} sind offen, das Fenster von ${over} ist geschlossen.`,
  },
  method:
    'Sichtbarkeit ist der Anteil der Antworten, die die Marke nennen oder ihre Website zitieren. Änderungen werden je Prompt gepaart und zusammen beurteilt, sodass von denen, die standhalten, höchstens jede zehnte Zufall ist.',
  columns: {
    client: 'Kunde',
    labels: 'Etiketten',
    environment: 'Simuliert',
    isSimulated: 'ja',
    visibility: 'Sichtbarkeit',
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
