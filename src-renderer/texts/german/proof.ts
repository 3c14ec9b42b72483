/** Maßnahmen, ihr Nachweis und die Planung. */
import type { Texts } from '../english/index.ts';
import { formatCount, formatQuantity } from '../format.ts';

const prompts = (count: number) => formatQuantity(count, 'Prompt', 'Prompts');

export const PROOF: Texts['proof'] = {
  title: 'Hat es gewirkt?',
  interventions: 'Maßnahmen',
  interventionsNote: 'Was getan wurde, und ob es seine Prompts bewegt hat, verglichen mit unberührten Prompts',
  figures: {
    responseVisibilityRate: 'Sichtbarkeit',
    mentionRate: 'Nennungsrate',
    citationRate: 'Zitierrate',
    visibilityRate: 'Prompt-Abdeckung',
    mentionOrder: 'Platz unter den Marken',
    position: 'Tiefe im Text',
    sentiment: 'Stimmung',
  },
  sentences: {
    real: (effect, figure) =>
      `Ja: ${figure} hat sich um ${effect} stärker bewegt als bei unberührten Prompts, und das gilt auch für ähnliche Prompts.`,
    on_these_prompts: (effect, figure) =>
      `Bei diesen Prompts: ${figure} hat sich um ${effect} stärker bewegt als bei unberührten. Für andere muss das nicht gelten.`,
    within_noise: (effect, figure) =>
      `Nicht nachgewiesen: ${figure} hat sich um ${effect} anders bewegt als bei unberührten Prompts. Das kann auch Zufall sein.`,
    too_few_answers: () => 'Zu wenige Antworten oder Prompts für eine Aussage.',
  },
  states: {
    waiting: 'Seitdem ist noch kein ganzer Tag vergangen.',
    not_done: 'Die Aufgabe ist noch nicht erledigt.',
    not_measurable: 'Das betrifft die Einrichtung: Keine Antwort kann zeigen, ob es gewirkt hat.',
  },
  toPoints: (value) => `${value} Punkte`,
  group: 'Prompts',
  treated: 'Bearbeitet',
  untouched: 'Unberührt',
  fromTo: (before, after) => `${before} → ${after}`,
  before: 'Vorher',
  after: 'Nachher',
  change: 'Änderung',
  effect: 'Wirkung',
  sharedShift: (change) => `Was alle Prompts gleich bewegt hat: ${change}.`,
  answers: (n, count) => `n ${formatCount(n)}, ${prompts(count)}`,
  brand: (span) => `Für ähnliche Prompts: ${span} (95 %).`,
  repeat: (span) => `Für genau diese Prompts, noch einmal gefragt: ${span} (95 %).`,
  period: (before, after) => `${before} gegenüber ${after}`,
  done: (date) => `Erledigt am ${date}`,
  chart: 'Beide Gruppen, Tag für Tag',
  chartSummary: (figure, days) =>
    `${figure} der bearbeiteten und der unberührten Prompts über ${formatQuantity(days, 'Tag', 'Tage')}.`,
  limits: 'Was das nicht sagen kann',
  limitTexts: {
    not_an_experiment: () =>
      'Das ist kein kontrollierter Versuch: Niemand hat ausgelost, welche Prompts bearbeitet wurden. Etwas anderes kann diese bewegt haben und die übrigen nicht.',
    chosen_by_figure: () =>
      'Die Aufgabe wurde gefunden, weil diese Werte in den Tagen davor niedrig waren. Ein Teil davon erholt sich von selbst.',
    ended_by_figures: () =>
      'Die Aufgabe endete von selbst, weil ihre Werte besser geworden waren: Dass sie es sind, überrascht nicht.',
    few_treated: (count) => `Nur ${prompts(count)} bearbeitet; für ein Urteil braucht es mindestens fünf.`,
    few_untouched: (count) => `Nur ${prompts(count)} unberührt; für ein Urteil braucht es mindestens fünf.`,
    no_untouched: () =>
      'Jeder Prompt dieser KI-Dienste und Sprachen wurde bearbeitet: Es gibt nichts, womit man vergleichen kann.',
    few_answers: (count) =>
      `Nur ${formatQuantity(count, 'Antwort', 'Antworten')} in einem der Zeiträume; es braucht mindestens dreißig.`,
    untouched_moved: () =>
      'Auch die unberührten Prompts haben sich bewegt. Dieser Teil ist abgezogen, als hätte er alle gleich getroffen.',
    other_intervention: (_count, date, _engine, name) =>
      `In diesen Tagen wurde noch etwas getan: „${name}“ am ${date}. Dessen Prompts zählen nicht als unberührt.`,
    model_changed: (_count, date, engine, name) =>
      `${engine} antwortet seit ${date} mit einem anderen Modell: ${name}.`,
    not_enough_days: (count, date) =>
      `Noch warten, bis ${date}: ${formatQuantity(count, 'Tag steht', 'Tage stehen')} noch aus, und das Urteil kann sich ändern.`,
    left_out: (count) => `${prompts(count)} nur in einem der Zeiträume gefragt: Sie zählen nicht mit.`,
  },
  list: {
    name: 'Was getan wurde',
    date: 'Tag',
    prompts: 'Prompts',
    figure: 'Kennzahl',
    effect: 'Wirkung',
    verdict: 'Urteil',
    kind: 'Aus',
    task: 'Aufgabe',
    own: 'Eigene',
    judged: (count) =>
      `${formatQuantity(count, 'Urteil', 'Urteile')}; wo nichts gewirkt hat, gilt eines von zwanzig durch Zufall als echt.`,
    none: 'Noch nichts notiert',
    noneText:
      'Eine Seite ging online, ein Eintrag kam dazu: Tag und Prompts notieren und später sehen, ob es sie bewegt hat.',
  },
  form: {
    add: 'Maßnahme notieren',
    change: 'Ändern',
    name: 'Was getan wurde',
    date: 'Tag (UTC)',
    tag: 'Prompts mit dem Tag',
    keep: 'wie sie sind',
    choose: 'Tag wählen',
    figure: 'Soll sich ändern',
    url: 'Adresse der Seite',
    note: 'Notiz',
    save: 'Speichern',
    remove: 'Entfernen',
    saved: 'Notiert',
    removed: 'Entfernt',
    noTags: 'Zuerst die Prompts taggen: Eine Maßnahme behält die Prompts, die jetzt diesen Tag haben.',
  },
  prompt: 'Was für diesen Prompt getan wurde',
};
