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
  reasons: {
    not_shown: 'Die Oberfläche zeigte nichts',
    timeout: 'Keine Antwort in der Zeit',
    network: 'Verbindung fehlgeschlagen',
    offline: 'Dieser Rechner war offline',
    overloaded: 'Die Suchmaschine war überlastet',
    rate_limit: 'Die Suchmaschine bat um weniger Abfragen',
    search_error: 'Die Websuche der Suchmaschine schlug fehl',
    schema_drift: 'Die Antwort war nicht lesbar',
    bad_request: 'Die Suchmaschine lehnte die Frage ab',
    no_key: 'Kein Schlüssel für die Suchmaschine',
    auth: 'Der Schlüssel wurde abgelehnt',
    quota: 'Das Konto war leer',
    cap: 'Eine Monatsgrenze war erreicht',
    cancelled: 'Abgebrochen, bevor gefragt wurde',
    waiting: 'Wartet auf Sie',
  },
  facts: {
    engineMissing: (engine, missing, of) => `${engine} fehlt an ${missing} von ${days(of)}`,
    engineCame: (engine, date) => `${engine} seit ${date} dabei`,
    engineLeft: (engine, date) =>
      date === null ? `${engine} nicht mehr dabei` : `${engine} nach ${date} nicht mehr dabei`,
    capped: (count, questions) =>
      `Eine Kostengrenze hielt an ${days(count)} ${formatQuantity(questions, 'Frage', 'Fragen')} zurück`,
    noAnswers: (empty, of) => `Keine Antworten an ${empty} von ${days(of)}`,
    promptsCame: (count) => `${formatQuantity(count, 'Prompt', 'Prompts')} hinzugekommen`,
    promptsLeft: (count) => `${formatQuantity(count, 'Prompt', 'Prompts')} nicht mehr gefragt`,
  },
};
