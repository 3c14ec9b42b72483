/** What the rules of the category reputation say, in German. Sentiments are from 0 to 100. */
import type { Aspect } from '#shared/vocabulary/opinions.ts';
import type { Surroundings } from '../../facts/surroundings.ts';
import type { TaskWords } from '../english/index.ts';
import {
  choosePlural,
  toAnswersText,
  toCountedText,
  toCountText,
  toDecimalText,
  toListText,
  toNumberText,
  toQuote,
} from './figures.ts';
import { listSteps, toFirstQuestions } from './steps.ts';

const toFeltPromptText: TaskWords['reputation']['lowSentiment']['item'] = ({ text, sentiment, opinions }) =>
  `${text} (Stimmung ${toNumberText(sentiment)} in ${toAnswersText(opinions)})`;

const ASPECTS: Readonly<Record<Aspect, string>> = {
  price: 'Preis',
  support: 'Kundendienst',
  ease: 'Bedienung',
  reliability: 'Zuverlässigkeit',
  features: 'Funktionsumfang',
};

function toBlamedText(blamed: Surroundings['blamed']): string {
  return toListText(blamed.slice(0, 2).map(({ aspect }) => ASPECTS[aspect]));
}

function toBlameSentence(blamed: Surroundings['blamed']): string {
  if (blamed.length === 0) return '';
  return ` Am häufigsten bemängelt: ${toCountedText(blamed.map(({ aspect, answers }) => ({ name: ASPECTS[aspect], answers })))}.`;
}

function toStepOfSources({ sites }: Surroundings): string {
  return sites.length === 0
    ? 'Lassen Sie falsche und veraltete Aussagen richtigstellen, wo sie stehen.'
    : `Lassen Sie falsche und veraltete Aussagen auf den Websites richtigstellen, die diese Antworten zitieren: ${toCountedText(sites)}.`;
}

export const REPUTATION: TaskWords['reputation'] = {
  lowSentiment: {
    task: ({ name, count, mean, lower, upper }, around) => {
      const blamed = toBlamedText(around.blamed);
      return {
        title: blamed === '' ? `Antworten sprechen schlecht über ${name}` : `Kritik an ${name}, vor allem: ${blamed}`,
        description: `In den Antworten, die etwas über ${name} sagen, überwiegt insgesamt das Negative.${toBlameSentence(around.blamed)}${around.prompts.length === 0 ? '' : ` Am häufigsten steht es in Antworten auf ${toFirstQuestions(around.prompts, 2)}.`}`,
        steps: listSteps(
          'Lesen Sie die Sätze unten und schreiben Sie jeden Kritikpunkt einmal auf.',
          'Ordnen Sie sie: falsch, veraltet, richtig.',
          toStepOfSources(around),
          blamed === ''
            ? 'Beheben Sie, was zutrifft, und sagen Sie öffentlich, dass es behoben ist.'
            : `Beheben Sie, was zutrifft (${blamed}), und sagen Sie öffentlich und mit Datum, dass es behoben ist.`,
        ),
        summary: `Stimmung ${toNumberText(mean)} von 100 aus ${toAnswersText(count)}, die etwas über die Marke sagen; 50 ist neutral.`,
        metrics: [
          { label: 'Stimmung (0–100)', value: toDecimalText(mean) },
          { label: 'Intervall für die Marke', value: `${toDecimalText(lower)} bis ${toDecimalText(upper)}` },
          { label: 'Antworten mit einer Meinung', value: toNumberText(count) },
        ],
      };
    },
    item: toFeltPromptText,
  },
  sentimentFell: {
    task: ({ name, now, before }, { blamed, prompts, sites }) => ({
      title: `Der Ton über ${name} ist schlechter geworden: ${toNumberText(now.mean)} nach ${toNumberText(before.mean)}`,
      description: `Antworten der letzten dreißig Tage sprechen weniger günstig über ${name} als die der dreißig Tage davor. Der Unterschied ist größer, als sich durch Zufall erklären lässt.${toBlameSentence(blamed)}`,
      steps: listSteps(
        prompts.length === 0
          ? 'Lesen Sie die Antworten unten, die unfreundlichsten zuerst, und suchen Sie ein Thema, das vorher nicht vorkam.'
          : `Lesen Sie die unfreundlichsten Antworten auf ${toFirstQuestions(prompts, 2)} und suchen Sie ein Thema, das vorher nicht vorkam.`,
        sites.length === 0
          ? 'Gehen Sie den Zitaten nach: Häufig ist ein neuer Artikel, eine Bewertung oder eine Diskussion die Ursache.'
          : `Suchen Sie auf den zitierten Websites nach einem neuen Artikel, einer Bewertung oder einer Diskussion: ${toCountedText(sites)}.`,
        'Antworten Sie dort, wo es steht, mit Fakten und einem Datum.',
      ),
      summary: `Die Stimmung ist von ${toNumberText(before.mean)} auf ${toNumberText(now.mean)} von 100 gefallen.`,
      metrics: [
        { label: 'Letzte 30 Tage', value: `${toDecimalText(now.mean)} in ${toAnswersText(now.count)}` },
        { label: '30 Tage davor', value: `${toDecimalText(before.mean)} in ${toAnswersText(before.count)}` },
      ],
    }),
    item: (name) => `Die unfreundlichsten Antworten über ${name}`,
  },
  negativePrompts: {
    task: ({ name, prompts, least, limit, worst }, { blamed, sites }) => {
      const isOne = prompts === 1;
      const aspects = toBlamedText(blamed);
      return {
        title: `Richtigstellen, was Antworten auf ${toQuote(worst.text, 50)} über ${name} sagen`,
        description: `Die Antworten auf ${isOne ? 'diese Frage' : `${toNumberText(prompts)} Fragen, diese zuerst,`} nennen ${name} und sprechen meist ungünstig darüber.${toBlameSentence(blamed)}`,
        steps: listSteps(
          `Lesen Sie die Sätze unten und finden Sie die Aussage, die immer wiederkehrt${aspects === '' ? '' : `, vor allem zu ${aspects}`}.`,
          sites.length === 0
            ? 'Finden Sie die Seite, von der sie stammt.'
            : `Finden Sie die Seite, von der sie stammt. Diese Antworten zitieren ${toCountedText(sites)}.`,
          'Veröffentlichen Sie die andere Seite dort, wo KI-Dienste nachsehen: auf der eigenen Website und da, wo die Aussage steht.',
        ),
        summary: `${toCountText(prompts, 'Prompt', 'Prompts')} mit mindestens ${toCountText(least, 'Meinung', 'Meinungen')} und einer Stimmung unter ${toNumberText(limit)} von 100.`,
        metrics: [
          { label: choosePlural(prompts, 'Prompt', 'Prompts'), value: toNumberText(prompts) },
          { label: 'Niedrigste Stimmung (0–100)', value: toDecimalText(worst.sentiment) },
        ],
      };
    },
    item: toFeltPromptText,
  },
};
