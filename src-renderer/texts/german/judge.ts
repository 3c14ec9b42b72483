/** The words about the judge, in German. */
import type { Texts } from '../english/index.ts';
import { formatQuantity } from '../format.ts';

export const JUDGE: Texts['judge'] = {
  title: 'Ein Modell liest Meinungen',
  note: 'Wortlisten schweigen, wo sie nicht sicher sind. Eines Ihrer Modelle kann diese Sätze lesen, oder alle. Solange es ausgeschaltet ist, wird nichts gesendet.',
  mode: 'Was es liest',
  modes: { off: 'Nichts (aus)', unsure: 'Nennungen, zu denen die Wortlisten schweigen', all: 'Jede Nennung' },
  brands: 'Wessen Nennungen',
  whose: { own: 'Eigene Marke', tracked: 'Eigene Marke und Wettbewerber' },
  route: 'Zugang',
  noKey: (label) => `${label} (kein Schlüssel)`,
  model: 'Modell',
  since: 'Antworten ab diesem Tag',
  cap: 'Grenze im Monat, US$',
  capHint: 'Ohne Angabe gelten nur die Kostengrenzen von Projekt und Konto.',
  forecast: (mentions, answers, expected, most) =>
    `${formatQuantity(mentions, 'Nennung', 'Nennungen')} in ${formatQuantity(answers, 'Antwort', 'Antworten')}: etwa ${expected}, höchstens ${most}.`,
  sampled: (count) => `Aus einer Stichprobe von ${formatQuantity(count, 'Antwort', 'Antworten')}.`,
  unpriced:
    'Für dieses Modell ist kein Preis bekannt: Gerechnet wird mit Preisen, die nur wenige Modelle überschreiten.',
  run: 'Jetzt lesen, was ansteht',
  state: 'Was es getan hat',
  standsStill: 'Es ruht',
  result: 'Ergebnis',
  count: 'Nennungen',
  verdicts: { positive: 'Positiv', neutral: 'Neutral', negative: 'Negativ', none: 'Keine Meinung' },
  misses: {
    missing: 'Kein Urteil: ausgelassen',
    false_quote: 'Kein Urteil: es zitierte, was die Antwort nicht sagt',
    contradictory: 'Kein Urteil: es widersprach sich',
    unreadable: 'Kein Urteil: seine Antwort ist nicht lesbar',
  },
  agreement: (share, span, count) =>
    `Es stimmt in ${share} (${span}) von ${formatQuantity(count, 'Nennung', 'Nennungen')}, die es zweimal beurteilte, mit sich überein. Das sagt nicht, ob es recht hat: Wo es irrt, ändern Sie das Urteil in der Antwort.`,
  spent: (spent) => `In diesem Monat ausgegeben: ${spent}.`,
  waiting: (count) => `Noch nicht angesehen: ${formatQuantity(count, 'Antwort', 'Antworten')}.`,
};
