/** The words of the prompts, in German. */
import type { Texts } from '../english/index.ts';
import { formatCount, formatQuantity } from '../format.ts';

export const PROMPTS: Texts['prompts'] = {
  label: 'Prompts mit ihren Zahlen',
  view: 'Anzeigen als',
  table: 'Tabelle',
  heatMap: 'Heatmap',
  columns: {
    prompt: 'Prompt',
    visibility: 'Sichtbarkeit, %',
    change: 'Veränd., Pkt.',
    mentionRate: 'Genannt, %',
    citationRate: 'Zitiert, %',
    position: 'Tiefe',
    sentiment: 'Stimmung',
    answers: 'n',
    engines: 'KI-Dienste',
    tags: 'Tags',
    language: 'Sprache',
    country: 'Land',
    competitors: 'Wettbewerber',
    sources: 'Quellen',
    state: 'Zustand',
    created: 'Hinzugefügt',
  },
  definitions: {
    visibility: 'Anteil der Antworten, die die Marke nennen oder ihre Website zitieren.',
    change: 'Der Sichtbarkeit, gegenüber dem Vergleichszeitraum, mit Urteil. Ein Klick zeigt, woher sie kommt.',
    mentionRate: 'Anteil der Antworten, die die Marke im Text nennen.',
    citationRate: 'Anteil der Antworten, die die Website der Marke zitieren.',
    position: 'Wie tief in einer Antwort die Marke zuerst genannt wird: 0 ist ganz oben, 100 das Ende.',
    sentiment:
      'Wie freundlich Antworten über die Marke sprechen: 50 ist neutral, 100 ganz positiv. Über die Antworten, die etwas über sie sagen.',
  },
  states: { queued: 'Noch nicht gefragt', active: 'Aktiv', paused: 'Pausiert', archived: 'Archiviert' },
  whyNoAnswers: 'Keine Antworten in diesem Zeitraum',
  whyNotNamed: 'Die Marke wurde nicht genannt',
  noneBefore: 'Kein Vergleich möglich',
  heat: {
    shown: 'Was die Karte zeigt',
    visibility: 'Sichtbarkeit',
    change: 'Veränderung',
    title: 'Bei welchem KI-Dienst ist die Marke für welchen Prompt sichtbar?',
    note: 'Sichtbarkeit in Prozent der Antworten, und n: wie viele das sind. Wählen Sie eine Zelle, um sie zu lesen; zeigen Sie darauf, um das Intervall zu sehen.',
    legend: 'Was die Farben bedeuten',
    steps: ['0 %', 'unter 20 %', '20–39 %', '40–59 %', '60–79 %', '80–100 %'],
    noAnswers: 'keine Antworten',
    few: 'weniger als 30 Antworten: wie viele die Marke zeigen, kein Anteil',
    of: 'von',
    cell: (prompt, engine, rate, answers) =>
      `${prompt}, ${engine}: ${rate} von ${formatQuantity(answers, 'Antwort', 'Antworten')}`,
    none: (prompt, engine) => `${prompt}, ${engine}: keine Antworten`,
  },
  empty: {
    title: 'Noch keine Prompts',
    text: 'Prompts sind die Fragen, die Menschen zu Ihrem Gebiet stellen. Jeder wird den KI-Diensten immer wieder gestellt, und die Antworten werden ausgewertet.',
    filtered: 'Kein Prompt passt zu den Filtern',
    filteredText: 'Setzen Sie einen Filter oder die Suche zurück, um mehr zu sehen.',
  },
  add: {
    button: 'Prompts hinzufügen',
    title: 'Prompts hinzufügen',
    prompts: 'Prompts, einer je Zeile',
    placeholder: 'Welches Planungsboard passt zu einem kleinen Team?',
    language: 'Sprache',
    engines: 'KI-Dienste',
    country: 'Land (optional)',
    countryHint: 'KI-Dienste, die kein Land annehmen, werden ohne Land gefragt.',
    tags: 'Tags (optional)',
    tagsHint: 'Durch Kommas getrennt',
    counts: (fresh, doubled, long) =>
      [
        `${formatQuantity(fresh, 'neuer Prompt', 'neue Prompts')}`,
        doubled > 0 ? `${formatCount(doubled)} doppelt oder schon da` : '',
        long > 0 ? `${formatCount(long)} länger als 500 Zeichen` : '',
      ]
        .filter(Boolean)
        .join(', '),
    submit: (count) =>
      count === 0 ? 'Prompts hinzufügen' : `${formatQuantity(count, 'Prompt', 'Prompts')} hinzufügen`,
    done: (count) =>
      `${formatQuantity(count, 'Prompt wurde hinzugefügt und wird', 'Prompts wurden hinzugefügt und werden')} jetzt gestellt`,
    failed: (added) => `Angehalten nach ${formatQuantity(added, 'Prompt', 'Prompts')}`,
  },
  bulk: {
    label: 'Mit den ausgewählten Prompts',
    selected: (count) => `${formatCount(count)} ausgewählt`,
    tag: 'Taggen',
    tagName: 'Name des Tags',
    pause: 'Pausieren',
    resume: 'Fortsetzen',
    archive: 'Archivieren',
    run: 'Jetzt fragen',
    tagged: (count, tag) => `${formatQuantity(count, 'Prompt', 'Prompts')} mit „${tag}“ getaggt`,
    paused: (count) => `${formatQuantity(count, 'Prompt', 'Prompts')} pausiert`,
    resumed: (count) => `${formatQuantity(count, 'Prompt', 'Prompts')} aktiv`,
    archived: (count) =>
      `${formatQuantity(count, 'Prompt', 'Prompts')} archiviert. Die Antworten bleiben in den Zahlen.`,
  },
};
