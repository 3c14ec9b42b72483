/** The sentences that a report makes from verdicts, in German. */
import type { StoryWords } from './story-english.ts';

const isOne = (count: number) => new Intl.PluralRules('de').select(count) === 'one';
const toCounted = (count: number, one: string, others: string) => `${count} ${isOne(count) ? one : others}`;
const WAYS = { more: 'mehr als', less: 'weniger als', same: 'wie' } as const;

export const STORY_GERMAN: StoryWords = {
  quoted: (text) => `„${text.replaceAll('„', '‚').replaceAll('“', '‘')}“`,
  and: (parts) => new Intl.ListFormat('de-DE', { type: 'conjunction' }).format(parts),
  fewAnswers: (brand, hits, answers) =>
    `${brand} ist in ${hits} von ${answers} sichtbar: zu wenige Antworten für ein Urteil.`,
  alone: (brand, rate, answers) => `${brand} ist in ${rate} von ${answers} sichtbar. Ein Vergleich ist nicht möglich.`,
  change: {
    real: (brand, rate, answers, amount, way, before) =>
      `${brand} ist in ${rate} von ${answers} sichtbar, ${amount} Punkte ${WAYS[way]} zuvor (${before}): eine echte Änderung.`,
    on_these_prompts: (brand, rate, answers, amount, way, before) =>
      `${brand} ist in ${rate} von ${answers} sichtbar, ${amount} Punkte ${WAYS[way]} zuvor (${before}): Diese Fragen werden jetzt anders beantwortet; ob auch andere ihrer Art, zeigt das nicht.`,
    within_noise: (brand, rate, answers, amount, _way, before) =>
      `${brand} ist in ${rate} von ${answers} sichtbar. Der Unterschied von ${amount} Punkten zu vorher (${before}) liegt im Rauschen: weder ein Anstieg noch ein Rückgang.`,
    too_few_answers: (brand, rate, answers, amount, _way, before) =>
      `${brand} ist in ${rate} von ${answers} sichtbar. Um den Unterschied von ${amount} Punkten zu vorher (${before}) zu beurteilen, sind es zu wenige Antworten.`,
  },
  namedAndCited: (named, namedChange, cited, citedChange) =>
    `Genannt wird die Marke in ${named} der Antworten${namedChange}, ihre eigene Website zitiert in ${cited}${citedChange}.`,
  withVerdict: (change, verdict) => ` (${change} Punkte, ${verdict})`,
  enginesChanged: (engines) => `KI-Dienste mit einer Änderung über den Zufall hinaus: ${engines}.`,
  noEngineChanged: 'Bei keinem KI-Dienst gab es eine Änderung über den Zufall hinaus.',
  withPoints: (name, change) => `${name} (${change} Punkte)`,
  firstOfBrands: (brand, rate, next, nextRate, brands) =>
    `Von ${brands} verglichenen Marken kommt ${brand} am häufigsten vor (${rate}), vor ${next} (${nextRate}).`,
  rankOfBrands: (brand, rate, place, first, firstRate, brands) =>
    `Von ${brands} verglichenen Marken kommt ${first} am häufigsten vor (${firstRate}); ${brand} steht auf Platz ${place} (${rate}).`,
  overlap: 'Ihre Intervalle überschneiden sich.',
  rivalChanged: (rival, change) =>
    `Unter den Wettbewerbern änderte sich ${rival} am stärksten über den Zufall hinaus (${change} Punkte).`,
  questions: (judged, won, lost) =>
    won + lost === 0
      ? `Von ${toCounted(judged, 'Frage', 'Fragen')}, die sich beurteilen ${isOne(judged) ? 'lässt' : 'lassen'}, wurde keine stärker als durch Zufall gewonnen oder verloren.`
      : `Von ${toCounted(judged, 'Frage', 'Fragen')}, die sich beurteilen ${isOne(judged) ? 'lässt' : 'lassen'}, ${isOne(won) ? 'wurde' : 'wurden'} ${won} gewonnen und ${lost} verloren, stärker als durch Zufall.`,
  gaps: (answers, count, brand, domain, cited) =>
    `${answers} ${isOne(count) ? 'zeigt' : 'zeigen'} einen Wettbewerber und nicht ${brand}; von den Websites, die sie ${isOne(count) ? 'zitiert' : 'zitieren'}, lohnt sich die Mühe am meisten bei ${domain} (${cited} davon).`,
  done: (name, date, change, verdict) =>
    `${name} vom ${date}: ${change} über das hinaus, was unberührte Fragen taten, ${verdict}.`,
  noEffect: (name, date) => `${name} vom ${date}: zu wenige Antworten oder Fragen, um die Wirkung zu beurteilen.`,
  finished: (count) => `${toCounted(count, 'Aufgabe wurde', 'Aufgaben wurden')} in diesem Zeitraum erledigt.`,
  next: (titles) => `Als Nächstes: ${titles}.`,
  points: (change) => `${change} Punkte`,
  outdated: 'Der Text darüber wurde für andere Zahlen geschrieben. Was die Zahlen dieses Berichts sagen:',
  messages: {
    sources: (pages, count) => `${pages} ${isOne(count) ? 'Seite wird' : 'Seiten werden'} in diesen Antworten zitiert.`,
    prompts: (prompts, count) =>
      `${prompts} ${isOne(count) ? 'Frage hat' : 'Fragen haben'} in diesem Zeitraum Antworten.`,
    missing: (count, brand) =>
      count === 0
        ? `Keine Frage wird häufiger mit einem Wettbewerber als mit ${brand} beantwortet.`
        : `${toCounted(count, 'Frage wird', 'Fragen werden')} häufiger mit einem Wettbewerber als mit ${brand} beantwortet.`,
    nothingOpen: 'Keine Aufgabe ist offen.',
    nextSteps: (count) => `${toCounted(count, 'Aufgabe lohnt', 'Aufgaben lohnen')} sich.`,
    attribution: (percent, total) =>
      `Über KI-Suche kamen ${percent} von ${toCounted(total, 'befragten Person', 'befragten Personen')}.`,
    noAttribution: 'In diesem Zeitraum wurde niemand gefragt, woher er kam.',
    answers: 'Diese Antworten sind unter den gezählten; jede lässt sich nachprüfen.',
    noGaps: 'Keine Antwort zeigt einen Wettbewerber ohne die Marke.',
    rival: (brand, rate, rival, rivalRate, verdict) =>
      `${brand} ist in ${rate} der Antworten sichtbar, ${rival} in ${rivalRate} (Unterschied: ${verdict}).`,
    rivalWins: (count, rival) =>
      `${rival} liegt bei ${toCounted(count, 'Frage', 'Fragen')} stärker als durch Zufall vorn.`,
    rivalLosses: (count, brand) =>
      `${brand} liegt bei ${toCounted(count, 'Frage', 'Fragen')} stärker als durch Zufall vorn.`,
    rivalSources: (count, rival, brand) =>
      count === 0
        ? `Keine Seite wird zitiert, wo ${rival} vorkommt und ${brand} nicht.`
        : `${toCounted(count, 'Seite wird', 'Seiten werden')} am häufigsten zitiert, wo ${rival} vorkommt und ${brand} nicht.`,
    rivalSentences: (rival) => `Was Antworten über ${rival} sagen.`,
    nothingSaid: (rival) => `Die Antworten dieses Zeitraums sagen weder Gutes noch Schlechtes über ${rival}.`,
    effectWaits: 'Seitdem ist noch kein ganzer Tag vergangen.',
    effectPrompts: (count) => `${toCounted(count, 'Frage wurde', 'Fragen wurden')} bearbeitet.`,
    effectAnswers: 'Antworten vorher und nachher.',
    noEffectAnswers: 'Keine Antwort zeigt den Unterschied.',
  },
};
