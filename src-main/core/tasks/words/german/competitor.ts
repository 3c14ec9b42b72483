/** What the rules of the category competitor say, in German. */
import type { TaskWords } from '../english/index.ts';
import {
  toAnswersText,
  toCountedText,
  toCountText,
  toListText,
  toNamesText,
  toNumberText,
  toPercentText,
  toSharePercentText,
} from './figures.ts';
import { listSteps, toFirstQuestions, toSiteText, toStepOfSites } from './steps.ts';

export const COMPETITOR: TaskWords['competitor'] = {
  competitorOvertook: {
    task: ({ name, domain, rival, now, before, rivalNow, rivalBefore }, { prompts, engines, rivalPages, sites }) => ({
      title: `${rival} hat ${name} überholt: ${toPercentText(rivalNow)} gegenüber ${toPercentText(now)}`,
      description: `In den dreißig Tagen davor wurde ${name} mindestens so oft genannt wie ${rival}. Jetzt wird ${rival} in denselben Antworten häufiger genannt${engines.length === 0 ? '' : `, vor allem von ${toNamesText(engines.slice(0, 2))}`}; der Unterschied ist größer, als sich durch Zufall erklären lässt.`,
      steps: listSteps(
        prompts.length === 0
          ? `Öffnen Sie die Antworten unten, die ${rival} ohne ${name} nennen, und suchen Sie, was neu ist.`
          : `Lesen Sie, warum die Antworten auf ${toFirstQuestions(prompts)} ${rival} ohne ${name} nennen, und suchen Sie, was neu ist.`,
        rivalPages.length > 0
          ? `Lesen Sie die Seiten von Wettbewerbern, die diese Antworten zitieren: ${toCountedText(rivalPages)}.`
          : sites.length > 0
            ? `Lesen Sie, was auf den Websites steht, die diese Antworten zitieren: ${toCountedText(sites)}.`
            : `Suchen Sie nach Seiten über ${rival}, die vorher nicht zitiert wurden.`,
        `Antworten Sie auf ${toSiteText(domain)} mit einer eigenen Tatsache zum selben Thema, nicht mit einer lauteren Behauptung.`,
      ),
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
    task: ({ name, rival, first }, { prompts, sites, ownPages }) => {
      const [page] = ownPages;
      return {
        title: `${rival} wird vor ${name} genannt`,
        description: `${toCountText(first.whole, 'Antwort nennt', 'Antworten nennen')} beide, und in ${toNumberText(first.part)} davon steht ${rival} zuerst. Wer das liest, hält den ersten Namen für die Empfehlung.`,
        steps: listSteps(
          prompts.length === 0
            ? `Lesen Sie, wie die Antworten ${rival} einführen: als Marktführer, am günstigsten, am einfachsten?`
            : `Lesen Sie, wie die Antworten auf ${toFirstQuestions(prompts, 2)} ${rival} einführen: als Marktführer, am günstigsten, am einfachsten?`,
          page
            ? `Finden Sie die Eigenschaft, für die ${name} zuerst genannt werden sollte, und machen Sie sie zum ersten Satz von ${page.name}, der eigenen Seite, die diese Antworten am häufigsten zitieren.`
            : `Finden Sie die Eigenschaft, für die ${name} zuerst genannt werden sollte, und machen Sie sie zum ersten Satz der Seiten zum Thema.`,
          sites.length === 0
            ? 'Bringen Sie diesen Satz in die Listen und Vergleiche, die KI-Dienste zitieren.'
            : `Bringen Sie diesen Satz auf die Websites, die diese Antworten zitieren: ${toCountedText(sites)}.`,
        ),
        summary: `${rival} steht in ${toNumberText(first.part)} von ${toAnswersText(first.whole)}, die beide nennen, zuerst.`,
        metrics: [
          { label: `${rival} zuerst`, value: toPercentText(first) },
          { label: 'Antworten, die beide nennen', value: toNumberText(first.whole) },
        ],
      };
    },
    item: (name, rival) => `Antworten, die ${rival} und ${name} nennen`,
  },
  lowShareOfVoice: {
    task: ({ name, brands, mentions, fairPercent, leaders }, { prompts, sites }) => {
      const fair = toSharePercentText(fairPercent);
      return {
        title: `${name} hat ${toPercentText(mentions)} der Nennungen, ein gleicher Anteil wären ${fair}`,
        description: `Würden alle ${toNumberText(brands)} beobachteten Marken gleich oft genannt, hätte jede ${fair} der Nennungen. ${name} hat deutlich weniger. Davor liegen: ${toListText(leaders.map((each) => `${each.name} mit ${toPercentText(each.mentions)}`))}.`,
        steps: listSteps(
          prompts.length === 0
            ? 'Wählen Sie ein oder zwei Themen, in denen die Marke stark ist, statt alle.'
            : `Wählen Sie ein oder zwei Themen, in denen die Marke stark ist, statt alle. Am häufigsten fehlt sie in Antworten auf ${toFirstQuestions(prompts)}.`,
          toStepOfSites(name, sites),
          'Erledigen Sie zuerst die Aufgaben zu diesen Themen aus „Inhalt“ und „Außerhalb“.',
        ),
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
