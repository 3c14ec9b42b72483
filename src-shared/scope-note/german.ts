/** Which answers figures are about, in German. */
import type { ScopeWords } from './english.ts';

export const SCOPE_GERMAN: ScopeWords = {
  all: 'alle Antworten des Zeitraums',
  branded: 'Fragen, die die Marke nennen',
  unbranded: 'Fragen, die die Marke nicht nennen',
  tagged: (tags) => `Tag ${tags.join(' oder ')}`,
  surfaces: {
    api: 'API',
    serp: 'Suchseite',
    ui: 'App für Endkunden',
    local: 'lokales Modell',
    simulated: 'simuliert',
    import: 'von Hand ergänzt oder importiert',
  },
};
