/** Die Wörter dafür, was von einem Dienst verlangt werden kann: Modelle, Denkaufwand, Suchen. */

import type { ROUTE_OPTIONS as ENGLISH } from '../english/route-options.ts';
import { formatQuantity } from '../format.ts';

export const ROUTE_OPTIONS: typeof ENGLISH = {
  maxSearches: 'Höchstens Suchen je Antwort',
  maxSearchesHint:
    'Jede Suche kostet, und was sie findet, wird gelesen und als Eingabe berechnet. Eine Kostengrenze hält den Preis so vieler zurück.',
  byItself: 'Automatisch',
  effort: 'Denkaufwand',
  effortHint: 'Denken wird als Ausgabe berechnet: hoch braucht etwa das Doppelte, niedrig ein Fünftel weniger.',
  efforts: {
    none: 'Keiner',
    minimal: 'Minimal',
    low: 'Niedrig',
    medium: 'Mittel',
    high: 'Hoch',
    xhigh: 'Sehr hoch',
    max: 'Höchster',
  },
  depth: 'Suchtiefe',
  depthHint: 'Wie viel vom Gefundenen gelesen wird: hoch kostet etwa die doppelte Eingabe, niedrig die halbe.',
  depths: { low: 'Niedrig', medium: 'Mittel', high: 'Hoch' },
  ownModel: {
    title: 'Was Sie über ein Modell wissen',
    note: 'Ein Modell, das im Katalog fehlt, oder ein anderer letzter Tag. Was leer bleibt, kommt aus dem Katalog.',
    model: 'Modell',
    retiresOn: 'Wird abgeschaltet am',
    instead: 'Stattdessen verwenden',
    context: 'Kontext, Token',
    remove: 'Entfernen',
    removed: 'Es gilt wieder der Katalog',
  },
  models: {
    asListed: 'Wie der Dienst sie aufzählt; auch ein anderer Name ist möglich',
    asKnown: (date) => `Nach dem Katalog vom ${date}; auch ein anderer Name ist möglich`,
    problems: {
      no_key: 'Mit einem Schlüssel zählt der Dienst seine Modelle auf; diese stehen im Katalog',
      refused: 'Der Dienst gibt seine Modelle nicht preis; diese stehen im Katalog',
      unreachable: 'Der Dienst ist nicht erreichbar; diese Modelle stehen im Katalog',
      unreadable: 'Die Liste des Dienstes ist nicht lesbar; diese Modelle stehen im Katalog',
    },
    unknown: 'Nicht im Katalog: Preis und letzter Tag sind nicht bekannt',
    noPrice: 'Preis nicht bekannt',
    notServed: 'nicht in der Liste des Dienstes',
    tokens: (input, output) => `${input} $ Eingabe, ${output} $ Ausgabe je Million Token`,
    aSearch: (price) => `${price} $ je Suche`,
    aQuestion: (price) => `${price} $ je Frage mit Suche`,
    aCall: (price) => `${price} $ je Abfrage`,
    from: (date, price) => `ab ${date}: ${price}`,
    context: (tokens) => `Kontext ${tokens}`,
    retires: (date, instead) => `wird am ${date} abgeschaltet${instead === null ? '' : `, danach ${instead}`}`,
    retired: (date, instead) => `wurde am ${date} abgeschaltet${instead === null ? '' : `: ${instead} wählen`}`,
    retiresSoon: (model, date, days) =>
      `${model} wird am ${date} abgeschaltet, in ${formatQuantity(days, 'Tag', 'Tagen')}.`,
    isRetired: (model, date) => `${model} wurde am ${date} abgeschaltet.`,
    take: (instead) => `Stattdessen ${instead} wählen: unten bei „Modell, Adresse und Tempo“.`,
    chooseAnother: 'Unten bei „Modell, Adresse und Tempo“ ein anderes Modell wählen.',
  },
};
