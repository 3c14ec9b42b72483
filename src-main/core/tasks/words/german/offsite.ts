/** What the rules of the category offsite say, in German. */
import type { TaskWords } from '../english/index.ts';
import {
  choosePlural,
  toAnswersText,
  toCountedText,
  toNamesText,
  toNumberText,
  toPercentText,
  toVerbText,
} from './figures.ts';
import { listSteps, toFirstQuestions } from './steps.ts';

const names = (count: number) => toVerbText(count, 'nennt', 'nennen');

export const OFFSITE: TaskWords['offsite'] = {
  absentFromSite: {
    task: ({ name, host, pages, answers, prompts, named, onlyRivalNamed }, { rivals, prompts: questions }) => ({
      title: `${name} auf ${host} unterbringen`,
      description: `KI-Dienste zitieren ${host}, wenn sie Wettbewerber empfehlen${rivals.length === 0 ? '' : `, am häufigsten ${toNamesText(rivals)}`}. Antworten, die diese Website zitieren, nennen ${name} ${named === 0 ? 'nie' : 'kaum'}.${questions.length === 0 ? '' : ` Gefragt wird etwa ${toFirstQuestions(questions, 2)}.`}`,
      steps: listSteps(
        pages.length === 0
          ? `Öffnen Sie die zitierten Seiten von ${host} und sehen Sie nach, welche Marken sie behandeln und wer sie schreibt.`
          : `Öffnen Sie ${toCountedText(pages)} und sehen Sie nach, welche Marken dort behandelt werden und wer das schreibt.`,
        `Wenn ${name} dort fehlt, bieten Sie den Verfassern an, was sie bräuchten: Fakten, einen Testzugang, Zahlen.`,
        'Wenn die Marke schon dabei ist, prüfen Sie, ob ihr Eintrag aktuell ist und sich leicht zitieren lässt.',
      ),
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
    task: ({ name, host, pages, isReview, cited, named }, { rivals, prompts }) => {
      const read = pages.length === 0 ? null : toCountedText(pages);
      return {
        title: isReview ? `Bewertungen auf ${host} sammeln` : `Auf ${host} mitreden`,
        description: `KI-Dienste zitieren ${host} in ${toPercentText(cited)} der Antworten, und die meisten davon nennen nicht ${name}${rivals.length === 0 ? '' : `, sondern ${toNamesText(rivals)}`}. Was Menschen dort schreiben, findet in die Antworten${prompts.length === 0 ? '' : `, zum Beispiel auf ${toFirstQuestions(prompts, 2)}`}.`,
        steps: isReview
          ? listSteps(
              `Übernehmen Sie das Profil von ${name} auf ${host} und vervollständigen Sie es.`,
              read && `Lesen Sie, was die Antworten dort zitieren: ${read}.`,
              'Bitten Sie zufriedene Kunden um eine ehrliche Bewertung; bezahlen Sie nie für eine.',
              'Antworten Sie auf jede Bewertung, auf die kritischen zuerst.',
            )
          : listSteps(
              read
                ? `Lesen Sie die zitierten Diskussionen und notieren Sie, was gefragt wird: ${read}.`
                : 'Lesen Sie die zitierten Diskussionen und notieren Sie, was gefragt wird.',
              `Antworten Sie, wo Sie etwas beizutragen haben, und offen als ${name}.`,
              'Werben Sie nicht; solche Beiträge werden entfernt und nicht vergessen.',
            ),
        summary: `${host} wird in ${toAnswersText(cited.part)} zitiert (${toPercentText(cited)}); davon ${named === 0 ? 'nennt keine' : `${choosePlural(named, 'nennt', 'nennen')} ${toNumberText(named)}`} ${name}.`,
        metrics: [
          { label: 'Antworten, die die Website zitieren', value: toNumberText(cited.part) },
          { label: `Davon mit ${name}`, value: toPercentText({ part: named, whole: cited.part }) },
        ],
      };
    },
    item: (name, host) => `Antworten, die ${host} zitieren, ohne ${name} zu nennen`,
  },
};
