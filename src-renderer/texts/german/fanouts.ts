/** The words of the fan-outs screen, in German. */
import type { Texts } from '../english/index.ts';
import { formatCount, formatQuantity } from '../format.ts';

export const FANOUTS: Texts['fanouts'] = {
  label: 'Wonach KI-Dienste gesucht haben',
  columns: {
    query: 'Suche',
    count: 'Anzahl',
    share: 'Anteil der Antw., %',
    prompts: 'Prompts',
    engines: 'KI-Dienste',
    added: 'Zum Prompt hinzugefügt',
    lastSeen: 'Zuletzt gesehen',
    sample: 'Aus dem Prompt',
  },
  definitions: {
    share: 'Anteil aller Antworten, für die danach gesucht wurde; eine Antwort zählt einmal',
    count: 'Vorkommen: zweimal in einer Antwort zählt zweimal',
    prompts: 'Verschiedene Prompts, die dazu geführt haben',
    added: 'Wörter der Suche, die ihr neuester Prompt nicht enthält',
  },
  searched: {
    name: 'der Anteil der Antworten mit dieser Suche',
    definition: 'Anteil aller Antworten des Zeitraums, für die danach gesucht wurde. Eine Antwort zählt einmal.',
    anyDefinition:
      'Anteil aller Antworten des Zeitraums, für die der KI-Dienst gesucht hat. Dienste, die ihre Suchen nicht nennen, zählen, als hätten sie keine gemacht.',
    above: 'Antworten mit einer Suche',
    below: 'Antworten',
    line: 'Antworten mit Suche:',
  },
  engineCount: (count) => formatQuantity(count, 'KI-Dienst', 'KI-Dienste'),
  noAdded: 'Die Suche fügt ihrem Prompt kein Wort hinzu',
  engine: 'KI-Dienst',
  allEngines: 'Alle',
  words: {
    title: 'Was fügen KI-Dienste hinzu?',
    note: (searches) => `Wörter aus Suchen, die der Prompt nicht enthält; Suchen: ${searches}`,
    incomplete: 'Nur die häufigsten Suchen wurden betrachtet.',
    none: 'Keine Suche dieses Zeitraums fügt ihrem Prompt ein Wort hinzu.',
    bar: (count, queries, prompts) => `${count}-mal; Suchen: ${queries}; Prompts: ${prompts}`,
    choose: (word) => `Suchen mit ${word} zeigen`,
    copy: 'Alle kopieren',
    copied: 'Kopiert',
  },
  panel: {
    occurrences: (count) => formatQuantity(count, 'Vorkommen', 'Vorkommen'),
    visible: (share) => `Sie sind in ${share} der Antworten sichtbar`,
    prompts: 'Prompts, die dorthin führen',
    answers: 'Die Antworten ansehen',
    newest: 'Neueste Antworten',
    isVisible: 'Sie sind sichtbar',
    notVisible: 'Sie sind nicht sichtbar',
    more: (count) => `und ${formatCount(count)} weitere`,
  },
  empty: {
    title: 'Keine Suchen in diesem Zeitraum',
    text: 'KI-Dienste, die beim Antworten im Web suchen, geben an, wonach. Sobald sie das tun, stehen hier ihre Suchen und die Wörter, die sie Ihren Prompts hinzufügen.',
    filtered: 'Keine Suche passt',
    filteredText: 'Keine Suche enthält diese Wörter.',
  },
};
