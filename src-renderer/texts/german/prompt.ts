/** The words of the screen of one prompt, in German. */
import type { Texts } from '../english/index.ts';

export const PROMPT: Texts['prompt'] = {
  all: 'Alle Prompts',
  archived: 'Ein archivierter Prompt',
  state: 'Zustand',
  engines: 'KI-Dienste',
  language: 'Sprache',
  country: 'Land',
  tags: 'Tags',
  added: 'Hinzugefügt',
  trend: 'Wie oft ist die Marke in seinen Antworten sichtbar?',
  trendNote:
    'Anteil der Antworten; das Band ist das Intervall der Sichtbarkeit bei Wiederholung: dieselben Prompts noch einmal gestellt',
  empty: {
    title: 'Keine Antworten in diesem Zeitraum',
    text: 'Wählen Sie einen längeren Zeitraum oder fragen Sie die KI-Dienste mit „Jetzt abfragen“.',
  },
  byEngine: {
    title: 'Bei welchem KI-Dienst ist die Marke sichtbar?',
    note: 'Die Anzahl führt zu den Antworten hinter den Zahlen. Veränderungen sind zusammen mit denen aller Prompts beurteilt.',
    engine: 'KI-Dienst',
    visibility: 'Sichtbarkeit, %',
    change: 'Veränd., Pkt.',
    noneBefore: 'Kein Vergleich möglich',
    interval: 'Intervall bei Wiederholung',
    named: 'Genannt, %',
    cited: 'Zitiert, %',
    position: 'Tiefe',
    sample: 'n',
  },
  answers: {
    title: 'Alle Antworten',
    note: (count) => `${count} in diesem Zeitraum, neueste zuerst. Wählen Sie zwei aus, um sie zu vergleichen.`,
    when: 'Wann',
    engine: 'KI-Dienst',
    named: 'Genannt',
    cited: 'Zitiert',
    order: 'Platz unter beobachteten Marken',
    orderHint:
      'Platz unter den beobachteten Marken, die die Antwort nennt: 1 ist zuerst genannt. Andere können davor stehen.',
    position: 'Tiefe',
    sentiment: 'Stimmung',
    words: 'Wörter',
    cost: 'Kosten',
    yes: 'Ja',
    no: 'Nein',
    compare: 'Zwei vergleichen',
    none: 'Keine Antworten in diesem Zeitraum',
  },
};
