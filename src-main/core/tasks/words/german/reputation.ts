/** What the rules of the category reputation say, in German. Sentiments are from 0 to 100. */
import type { TaskWords } from '../english/index.ts';
import { choosePlural, toAnswersText, toCountText, toDecimalText, toNumberText } from './figures.ts';

const toFeltPromptText: TaskWords['reputation']['lowSentiment']['item'] = ({ text, sentiment, opinions }) =>
  `${text} (Stimmung ${toNumberText(sentiment)} in ${toAnswersText(opinions)})`;

export const REPUTATION: TaskWords['reputation'] = {
  lowSentiment: {
    task: ({ name, count, mean, lower, upper }) => ({
      title: `Antworten sprechen schlecht über ${name}`,
      description: `In den Antworten, die etwas über ${name} sagen, überwiegt insgesamt das Negative. Der Ton wird mit Wortlisten gemessen: Lesen Sie die Antworten, bevor Sie handeln.`,
      steps: [
        'Lesen Sie die Antworten unten und schreiben Sie jeden Kritikpunkt einmal auf.',
        'Ordnen Sie sie: falsch, veraltet, richtig.',
        'Lassen Sie falsche und veraltete Aussagen auf den Seiten richtigstellen, die die Antworten zitieren.',
        'Beheben Sie, was zutrifft, und sagen Sie öffentlich, dass es behoben ist.',
      ],
      summary: `Stimmung ${toNumberText(mean)} von 100 aus ${toCountText(count, 'Antwort', 'Antworten')}, die etwas über die Marke sagen; 50 ist neutral.`,
      metrics: [
        { label: 'Stimmung (0–100)', value: toDecimalText(mean) },
        { label: 'Intervall für die Marke', value: `${toDecimalText(lower)} bis ${toDecimalText(upper)}` },
        { label: 'Antworten mit einer Meinung', value: toNumberText(count) },
      ],
    }),
    item: toFeltPromptText,
  },
  sentimentFell: {
    task: ({ name, now, before }) => ({
      title: `Der Ton über ${name} ist schlechter geworden`,
      description: `Antworten der letzten dreißig Tage sprechen weniger freundlich über ${name} als die der dreißig Tage davor. Der Unterschied ist größer, als sich durch Zufall erklären lässt.`,
      steps: [
        'Lesen Sie die Antworten unten, die unfreundlichsten zuerst, und suchen Sie nach einem Thema, das es vorher nicht gab.',
        'Folgen Sie ihren Zitaten: Ein neuer Artikel, ein Test oder eine Diskussion ist oft die Ursache.',
        'Antworten Sie dort, wo es steht, mit Fakten und einem Datum.',
      ],
      summary: `Die Stimmung ist von ${toNumberText(before.mean)} auf ${toNumberText(now.mean)} von 100 gefallen.`,
      metrics: [
        { label: 'Letzte 30 Tage', value: `${toDecimalText(now.mean)} in ${toAnswersText(now.count)}` },
        { label: '30 Tage davor', value: `${toDecimalText(before.mean)} in ${toAnswersText(before.count)}` },
      ],
    }),
    item: (name) => `Die unfreundlichsten Antworten über ${name}`,
  },
  negativePrompts: {
    task: ({ name, prompts, least, limit, lowest }) => {
      const count = toCountText(prompts, 'Prompt', 'Prompts');
      return {
        title: `${count} mit einem negativen Bild von ${name}`,
        description: `Die Antworten auf ${choosePlural(prompts, 'diesen Prompt', 'diese Prompts')} nennen ${name} und sprechen meist ungünstig darüber.`,
        steps: [
          'Öffnen Sie jeden Prompt und lesen Sie die unfreundlichsten Antworten.',
          'Finden Sie die Aussage, die immer wiederkehrt, und die Seite, von der sie stammt.',
          'Veröffentlichen Sie die andere Seite dort, wo KI-Dienste nachsehen: auf der eigenen Website und da, wo die Aussage steht.',
        ],
        summary: `${count} mit mindestens ${toCountText(least, 'Meinung', 'Meinungen')} und einer Stimmung unter ${toNumberText(limit)} von 100.`,
        metrics: [
          { label: 'Prompts', value: toNumberText(prompts) },
          { label: 'Niedrigste Stimmung (0–100)', value: toDecimalText(lowest) },
        ],
      };
    },
    item: toFeltPromptText,
  },
};
