/** The words of the welcome screen, in German. */
import type { Texts } from '../english/index.ts';
import { formatCount, formatQuantity } from '../format.ts';

export const WELCOME: Texts['welcome'] = {
  title: 'Willkommen',
  again: 'Ein neues Projekt',
  intro:
    'Ein Projekt ist eine Marke, die Fragen, die Menschen zu ihrem Gebiet stellen, und die KI-Dienste, die gefragt werden. Sie sehen, wie oft die Antworten die Marke nennen oder ihre Website zitieren, jede Zahl mit ihrem Intervall und ihrer Grundlage.',
  sample: {
    title: 'Erst einmal umsehen',
    text: 'Erfundene Marken mit simulierten Antworten aus neunzig Tagen. Ohne Konto, ohne Schlüssel, ohne Netz, ohne Kosten.',
    create: 'Beispielprojekt anlegen',
    open: 'Beispielprojekt öffnen',
    making: 'Antworten aus neunzig Tagen werden angelegt',
    progress: (done, total) => `${formatCount(done)} von ${formatCount(total)} Antworten`,
  },
  own: {
    title: 'Ein eigenes Projekt einrichten',
    text: 'Sechs kurze Schritte: Marke, Markt, KI-Dienste, Prompts, Wettbewerber, Prüfen. Ohne Schlüssel antwortet der simulierte KI-Dienst.',
    start: 'Beginnen',
    resume: (name) => `Weiter mit ${name}`,
    discard: 'Neu beginnen',
  },
  archive: {
    title: 'Etwas mitbringen',
    text: 'Ein Projekt von einem anderen Rechner, Antworten aus einem anderen Werkzeug oder alles aus einer Sicherung.',
    answers: {
      title: 'Eine Datei answers.ndjson in ein Projekt einlesen',
      project: 'Projekt',
      path: 'Pfad der Datei auf diesem Rechner',
      pathHint: 'Zum Beispiel /pfad/zu/answers.ndjson',
      noProject: 'Legen Sie zuerst das Projekt an und kommen Sie dann hierher zurück.',
      read: 'Datei einlesen',
      done: (imported, duplicates) =>
        `${formatQuantity(imported, 'Antwort', 'Antworten')} eingelesen, ${formatCount(duplicates)} waren schon da.`,
    },
    backup: {
      title: 'Eine Sicherung zurückholen',
      text: (folder) =>
        `Eine Sicherung tritt an die Stelle von allem, was hier ist. Automatische liegen in ${folder}; jede andere Datei geht auch.`,
      open: 'Sicherung auswählen',
    },
  },
  asking: {
    title: (name) => `Fragen zu ${name}`,
    waiting: 'Warten auf die erste Antwort',
    waitingHelp: 'Die KI-Dienste sind gefragt. Die erste ausgewertete Antwort erscheint hier von selbst.',
    first: 'Die erste ausgewertete Antwort',
    named: (order) => `Genannt, als Nr. ${formatCount(order)} unter den beobachteten Marken`,
    listNumber: (number) => `Nr. ${formatCount(number)} in der Liste der Antwort`,
    notNamed: 'Nicht genannt',
    cited: 'Eigene Website zitiert',
    notCited: 'Eigene Website nicht zitiert',
    depth: 'Tiefe',
    sentiment: 'Stimmung',
    words: 'Wörter',
    cost: 'Kosten',
    prompt: 'Prompt',
    more: (count) => `Bisher ${formatQuantity(count, 'Antwort', 'Antworten')} ausgewertet`,
    overview: 'Zum Überblick',
    gone: 'Sie können sich umsehen, während Antworten eintreffen; der Durchlauf braucht dieses Fenster nicht.',
    stuck: 'Kein KI-Dienst dieses Projekts konnte gefragt werden',
    keys: 'Sobald es einen Schlüssel gibt, gehen die heute ausgelassenen Fragen sofort hinaus.',
    settings: 'Einstellungen öffnen',
  },
};
