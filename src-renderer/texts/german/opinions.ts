/** What answers say about brands, in German. */
import type { Texts } from '../english/index.ts';
import { formatCount, formatQuantity, formatRate } from '../format.ts';

export const OPINIONS: Texts['opinions'] = {
  classes: { positive: 'positiv', neutral: 'neutral', negative: 'negativ', none: 'nichts gesagt' },
  aspects: {
    price: 'Preis',
    support: 'Kundendienst',
    ease: 'Bedienung',
    reliability: 'Zuverlässigkeit',
    features: 'Funktionen',
  },
  loading: 'Meinungen werden geladen',
  shares: {
    title: 'Wie sprechen Antworten über die Marken?',
    note: 'Von den Antworten, die eine Marke nennen. Der Mittelwert gilt für die, die etwas über sie sagen: 0 bis 100, 50 ist neutral.',
    brand: 'Marke',
    bar: 'Anteile',
    mean: 'Stimmung',
    change: 'Veränderung',
    answers: 'n',
    segment: (name, share, range) =>
      range === '' ? `${name} ${formatRate(share)}` : `${name} ${formatRate(share)} (95 %: ${range})`,
    coverage: (share) => `In ${formatRate(share)} davon wird etwas gesagt`,
    overrides: (count) => `${formatCount(count)} von Hand entschieden`,
    few: 'Wenige Antworten: Schon durch Zufall könnten die Anteile andere sein.',
    unnamed: 'Keine Antwort nennt sie.',
  },
  aspectTable: {
    title: (brand) => `Was wird an ${brand} gelobt und bemängelt?`,
    note: 'Soweit Wortlisten es erkennen, in den Antworten, die die Marke nennen; eine Antwort kann beides tun. Eine Zahl führt zu ihren Sätzen.',
    aspect: 'Aspekt',
    praised: 'Gelobt in',
    blamed: 'Bemängelt in',
    none: 'Keine Antwort dieses Zeitraums sagt etwas über Preis, Kundendienst, Bedienung, Zuverlässigkeit oder Funktionen.',
    count: (count) => formatQuantity(count, 'Antwort', 'Antworten'),
    open: (count, aspect) => `${count}: Sätze über ${aspect} zeigen`,
  },
  sentences: {
    praised: (brand, aspect) => `${brand} gelobt: ${aspect}`,
    blamed: (brand, aspect) => `${brand} bemängelt: ${aspect}`,
    loading: 'Sätze werden geladen',
    none: 'Kein Satz kann gezeigt werden: Diese Antworten werden neu ausgewertet.',
    answer: 'Antwort öffnen',
    more: 'Weitere',
  },
  compare: { label: 'Vergleichen mit', nobody: 'keine andere Marke' },
  empty: {
    title: 'Noch niemand genannt',
    text: 'Was Antworten über die Marken sagen, steht hier, sobald eine Antwort dieses Zeitraums eine davon nennt.',
  },
};
