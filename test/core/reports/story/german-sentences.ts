/** What a summary may say in German, and in no other words. A space before `%` does not break. */
import type { Sentences } from './read-sentence.ts';

export const GERMAN_SENTENCES: Sentences = {
  decimal: ',',
  ways: { 'mehr als': 'more', 'weniger als': 'less' },
  found: {
    'eine echte Änderung': 'real',
    'Diese Fragen werden jetzt anders beantwortet; ob auch andere ihrer Art, zeigt das nicht': 'on_these_prompts',
  },
  verdicts: {
    echt: 'real',
    'bei diesen Prompts': 'on_these_prompts',
    'im Rauschen': 'within_noise',
    'zu wenige Antworten': 'too_few_answers',
  },
  engine: /([A-Z]\w+) \(([+−][\d,]+) Punkte\)/g,
  titles: (titles) => titles.map((title) => `„${title.replaceAll('„', '‚').replaceAll('“', '‘')}“`).join(' und '),
  cause: {
    any: /davon|Kein Teil sticht hervor|der Antworten, jetzt|zitiert|stattdessen|machte/,
    points: /(?<points>[\d,]+) davon (?:verloren|gewonnen)/,
    rival:
      /[Bb]ei (?:(?<came>\d+) dieser \d+ steht stattdessen (?<cameName>\w+)|(?<went>\d+) dieser \d+ machte (?<wentName>\w+) Platz)/,
  },
  patterns: {
    few: /^Brimlane ist in (?<hits>\d+) von (?<answers>\d+) Antworten sichtbar: zu wenige Antworten für ein Urteil\.$/,
    found:
      /^Brimlane ist in (?<rate>[\d,]+)\u00a0% von (?<answers>\d+) Antworten sichtbar, (?<amount>[\d,]+) Punkte (?<way>mehr als|weniger als) zuvor \((?<before>[\d,]+)\u00a0%\): (?<verdict>.+)\.$/,
    noise:
      /^Brimlane ist in (?<rate>[\d,]+)\u00a0% von (?<answers>\d+) Antworten sichtbar\. Der Unterschied von (?<change>[+−]?[\d,]+) Punkten zu vorher \((?<before>[\d,]+)\u00a0%\) liegt im Rauschen: weder ein Anstieg noch ein Rückgang\.$/,
    named:
      /^Genannt wird die Marke in (?<named>[\d,]+)\u00a0% der Antworten \((?<namedChange>[+−]?[\d,]+) Punkte, (?<namedVerdict>[\p{L} ]+)\), ihre eigene Website zitiert in (?<cited>[\d,]+)\u00a0% \((?<citedChange>[+−]?[\d,]+) Punkte, (?<citedVerdict>[\p{L} ]+)\)\.$/u,
    engines: /^KI-Dienste mit einer Änderung über den Zufall hinaus: (?<list>.+)\.$/,
    no_engine: /^Bei keinem KI-Dienst gab es eine Änderung über den Zufall hinaus\.$/,
    place:
      /^Von (?<count>\d) verglichenen Marken kommt (?<first>\w+) am häufigsten vor \((?<firstRate>[\d,]+)\u00a0%\)(?:, vor (?<next>\w+) \((?<nextRate>[\d,]+)\u00a0%\)|; Brimlane steht auf Platz (?<place>\d) \((?<ownRate>[\d,]+)\u00a0%\))\.(?<overlap> Ihre Intervalle überschneiden sich\.)?$/,
    rival:
      /^Unter den Wettbewerbern änderte sich (?<name>\w+) am stärksten über den Zufall hinaus \((?<points>[+−][\d,]+) Punkte\)\.$/,
    questions:
      /^Von (?<judged>\d+) Fragen?, die sich beurteilen (?:lassen|lässt), (?:(?:wurde|wurden) (?<won>\d+) gewonnen und (?<lost>\d+) verloren, stärker als durch Zufall|wurde keine stärker als durch Zufall gewonnen oder verloren)\.$/,
    gaps: /^(?<answers>\d+) (?:Antworten zeigen|Antwort zeigt) einen Wettbewerber und nicht Brimlane; von den Websites, die (?:sie zitieren|sie zitiert), lohnt sich die Mühe am meisten bei (?<domain>\S+) \((?<cited>\d+) davon\)\.$/,
    next: /^Als Nächstes: (?<titles>.+)\.$/,
  },
};
