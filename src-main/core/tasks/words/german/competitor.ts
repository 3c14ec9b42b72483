/** What the rules of the category competitor say, in German. */
import type { TaskWords } from '../english/index.ts';
import { toAnswersText, toCountText, toNumberText, toPercentText, toSharePercentText } from './figures.ts';

export const COMPETITOR: TaskWords['competitor'] = {
  competitorOvertook: {
    task: ({ name, rival, now, before, rivalNow, rivalBefore }) => ({
      title: `${rival} hat ${name} überholt`,
      description: `In den dreißig Tagen davor wurde ${name} mindestens so oft genannt wie ${rival}. Jetzt wird ${rival} in denselben Antworten häufiger genannt; der Unterschied ist größer, als sich durch Zufall erklären lässt.`,
      steps: [
        `Öffnen Sie die Antworten unten, die ${rival} ohne ${name} nennen, und suchen Sie, was neu ist.`,
        `Suchen Sie unter „Quellen“ nach Seiten über ${rival}, die vorher nicht zitiert wurden.`,
        'Antworten Sie mit einer eigenen Tatsache zum selben Thema, nicht mit einer lauteren Behauptung.',
      ],
      summary: `${rival} wird in ${toPercentText(rivalNow)} der Antworten genannt, ${name} in ${toPercentText(now)}.`,
      metrics: [
        { label: `${rival}, letzte 30 Tage`, value: toPercentText(rivalNow) },
        { label: `${name}, letzte 30 Tage`, value: toPercentText(now) },
        { label: `${rival}, 30 Tage davor`, value: toPercentText(rivalBefore) },
        { label: `${name}, 30 Tage davor`, value: toPercentText(before) },
      ],
    }),
    item: (name, rival) => `Antworten, die ${rival} nennen und ${name} nicht`,
  },
  namedAfterCompetitor: {
    task: ({ name, rival, first }) => ({
      title: `${rival} wird vor ${name} genannt`,
      description: `Wo eine Antwort beide nennt, steht ${rival} fast immer zuerst. Wer das liest, hält den ersten Namen für die Empfehlung.`,
      steps: [
        `Lesen Sie, wie die Antworten unten ${rival} einführen: als Marktführer, am günstigsten, am einfachsten?`,
        `Finden Sie die Eigenschaft, für die ${name} zuerst genannt werden sollte, und machen Sie sie zum ersten Satz der Seiten, die zitiert werden.`,
        'Bringen Sie diesen Satz in die Listen und Vergleiche, die die Antworten zitieren.',
      ],
      summary: `${rival} steht in ${toNumberText(first.part)} von ${toAnswersText(first.whole)}, die beide nennen, zuerst.`,
      metrics: [
        { label: `${rival} zuerst`, value: toPercentText(first) },
        { label: 'Antworten, die beide nennen', value: toNumberText(first.whole) },
      ],
    }),
    item: (name, rival) => `Antworten, die ${rival} und ${name} nennen`,
  },
  lowShareOfVoice: {
    task: ({ name, brands, mentions, fairPercent }) => {
      const fair = toSharePercentText(fairPercent);
      return {
        title: `${name} hat weniger als einen gleichen Anteil der Nennungen`,
        description: `Würden alle ${toNumberText(brands)} beobachteten Marken gleich oft genannt, hätte jede ${fair} der Nennungen. ${name} hat deutlich weniger.`,
        steps: [
          'Sehen Sie unten nach, wer vorn liegt und bei welchen Prompts.',
          'Wählen Sie ein oder zwei Themen, in denen die Marke stark ist, statt alle.',
          'Erledigen Sie zuerst die Aufgaben zu diesen Themen aus „Inhalt“ und „Außerhalb“.',
        ],
        summary: `${name} hat ${toPercentText(mentions)} von ${toCountText(mentions.whole, 'Nennung', 'Nennungen')}; ein gleicher Anteil wären ${fair}.`,
        metrics: [
          { label: 'Stimmanteil', value: toPercentText(mentions) },
          { label: 'Gleicher Anteil', value: fair },
        ],
      };
    },
    item: (brand, mentions) => `${brand}: ${toPercentText(mentions)} der Nennungen`,
  },
};
