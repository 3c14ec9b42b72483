/** Die Wörter darüber, was Kennzahlen zählen: ausgelassene Fragen mit Grund, und was einen Zeitraum ungleichmäßig macht. */
import type { Texts } from '../english/index.ts';
import { formatCount, formatQuantity } from '../format.ts';

const days = (count: number) => formatQuantity(count, 'Tag', 'Tagen');

export const COVERAGE: Texts['coverage'] = {
  label: 'Was diese Kennzahlen zählen',
  counted: (counted, asked) => `${formatCount(counted)} von ${formatQuantity(asked, 'Frage', 'Fragen')} gezählt`,
  more: (count) => `${formatCount(count)} weitere`,
  now: 'Dieser Zeitraum',
  before: 'Der Zeitraum davor',
  asked: 'Gefragt',
  answers: 'Gezählt: Antworten',
  underWay: 'Wird noch gefragt',
  archived: (prompts, archived) =>
    `${formatQuantity(prompts, 'Prompt', 'Prompts')} gezählt, davon ${formatCount(archived)} archiviert`,
  sides: {
    label: 'Beide Seiten enthalten nicht dasselbe',
    prompts: (both, now, then) =>
      `${formatQuantity(both, 'Prompt', 'Prompts')} auf beiden, ${formatCount(now)} nur jetzt, ${formatCount(then)} nur damals`,
    onlyNow: (names) => `${names} nur jetzt`,
    onlyThen: (names) => `${names} nur damals`,
  },
  facts: {
    engineMissing: (engine, missing, of) => `${engine} fehlt an ${missing} von ${days(of)}`,
    engineCame: (engine, date) => `${engine} seit ${date} dabei`,
    engineLeft: (engine, date) =>
      date === null ? `${engine} nicht mehr dabei` : `${engine} nach ${date} nicht mehr dabei`,
    modelChanged: (engine, from, to, date) => `${engine}: ${to} statt ${from} seit ${date}`,
    otherBoundaries: (count, since, until) =>
      `${formatQuantity(count, 'Antwort', 'Antworten')} vom ${since} bis ${until} nach anderen Wortgrenzen ausgewertet`,
    capped: (count, questions) =>
      `Eine Kostengrenze hielt an ${days(count)} ${formatQuantity(questions, 'Frage', 'Fragen')} zurück`,
    noAnswers: (empty, of) => `Keine Antworten an ${empty} von ${days(of)}`,
    promptsCame: (count) => `${formatQuantity(count, 'Prompt', 'Prompts')} hinzugekommen`,
    promptsLeft: (count) => `${formatQuantity(count, 'Prompt', 'Prompts')} nicht mehr gefragt`,
  },
};
