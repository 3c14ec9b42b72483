/** What intervals and verdicts are called and mean, in German. */
import type { FigureWords } from './english.ts';

const isOne = (count: number) => new Intl.PluralRules('de').select(count) === 'one';
const prompts = (count: number) => `${count} ${isOne(count) ? 'Prompt' : 'Prompts'}`;

export const FIGURE_WORDS_GERMAN: FigureWords = {
  kinds: { brand: 'Marke', repeat: 'Wiederholung' },
  names: { brand: 'Intervall für die Marke', repeat: 'Intervall bei Wiederholung' },
  sentences: {
    brand: (low, high, count) =>
      `Für die Marke, gefragt mit Prompts wie diesen ${count}: in 95 von 100 Fällen zwischen ${low} und ${high}.`,
    repeat: (low, high) =>
      `Würden genau diese Prompts an diesen Tagen noch einmal gestellt: in 95 von 100 Fällen zwischen ${low} und ${high}.`,
  },
  noBrand: (count) =>
    isOne(count)
      ? 'Ein einzelner Prompt sagt nichts über andere wie ihn, deshalb steht hier nur das Intervall bei Wiederholung.'
      : `${prompts(count)} sagen zu wenig über andere wie sie, deshalb steht hier nur das Intervall bei Wiederholung. Ab 5 Prompts gibt es ein Intervall für die Marke.`,
  fewPrompts: (count) =>
    `Weniger als 20 Prompts (${count}): Nahe 0 oder 100 ist das Intervall für die Marke etwas zu schmal.`,
  none: 'Zu wenige Antworten für ein Intervall.',
  prompts,
  verdicts: {
    real: {
      word: 'echt',
      why: 'Mehr, als der Zufall erklärt, Prompt für Prompt verglichen; es sollte auch für andere Prompts wie diese gelten.',
    },
    on_these_prompts: {
      word: 'bei diesen Prompts',
      why: 'Diese Prompts werden jetzt anders beantwortet. Ob das auch für andere Prompts wie sie gilt, zeigt das nicht.',
    },
    within_noise: { word: 'im Rauschen', why: 'Nicht größer, als der Zufall es macht: weder Anstieg noch Rückgang.' },
    too_few_answers: {
      word: 'zu wenige Antworten',
      why: 'In einem der beiden Zeiträume weniger als 30 Antworten oder 5 Prompts: zu wenig für ein Urteil.',
    },
  },
  ofDays: {
    word: 'wie Tage schwanken',
    why: 'Mehr, als der Zufall einzelner Antworten erklärt. Aber alle Antworten eines Tages steigen und fallen hier gemeinsam, und eine so große Veränderung kommt und geht auch von selbst.',
  },
  judged: (count, found) =>
    found === 0
      ? `${count} ${isOne(count) ? 'Veränderung' : 'Veränderungen'} zusammen beurteilt: Keine ist mehr als Zufall.`
      : `${count} ${isOne(count) ? 'Veränderung' : 'Veränderungen'} zusammen beurteilt: ${found} ${isOne(found) ? 'hält' : 'halten'} stand. Von denen, die standhalten, ist im Mittel höchstens jede zehnte Zufall.`,
};
