/** What the rules of the category offsite say, in German. */
import type { TaskWords } from '../english/index.ts';
import { choosePlural, toAnswersText, toNumberText, toPercentText } from './figures.ts';

const names = (count: number) => `${toNumberText(count)} ${choosePlural(count, 'nennt', 'nennen')}`;

export const OFFSITE: TaskWords['offsite'] = {
  absentFromSite: {
    task: ({ name, host, answers, prompts, named, onlyRivalNamed }) => ({
      title: `${name} auf ${host} unterbringen`,
      description: `KI-Dienste zitieren ${host}, wenn sie Wettbewerber empfehlen. Antworten, die diese Website zitieren, nennen ${name} ${named === 0 ? 'nie' : 'kaum'}.`,
      steps: [
        'Öffnen Sie die zitierten Seiten und sehen Sie nach, welche Marken sie behandeln und wer sie schreibt.',
        `Wenn ${name} dort fehlt, bieten Sie den Verfassern an, was sie bräuchten: Fakten, einen Testzugang, Zahlen.`,
        'Wenn die Marke schon dabei ist, prüfen Sie, ob ihr Eintrag aktuell ist und sich leicht zitieren lässt.',
      ],
      summary: `${host} wird in ${toAnswersText(answers)} zitiert: ${names(onlyRivalNamed)} nur Wettbewerber, ${names(named)} ${name}.`,
      metrics: [
        { label: 'Antworten, die die Website zitieren', value: toNumberText(answers) },
        { label: 'Davon nur mit Wettbewerbern', value: toPercentText({ part: onlyRivalNamed, whole: answers }) },
        { label: 'Prompts', value: toNumberText(prompts) },
      ],
    }),
    item: (host) => `Antworten, die ${host} zitieren und Wettbewerber nennen`,
  },
  reviewSites: {
    task: ({ name, host, isReview, cited, named }) => ({
      title: isReview ? `Bewertungen auf ${host} sammeln` : `Auf ${host} mitreden`,
      description: `KI-Dienste zitieren ${host} oft, und die meisten dieser Antworten nennen ${name} nicht. Was Menschen dort schreiben, findet in die Antworten.`,
      steps: isReview
        ? [
            `Übernehmen Sie das Profil von ${name} auf ${host} und vervollständigen Sie es.`,
            'Bitten Sie zufriedene Kunden um eine ehrliche Bewertung; bezahlen Sie nie für eine.',
            'Antworten Sie auf jede Bewertung, auf die kritischen zuerst.',
          ]
        : [
            'Lesen Sie die zitierten Diskussionen und notieren Sie, was gefragt wird.',
            `Antworten Sie, wo Sie etwas beizutragen haben, und offen als ${name}.`,
            'Werben Sie nicht; solche Beiträge werden entfernt und nicht vergessen.',
          ],
      summary: `${host} wird in ${toAnswersText(cited.part)} zitiert (${toPercentText(cited)}); ${toNumberText(named)} davon ${choosePlural(named, 'nennt', 'nennen')} ${name}.`,
      metrics: [
        { label: 'Antworten, die die Website zitieren', value: toNumberText(cited.part) },
        { label: `Davon mit ${name}`, value: toPercentText({ part: named, whole: cited.part }) },
      ],
    }),
    item: (name, host) => `Antworten, die ${host} zitieren, ohne ${name} zu nennen`,
  },
};
