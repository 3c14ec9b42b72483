/** The words of the overview, in German. */
import type { Texts } from '../english/index.ts';
import { choosePlural, formatCount, formatQuantity } from '../format.ts';

export const OVERVIEW: Texts['overview'] = {
  figures: 'Kennzahlen',
  noAnswers: 'Keine Antworten in diesem Zeitraum',
  neverNamed: 'Die Marke wurde nicht genannt',
  nothingSaid: 'Nichts Gutes oder Schlechtes wurde über sie gesagt',
  noneBefore: 'Kein Vergleich möglich',
  points: (change) => `${change} Pkt.`,
  up: { depth: 'tiefer', sentiment: 'wärmer' },
  down: { depth: 'weiter oben', sentiment: 'kühler' },
  sample: (count) => `n ${count}`,
  tiles: {
    visibility: {
      name: 'Sichtbarkeit',
      definition: 'Anteil der Antworten, die die Marke nennen oder ihre Website zitieren.',
      hits: 'Sichtbare Antworten',
    },
    mentionRate: {
      name: 'Nennungsrate',
      definition: 'Anteil der Antworten, die die Marke im Text nennen.',
      hits: 'Antworten, die die Marke nennen',
    },
    citationRate: {
      name: 'Zitierrate',
      definition: 'Anteil der Antworten, die die Website der Marke als Quelle zitieren.',
      hits: 'Antworten, die die Website zitieren',
    },
    coverage: {
      name: 'Prompt-Abdeckung',
      definition: 'Anteil der Prompts mit mindestens einer sichtbaren Antwort.',
      hits: 'Prompts mit sichtbarer Antwort',
    },
    depth: {
      name: 'Tiefe',
      definition:
        'Wie tief in einer Antwort die Marke im Schnitt zuerst genannt wird: 0 ist ganz oben, 100 das Ende. Weniger ist besser. Es ist keine Rangfolge.',
    },
    sentiment: {
      name: 'Stimmung',
      definition:
        'Wie freundlich Antworten, die etwas über die Marke sagen, im Schnitt über sie sprechen: 50 ist neutral, 100 ganz positiv.',
    },
  },
  few: {
    word: 'wenige Antworten',
    of: (hits, total) => `${hits} von ${total}`,
    answers: (count) =>
      `Das beruht auf nur ${formatQuantity(count, 'Antwort', 'Antworten')}: Schon der Zufall kann es weit verschieben. Erst ab etwa 30 wird es aussagekräftig.`,
    prompts: (count) =>
      `Das beruht auf nur ${formatQuantity(count, 'Prompt', 'Prompts')}: Eine einzige Frage kann den Ausschlag geben.`,
  },
  firstDays: {
    title: (day, days) => (days === 1 ? `Was der erste Tag zeigt: ${day}` : `Was die ersten Tage zeigen, seit ${day}`),
    note: 'Anzahlen der Antworten bis jetzt: zu wenige Tage für eine Linie',
    collecting: 'Was gesammelt wird',
    asked: (prompts, engines) => `${formatQuantity(prompts, 'Prompt wird', 'Prompts werden')} gestellt an: ${engines}.`,
    soFar: (answers, days) =>
      `Bis jetzt ${formatQuantity(answers, 'Antwort', 'Antworten')}, an ${formatQuantity(days, 'Tag', 'Tagen')}.`,
    holds: 'Wann die ersten Zahlen gelten',
    answersToGo: (answers, days) =>
      `Ab 30 Antworten steht eine Rate mit ihrem Intervall da: Es fehlen ${formatCount(answers)}, bei diesem Tempo etwa ${formatQuantity(days, 'weiterer Tag', 'weitere Tage')}. Bis dahin stehen hier Anzahlen.`,
    promptsToGo: (prompts) =>
      `Fügen Sie mindestens ${formatQuantity(prompts, 'Prompt', 'Prompts')} hinzu: Unter 5 lässt sich nichts über die Prompts hinaus sagen, so oft sie auch gestellt werden.`,
    enough: 'Die Zahlen unten gelten schon, jede mit ihrem Intervall: Es gibt genug Antworten und Prompts.',
    change:
      'Eine Veränderung braucht ebenso viele Antworten im Zeitraum davor. Nach etwa zwei Wochen lässt sich die zweite mit der ersten vergleichen.',
    read: 'Antworten zum Lesen',
    readAll: 'Alle Antworten lesen',
    answer: (engine, prompt) => `${engine}: ${prompt}`,
    named: (named, total) =>
      `${formatCount(named)} von ${formatQuantity(total, 'Antwort nennt', 'Antworten nennen')} Sie.`,
    byEngine: 'Welche KI-Dienste Sie nannten',
    namedIn: (named, total) =>
      `nannte Sie in ${formatCount(named)} von ${formatQuantity(total, 'Antwort', 'Antworten')}`,
    silent: 'hat noch keine Antwort gegeben',
    ownName: 'Prompts, in denen Ihr Name steht',
    noOwnName: 'Keine: Wer Sie nannte, kam von selbst auf Sie.',
    ownNameNote: (answers, named, rest) =>
      `${formatQuantity(answers, 'Antwort gilt', 'Antworten gelten')} einem Prompt, der Ihren Namen enthält, und solche Antworten wiederholen ihn fast immer. Ohne sie werden Sie in ${formatCount(named)} von ${formatQuantity(rest, 'Antwort', 'Antworten')} genannt.`,
    tomorrow: 'Wie es weitergeht',
    next: (moment) => `Dieselben Prompts werden wieder gestellt: ${moment}.`,
    byHand: 'Dieses Projekt wird von Hand abgefragt: Wählen Sie an einem anderen Tag „Jetzt abfragen“.',
    later: 'Ab dem dritten Tag steht hier eine Linie über die Zeit.',
  },
  lines: {
    rate: 'Anteil',
    answers: 'Ausgewertete Antworten',
    prompts: 'Gestellte Prompts',
    before: 'Zeitraum davor',
    beforeOf: (rate, count) => `${rate} von ${count}`,
    change: 'Veränderung',
    changeVerdict: (change, verdict) => `${change}, ${verdict}`,
    changeBrand: 'Intervall der Veränderung für die Marke',
    changeRepeat: 'Intervall der Veränderung bei Wiederholung',
    mean: 'Mittelwert',
    pointsSpan: (low, high) => `${low} bis ${high} Pkt.`,
    namedAnswers: 'Antworten, die die Marke nennen',
    opinions: 'Antworten, die etwas über sie sagen',
  },
  behind: (count) => choosePlural(count, 'Die eine Antwort ansehen', `Die ${formatCount(count)} Antworten ansehen`),
  mix: {
    surfaces: 'Antworten mehrerer Oberflächen sind zusammengezählt:',
    only: (surface) => `Nur ${surface}`,
    prompts: (branded, answers) => `Antworten auf Prompts, die die Marke nennen: ${branded} von ${answers}.`,
    without: 'sie weglassen',
    alone: 'nur sie zeigen',
  },
  rateChart: {
    title: 'Wie oft ist die Marke sichtbar?',
    note: 'Anteil der Antworten; das Band ist das Intervall der Sichtbarkeit bei Wiederholung: dieselben Prompts noch einmal gestellt',
    grain: 'Gruppieren nach',
    day: 'Tag',
    week: 'Woche',
  },
  answersChart: { title: 'Wie viele Antworten wurden gesammelt?' },
  engineLines: {
    title: 'Welcher der gewählten KI-Dienste zeigt die Marke?',
    note: 'Anteil der Antworten jedes KI-Dienstes, in denen die Marke genannt oder zitiert wird',
    pair: (prompts, { one, other, points, verdict }) =>
      `Über ${formatQuantity(prompts, 'Prompt, den', 'Prompts, die')} beide beantwortet haben: ${one}, ${other}; ${points}, ${verdict}`,
    leftOut: (prompts) =>
      `${formatQuantity(prompts, 'Prompt', 'Prompts')} ausgelassen, die nur einer der beiden beantwortet hat`,
    nothingShared: (one, other) => `${one} und ${other} haben keinen Prompt gemeinsam beantwortet`,
  },
  engines: {
    title: 'Bei welchen KI-Diensten ist die Marke sichtbar?',
    note: 'Einen KI-Dienst wählen, um alle Zahlen danach zu filtern',
    engine: 'KI-Dienst',
    visibility: 'Sichtbarkeit, %',
    mention: 'Nennungsrate, %',
    citation: 'Zitierrate, %',
    sample: 'n',
    noEngines: 'Dieses Projekt fragt noch keinen KI-Dienst.',
    failed: 'Die Zahlen dieses KI-Dienstes konnten nicht geladen werden',
  },
  versus: {
    title: 'Wie steht die Marke im Vergleich zu Wettbewerbern da?',
    note: 'Sichtbarkeit: Anteil der Antworten, die eine Marke nennen oder zitieren',
    shareTitle: 'Wie groß ist wessen Stimmanteil?',
    shareNote: 'Anteil an allen Nennungen beobachteter Marken, %',
    more: 'Alle Wettbewerber',
  },
  changes: {
    title: 'Was hat sich geändert?',
    note: 'Sichtbarkeit gegenüber dem Zeitraum davor; nur Veränderungen jenseits des Rauschens',
    none: 'Nichts hat sich jenseits des Rauschens bewegt.',
    engine: (name) => `Sichtbarkeit bei ${name}`,
    competitor: (name) => `Sichtbarkeit von ${name}`,
  },
  next: {
    title: 'Was ist als Nächstes zu tun?',
    note: 'Die offenen Aufgaben mit der höchsten Priorität',
    none: 'Keine offene Aufgabe. Neue werden gefunden, während Antworten hereinkommen.',
  },
  empty: {
    title: (range) => `Keine Antworten, ${range}`,
    why: {
      clear: 'Vielleicht verbergen die Filter sie: Keine Antwort passt auf alle.',
      ask: 'Es gibt noch nichts zu fragen. Fügen Sie die Fragen hinzu, die Käufer stellen, und starten Sie einen Durchlauf.',
      run: 'Sobald die KI-Dienste gefragt wurden, steht hier, wie oft ihre Antworten die Marke nennen oder zitieren.',
      widen: 'Damals wurde nichts gefragt. In den letzten 90 Tagen kann es Antworten geben.',
    },
    clear: 'Filter zurücksetzen',
    widen: '90 Tage zeigen',
  },
};
