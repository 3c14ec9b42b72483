/** What the rules of the category content say, in German. */
import type { TaskWords } from '../english/index.ts';
import {
  choosePlural,
  toAnswersText,
  toCountedText,
  toCountText,
  toListText,
  toNamesText,
  toNumberText,
  toPercentText,
  toQuote,
  toQuotesText,
  toVerbText,
} from './figures.ts';
import { listSteps, toFirstQuestions, toStepOfSites } from './steps.ts';

export const CONTENT: TaskWords['content'] = {
  topicGap: {
    task: (
      { tag, name, prompts, answers, visible, rivalNamed, page },
      { prompts: questions, rivals, sites, ownPages },
    ) => {
      const [cited] = ownPages;
      return {
        title: `Eine Seite zu ${toQuote(tag, 40)} veröffentlichen, die KI-Dienste zitieren können`,
        description: `Von ${toAnswersText(answers)} zu ${toQuote(tag)} ${choosePlural(rivalNamed, 'nennt', 'nennen')} ${toNumberText(rivalNamed)} Wettbewerber, und ${toVerbText(visible, 'zeigt', 'zeigen')} ${name}.${rivals.length === 0 ? '' : ` Am häufigsten genannt: ${toNamesText(rivals)}.`} Eine Seite, die diese Fragen beantwortet, gibt KI-Diensten etwas zum Zitieren.`,
        steps: listSteps(
          sites.length === 0
            ? 'Lesen Sie zwei oder drei der Antworten unten und notieren Sie, was sie loben.'
            : `Lesen Sie, worauf sich die Antworten jetzt stützen: ${toCountedText(sites)}.`,
          `Schreiben Sie ${page} nach dem Plan: Beantworten Sie ${toFirstQuestions(questions, 2)} jeweils im ersten Satz des Abschnitts und führen Sie es danach aus.`,
          cited
            ? `Verlinken Sie sie von ${cited.name}; diese Seite wird zum Thema schon zitiert.`
            : 'Verlinken Sie sie von der Startseite und von den Seiten, die schon zitiert werden.',
          'Beobachten Sie das Thema nach dem Veröffentlichen vier Wochen lang.',
        ),
        summary: `Zu ${toQuote(tag)} ist ${name} in ${toNumberText(visible)} von ${toAnswersText(answers)} sichtbar; Wettbewerber werden in ${toNumberText(rivalNamed)} genannt.`,
        metrics: [
          { label: `Sichtbarkeit von ${name}`, value: toPercentText({ part: visible, whole: answers }) },
          { label: 'Antworten, die Wettbewerber nennen', value: toPercentText({ part: rivalNamed, whole: answers }) },
          { label: 'Prompts', value: toNumberText(prompts) },
        ],
      };
    },
    item: (name, { text, answers, visible, rivalNamed }) =>
      `${text} (Wettbewerber in ${toNumberText(rivalNamed)} von ${toNumberText(answers)}, ${name} in ${toNumberText(visible)})`,
  },
  comparisonPages: {
    task: ({ name, searches, answers, cited, rivals, examples }, { engines, prompts, sites }) => ({
      title:
        rivals.length === 0
          ? `Einen Vergleich von ${name} mit den Alternativen veröffentlichen`
          : `Einen Vergleich von ${name} mit ${toListText(rivals)} veröffentlichen`,
      description: `Bevor sie antworten, suchen KI-Dienste wie ${toNamesText(engines.slice(0, 3))} nach Vergleichen, ohne an ${name} zu denken, zum Beispiel mit ${toQuotesText(examples)}. Was sie finden, ist selten eine Seite der Marke${sites.length === 0 ? '' : `: Die Antworten zitieren ${toNamesText(sites.slice(0, 3))}`}. So setzen andere die Maßstäbe.`,
      steps: listSteps(
        `Stellen Sie ${name} in einer Tabelle neben ${rivals.length === 0 ? 'die Alternativen' : toListText(rivals)}: Preise, Grenzen, für wen was richtig ist, und das Datum der Prüfung.`,
        'Nennen Sie, was die anderen besser machen; einseitige Seiten werden selten zitiert.',
        prompts.length === 0 ? null : `Beantworten Sie dort, was gefragt wurde: ${toFirstQuestions(prompts)}.`,
        sites.length === 0 ? null : `Schicken Sie dieselben Fakten an ${toNamesText(sites.slice(0, 3))}.`,
        'Aktualisieren Sie die Seite in jedem Quartal.',
      ),
      summary: `Hinter ${toAnswersText(answers)} stehen Suchen nach Vergleichen; davon ${cited === 0 ? 'zitiert keine' : `${choosePlural(cited, 'zitiert', 'zitieren')} ${toNumberText(cited)}`} die Website von ${name}.`,
      metrics: [
        { label: 'Suchen nach Vergleichen', value: toNumberText(searches) },
        { label: 'Antworten, die die eigene Website zitieren', value: toPercentText({ part: cited, whole: answers }) },
      ],
    }),
    item: ({ text, answers, cited }) =>
      `„${text}“ (${toAnswersText(answers)}, eigene Website in ${toNumberText(cited)} zitiert)`,
  },
  uncoveredSearches: {
    task: ({ name, domain, searches, answers, least, examples }, { engines, prompts, sites }) => {
      const [first] = prompts;
      return {
        title: first
          ? `${toQuote(first.name, 60)} auf ${domain} beantworten`
          : `Auf ${domain} beantworten, wonach KI-Dienste suchen`,
        description: `Bevor sie antworten, suchen KI-Dienste wie ${toNamesText(engines.slice(0, 3))} im Web nach Wendungen wie ${toQuotesText(examples)}. Das tun sie immer wieder, und keine einzige dieser Antworten zitiert ${domain}.${sites.length === 0 ? '' : ` Zitiert werden ${toNamesText(sites.slice(0, 3))}.`}`,
        steps: listSteps(
          `Nehmen Sie sich die Fragen hinter diesen Suchen vor: ${toFirstQuestions(prompts)}. Streichen Sie die, zu denen ${name} nichts zu sagen hat.`,
          `Wo es auf ${domain} schon eine Seite dazu gibt, setzen Sie die Wörter der Suche in die Überschrift und die Antwort in den ersten Satz.`,
          'Beantworten Sie die übrigen nach dem Plan auf einer Seite mit Fragen und Antworten.',
          toStepOfSites(name, sites),
        ),
        summary: `${toCountText(searches, 'Suche', 'Suchen')} mit jeweils mindestens ${toAnswersText(least)} führten nie zur eigenen Website.`,
        metrics: [
          { label: 'Suchen ohne die eigene Website', value: toNumberText(searches) },
          { label: 'Antworten dahinter', value: toNumberText(answers) },
        ],
      };
    },
    item: ({ text, answers }) => `„${text}“ (${toAnswersText(answers)})`,
  },
};
