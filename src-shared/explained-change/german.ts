/** What an explained change says, in German. */
import type { ChangeWords } from './english.ts';

export const CHANGE_GERMAN: ChangeWords = {
  verdicts: {
    real: 'echt',
    on_these_prompts: 'bei diesen Prompts',
    within_noise: 'im Rauschen',
    too_few_answers: 'zu wenige Antworten für ein Urteil',
  },
  points: (amount) => `${amount} Punkte`,
  places: (amount) => `${amount} Plätze`,
  none: 'Es gibt keine Veränderung zu erklären.',
  head: (amount, verdict) => `${amount}, ${verdict}.`,
  engine: (name, way, { prompts, of }) => `${name} ${way}, bei ${prompts} von ${of} Prompts`,
  prompts: (way, { prompts, of }) => `${prompts} von ${of} Prompts: zusammen ${way}`,
  tag: (name, way, { prompts, of }) => `Prompts mit dem Tag „${name}“: ${way}, bei ${prompts} von ${of}`,
  language: (name, way, { prompts, of }) => `Prompts auf ${name}: ${way}, bei ${prompts} von ${of}`,
  asked: (amount) =>
    `${amount} davon kommen von dem, was gefragt wurde: andere Fragen und KI-Dienste oder andere Anzahlen davon`,
  everywhere: ({ prompts, of }) =>
    `kein Teil sticht hervor; ${prompts} von ${of} Prompts veränderten sich in diese Richtung`,
  noise: 'kein Teil ragt aus dem Rauschen heraus',
  days: (amount) =>
    `Allerdings steigen und fallen hier alle Antworten eines Tages gemeinsam, um etwa ${amount}: Eine so große Veränderung kommt und geht auch von selbst.`,
  lost: (amount) => `${amount} davon verloren`,
  gained: (amount) => `${amount} davon gewonnen`,
  gave: (amount) => `${amount} davon`,
  rivalCame: (name, { prompts, of }) => `bei ${prompts} dieser ${of} steht stattdessen ${name}`,
  rivalWent: (name, { prompts, of }) => `bei ${prompts} dieser ${of} machte ${name} Platz`,
  rates: (before, now) => ` (vorher in ${before} der Antworten, jetzt in ${now})`,
  sources: {
    gone: (url) => `die Seite ${url} wird nicht mehr zitiert`,
    rarer: (url) => `die Seite ${url} wird seltener zitiert`,
    new: (url) => `die Seite ${url} wird neu zitiert`,
    more: (url) => `die Seite ${url} wird häufiger zitiert`,
  },
};
