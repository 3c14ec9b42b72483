/** What a report says in German. */
import { CHANGE_GERMAN } from '#shared/explained-change/german.ts';
import { FIGURE_WORDS_GERMAN } from '#shared/figure-words/german.ts';
import { METHOD_GERMAN } from '#shared/method/german.ts';
import { SCOPE_GERMAN } from '#shared/scope-note/german.ts';
import type { ReportWords } from './english.ts';

const toCounted = (count: number, one: string, others: string) =>
  `${count} ${new Intl.PluralRules('de').select(count) === 'one' ? one : others}`;
const days = (count: number) => toCounted(count, 'Tag', 'Tagen');
const questions = (count: number) => toCounted(count, 'Frage', 'Fragen');

export const GERMAN: ReportWords = {
  period: 'Zeitraum',
  comparedWith: (range) => `verglichen mit ${range}`,
  preparedFor: 'Erstellt für',
  preparedBy: 'Erstellt von',
  builtOn: 'Stand',
  madeWith: 'Erstellt mit Sightline',
  simulated: 'Diese Antworten sind simuliert. Die Zahlen sind ein Beispiel und sagen nichts über eine wirkliche Marke.',
  sees: {
    api: 'Gefragt wurde über die APIs der KI-Dienste. Antworten können von dem abweichen, was Menschen in den Apps sehen: Dort sind Modell, Erinnerung, Ort und Oberfläche andere.',
    serp: 'AI Overviews, AI Mode und Copilot wurden von der Suchseite selbst gelesen.',
    local: 'Antworten lokaler Modelle springen für KI-Dienste ein und zeigen nichts von dem, was Menschen sehen.',
  },
  imported: 'Einige dieser Antworten wurden von Hand hinzugefügt oder aus einer Datei gelesen.',
  noAnswers: 'In diesem Zeitraum gibt es keine Antworten.',
  answers: (count, value) => `${count} ${new Intl.PluralRules('de').select(value) === 'one' ? 'Antwort' : 'Antworten'}`,
  scope: {
    about: 'Zahlen für',
    ...SCOPE_GERMAN,
    mixedSurfaces: (surfaces) => `Antworten mehrerer Oberflächen sind zusammengezählt: ${surfaces}.`,
    mixedPrompts: (branded, answers) => `Antworten auf Fragen, die die Marke nennen: ${branded} von ${answers}.`,
  },
  uneven: {
    current: 'Nicht an jedem Tag dieses Zeitraums wurde gleich gefragt; die Zahlen sind mit Vorsicht zu vergleichen:',
    previous: 'Im Zeitraum davor:',
    engineMissing: (engine, missing, of) => `${engine} fehlt an ${missing} von ${days(of)}`,
    engineCame: (engine, date) => `${engine} wird seit dem ${date} gefragt`,
    modelChanged: (engine, from, to, date) => `${engine} antwortet seit ${date} mit ${to} statt mit ${from}`,
    engineLeft: (engine, date) =>
      date === null ? `${engine} wird nicht mehr gefragt` : `${engine} wurde nach dem ${date} nicht mehr gefragt`,
    otherBoundaries: (count, since, until) =>
      `${toCounted(count, 'Antwort', 'Antworten')} vom ${since} bis ${until} ${count === 1 ? 'wurde' : 'wurden'} nach anderen Wortgrenzen ausgewertet: Tiefe und Stimmung sind nicht ganz vergleichbar`,
    capped: (held, on) => `Eine Kostengrenze hielt an ${days(on)} ${questions(held)} zurück`,
    noAnswers: (empty, of) => `An ${empty} von ${days(of)} gibt es keine Antworten`,
    promptsCame: (count) => toCounted(count, 'Frage ist hinzugekommen', 'Fragen sind hinzugekommen'),
    promptsLeft: (count) => toCounted(count, 'Frage wird nicht mehr gestellt', 'Fragen werden nicht mehr gestellt'),
  },
  sides: {
    title: 'Die beiden Zeiträume enthalten nicht dasselbe:',
    prompts: (both, now, before) => `Fragen in beiden: ${both}, nur jetzt: ${now}, nur vorher: ${before}`,
    onlyNow: (names) => `nur jetzt: ${names}`,
    onlyBefore: (names) => `nur vorher: ${names}`,
  },
  explained: CHANGE_GERMAN,
  change: {
    title: 'Woher kommt die Veränderung der Sichtbarkeit?',
    largest: 'Was am meisten beitrug',
    points: 'Punkte',
    now: 'Jetzt',
    pairs: 'Antworten, die es zeigen',
    lost: (prompt, engine, before, now) => `„${prompt}“, ${engine}: am ${before} mit der Marke, am ${now} ohne sie.`,
    won: (prompt, engine, before, now) => `„${prompt}“, ${engine}: am ${before} ohne die Marke, am ${now} mit ihr.`,
    brandsIn: (names) => `Jetzt genannt: ${names}.`,
    brandsOut: (names) => `Nicht mehr genannt: ${names}.`,
    sourcesIn: (pages) => `Jetzt zitiert: ${pages}.`,
    sourcesOut: (pages) => `Nicht mehr zitiert: ${pages}.`,
  },
  sections: (brand) => ({
    key_figures: 'Kennzahlen',
    visibility: `Wie oft ist ${brand} sichtbar?`,
    engines: `Bei welchen KI-Diensten ist ${brand} sichtbar?`,
    competitors: 'Wer wird noch genannt?',
    sources: 'Welche Seiten zitieren die Antworten?',
    prompts: `Welche Fragen führen zu ${brand}?`,
    proof: 'Hat gewirkt, was getan wurde?',
    method: 'Methode und Definitionen',
  }),
  figures: {
    visibility: 'Sichtbarkeit',
    mention: 'Nennungsrate',
    citation: 'Zitierrate',
    coverage: 'Prompt-Abdeckung',
    position: 'Tiefe',
    sentiment: 'Stimmung',
  },
  definitions: {
    visibility: 'Anteil der Antworten, die die Marke nennen oder ihre eigene Website zitieren.',
    mention: 'Anteil der Antworten, die die Marke in ihrem Text nennen.',
    citation: 'Anteil der Antworten, die die eigene Website der Marke als Quelle zitieren.',
    coverage: 'Anteil der Fragen mit mindestens einer sichtbaren Antwort.',
    position:
      'Wie tief in einer Antwort die Marke zuerst genannt wird, im Mittel: 0 ist ganz oben, 100 das Ende. Niedriger ist besser. Es ist keine Rangliste.',
    sentiment:
      'Wie freundlich Antworten über die Marke sprechen, im Mittel über die, die etwas über sie sagen: 50 ist neutral, 100 ganz positiv.',
    share: 'Stimmanteil: Nennungen einer Marke an den Nennungen aller hier verglichenen Marken.',
  },
  sample: (count) => `n ${count}`,
  points: (change) => `${change} Pkt.`,
  figureWords: FIGURE_WORDS_GERMAN,
  few: {
    of: (hits, total) => `${hits} von ${total}`,
    why: (answers, prompts) =>
      `Diese Zahlen beruhen auf wenigen Antworten (${answers}, auf ${prompts}): Raten stehen als Anzahlen da, weil schon der Zufall sie weit verschieben kann.`,
  },
  nothingBefore: 'kein Vergleich möglich',
  proof: {
    name: 'Was getan wurde',
    after: 'Nachher',
    untouched: 'Unberührte Fragen, Änderung',
    effect: 'Wirkung',
    interval: '95-%-Intervall der Wirkung',
    none: 'Nichts von dem, was in diesem Zeitraum getan wurde, lässt sich schon beurteilen.',
    note: 'Wirkung: die Änderung der bearbeiteten Fragen (28 Tage vorher und nachher), soweit sie über die Änderung unberührter Fragen derselben KI-Dienste und Sprachen hinausgeht. Das ist kein kontrollierter Versuch: Etwas anderes kann diese bewegt haben und die übrigen nicht. Raten in Prozentpunkten.',
    figures: {
      responseVisibilityRate: 'Sichtbarkeit',
      mentionRate: 'Nennungsrate',
      citationRate: 'Zitatrate',
      visibilityRate: 'Abdeckung der Fragen',
      mentionOrder: 'Mittlerer Platz',
      position: 'Tiefe',
      sentiment: 'Stimmung',
    },
    verdicts: {
      real: 'echt',
      on_these_prompts: 'bei diesen Fragen',
      within_noise: 'im Rauschen',
      too_few_answers: 'zu wenige Antworten',
    },
  },
  columns: {
    figure: 'Kennzahl',
    value: 'Wert',
    before: 'Zuvor',
    change: 'Änderung, Pkt.',
    verdict: 'Urteil',
    hits: 'Gezählt',
    total: 'Von',
    date: 'Datum',
    answers: 'Antworten',
    visible: 'Sichtbar',
    visibility: 'Sichtbarkeit, %',
    brandInterval: 'Intervall für die Marke',
    repeatInterval: 'Intervall bei Wiederholung',
    changeBrand: 'Intervall der Änderung für die Marke',
    changeRepeat: 'Intervall der Änderung bei Wiederholung',
    mention: 'Genannt, %',
    citation: 'Zitiert, %',
    engine: 'KI-Dienst',
    brand: 'Marke',
    share: 'Stimmanteil, %',
    sentiment: 'Stimmung',
    page: 'Seite',
    type: 'Art',
    citations: 'Zitierende Antworten',
    prompts: 'Fragen',
    place: 'Mittlerer Platz',
    prompt: 'Frage',
    language: 'Sprache',
  },
  visibilityNote: {
    day: 'Anteil der Antworten je Tag; das Band ist das Intervall bei Wiederholung: dieselben Prompts noch einmal gestellt',
    week: 'Anteil der Antworten je Woche; das Band ist das Intervall bei Wiederholung: dieselben Prompts noch einmal gestellt',
  },
  chartSummary: (points, low, high) =>
    `Liniendiagramm der Sichtbarkeit zu ${points} Zeitpunkten, zwischen ${low} und ${high}.`,
  more: (shown, total) => `${shown} von ${total} werden gezeigt.`,
  sourceTypes: {
    ugc: 'Forum oder Community',
    editorial: 'Redaktionell',
    reference: 'Nachschlagewerk',
    institutional: 'Institution',
    corporate: 'Unternehmen',
    social: 'Soziales Netzwerk',
    video: 'Video',
    own: 'Eigene Website',
    competitor: 'Wettbewerber',
    other: 'Andere',
  },
  comparison:
    'Der Vergleichszeitraum ist ebenso lang und liegt unmittelbar davor, wenn kein anderer gewählt wurde; ein ganzer Monat wird mit dem ganzen Monat davor verglichen.',
  method: METHOD_GERMAN,
};
