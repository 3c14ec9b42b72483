/** What the rules of the category content say, in German. */
import type { TaskWords } from '../english/index.ts';
import { choosePlural, toAnswersText, toCountText, toNumberText, toPercentText } from './figures.ts';

export const CONTENT: TaskWords['content'] = {
  topicGap: {
    task: ({ tag, name, prompts, answers, visible, rivalNamed }) => ({
      title: `Über „${tag}“ schreiben: Antworten nennen Wettbewerber statt ${name}`,
      description: `Antworten zu diesem Thema nennen meist Wettbewerber; ${name} nennen sie weit seltener als Antworten zu anderen Themen oder gar nicht. Eine Seite, die diese Fragen beantwortet, gibt KI-Diensten etwas zum Zitieren.`,
      steps: [
        'Lesen Sie zwei oder drei der Antworten unten und notieren Sie, was sie loben und welche Seiten sie zitieren.',
        'Schreiben Sie eine Seite nach dem Plan; beantworten Sie jede Frage im ersten Satz und führen Sie sie danach aus.',
        'Verlinken Sie sie von den Seiten, die schon zitiert werden.',
        'Beobachten Sie diesen Tag nach dem Veröffentlichen vier Wochen lang.',
      ],
      summary: `Zu „${tag}“ ist ${name} in ${toNumberText(visible)} von ${toAnswersText(answers)} sichtbar; Wettbewerber werden in ${toNumberText(rivalNamed)} genannt.`,
      metrics: [
        { label: `Sichtbarkeit von ${name}`, value: toPercentText({ part: visible, whole: answers }) },
        { label: 'Antworten, die Wettbewerber nennen', value: toPercentText({ part: rivalNamed, whole: answers }) },
        { label: 'Prompts', value: toNumberText(prompts) },
      ],
    }),
    item: (name, { text, answers, visible, rivalNamed }) =>
      `${text} (Wettbewerber in ${toNumberText(rivalNamed)} von ${toNumberText(answers)}, ${name} in ${toNumberText(visible)})`,
  },
  comparisonPages: {
    task: ({ name, searches, answers, cited }) => ({
      title: 'Einen Vergleich veröffentlichen, den KI-Dienste zitieren können',
      description: `Bevor sie antworten, suchen KI-Dienste nach Vergleichen und Alternativen, ohne an ${name} zu denken. Was sie finden, ist selten eine Seite der Marke; so setzen andere die Maßstäbe.`,
      steps: [
        'Lesen Sie die Suchen unten und ordnen Sie sie danach, was verglichen wird.',
        'Schreiben Sie nach dem Plan eine ehrliche Vergleichsseite mit einer Tabelle der Fakten und Preise und einem Datum.',
        'Nennen Sie, was die Wettbewerber besser machen; einseitige Seiten werden selten zitiert.',
        'Aktualisieren Sie sie in jedem Quartal.',
      ],
      summary: `Hinter ${toAnswersText(answers)} stehen Suchen nach Vergleichen; ${toNumberText(cited)} davon ${choosePlural(cited, 'zitiert', 'zitieren')} die Website von ${name}.`,
      metrics: [
        { label: 'Suchen nach Vergleichen', value: toNumberText(searches) },
        { label: 'Antworten, die die eigene Website zitieren', value: toPercentText({ part: cited, whole: answers }) },
      ],
    }),
    item: ({ text, answers, cited }) =>
      `„${text}“ (${toAnswersText(answers)}, eigene Website in ${toNumberText(cited)} zitiert)`,
  },
  uncoveredSearches: {
    task: ({ name, searches, answers, least }) => ({
      title: 'Beantworten, wonach KI-Dienste suchen',
      description: `Bevor sie antworten, suchen KI-Dienste nach den Wendungen unten, jede mehrmals im Monat. In keiner dieser Antworten wurde die Website von ${name} zitiert.`,
      steps: [
        'Markieren Sie die Suchen, zu denen das Unternehmen etwas zu sagen hat.',
        'Sehen Sie zu jeder nach, ob es eine Seite gibt. Wenn ja, setzen Sie die Wendung in die Überschrift und die Antwort in den ersten Satz.',
        'Sammeln Sie die übrigen nach dem Plan auf einer Seite mit Fragen und Antworten.',
        'Sehen Sie sich diese Liste nach den nächsten zehn Durchläufen wieder an.',
      ],
      summary: `${toCountText(searches, 'Suche', 'Suchen')} mit jeweils mindestens ${toAnswersText(least)} führten nie zur eigenen Website.`,
      metrics: [
        { label: 'Suchen ohne die eigene Website', value: toNumberText(searches) },
        { label: 'Antworten dahinter', value: toNumberText(answers) },
      ],
    }),
    item: ({ text, answers }) => `„${text}“ (${toAnswersText(answers)})`,
  },
};
