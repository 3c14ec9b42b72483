/** What a task says that somebody made to be named on a site, in German. */
import { SITE_KINDS_GERMAN } from '#shared/site-kinds/german.ts';
import { lazy } from '#shared/text/lazy.ts';
import type { TaskWords } from '../english/index.ts';
import { choosePlural, toCountedText, toCountText, toNamesText, toPercentText } from './figures.ts';
import { listSteps, toFirstQuestions } from './steps.ts';

const days = lazy(() => new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }));

export const OUTREACH: TaskWords['outreach'] = {
  task: (brief) => {
    const { name, host, citationCount, gapCount, answers, rivals, prompts, engines, pages, contact } = brief;
    const { name: kind, reason, offer } = SITE_KINDS_GERMAN[brief.siteKind];
    return {
      title: `${name} auf ${host} ins Spiel bringen`,
      description: `KI-Dienste zitieren ${host} in ${toPercentText({ part: citationCount, whole: answers })} ihrer Antworten. ${gapCount} dieser Antworten ${choosePlural(gapCount, 'zeigt', 'zeigen')} Wettbewerber und nicht ${name}${rivals.length === 0 ? '' : `; am häufigsten stehen neben der Seite ${toNamesText(rivals)}`}. Dorthin führen Fragen wie ${toFirstQuestions(prompts, 2)}. ${reason}`,
      steps: listSteps(
        `Die meistzitierten Seiten öffnen und nachsehen, welche Marken sie nennen und wer sie schreibt: ${toCountedText(pages)}.`,
        offer,
        contact === null
          ? `Herausfinden, wer für ${host} verantwortlich ist; bisher wurde keine Kontaktseite zitiert.`
          : `Kontakt aufnehmen: ${contact}`,
        `Die Aufgabe an dem Tag als erledigt markieren, an dem geschrieben oder veröffentlicht wurde. Von da an wird gezählt, ob Antworten, die ${host} zitieren, ${name} nennen.`,
      ),
      summary: `${days().format(Date.parse(brief.firstDate))} bis ${days().format(Date.parse(brief.lastDate))}: ${host} wird in ${citationCount} von ${toCountText(answers, 'Antwort', 'Antworten')} zitiert; ${gapCount} davon ${choosePlural(gapCount, 'zeigt', 'zeigen')} Wettbewerber und nicht ${name}.`,
      metrics: [
        { label: 'Art der Seite', value: kind },
        { label: 'Antworten, die die Seite zitieren', value: String(citationCount) },
        {
          label: 'Davon mit Wettbewerbern, ohne die eigene Marke',
          value: toPercentText({ part: gapCount, whole: citationCount }),
        },
        { label: 'Prompts', value: String(brief.promptCount) },
        { label: 'KI-Dienste', value: toNamesText(engines) },
        { label: 'Chance bei solchen Seiten', value: toPercentText({ part: brief.chance, whole: 1 }) },
      ],
    };
  },
  item: (name, host) => `Antworten, die ${host} zitieren und Wettbewerber ohne ${name} zeigen`,
};
