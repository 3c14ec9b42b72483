/** What plans of pages say, in German. */
import type { TaskWords } from '../english/index.ts';

export const PLANS: TaskWords['plans'] = {
  topicPage: (name, topic, questions) => ({
    template: 'Themenseite: zuerst die kurze Antwort, ein Abschnitt je Frage, eine Tabelle, dann die Marke im Umfeld',
    outline: [
      `Die kurze Antwort zu ${topic}`,
      ...questions,
      `Wie ${name} im Vergleich abschneidet`,
      'Quellen und Datum der letzten Prüfung',
    ],
  }),
  comparisonPage: (name, compared) => ({
    template: 'Vergleichsseite: Kriterien, eine Tabelle mit Fakten und Preisen, für wen welche Wahl richtig ist',
    outline: [
      'Für wen dieser Vergleich ist und wann er geprüft wurde',
      `${name} und die Alternativen in einer Tabelle`,
      ...compared.map((rival) => `Wann ${rival} die bessere Wahl ist und wann ${name}`),
      'Was es kostet',
      'Was sie jeweils nicht können',
    ],
  }),
  answerPage: (name, questions, searches) => ({
    template: 'Seite mit Fragen und Antworten: jede Frage als Überschrift, die Antwort im ersten Satz darunter',
    outline: [...questions, `Was ${name} dafür tut`, `Wörter, mit denen KI-Dienste suchen: ${searches.join('; ')}`],
  }),
};
