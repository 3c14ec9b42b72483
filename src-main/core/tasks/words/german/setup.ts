/** What the rules of the category setup say, in German. */
import type { TaskWords } from '../english/index.ts';
import { choosePlural, toCountText, toNumberText, toPercentText } from './figures.ts';

/** Why jobs wait, by their reason; the message of the service itself is not in German. */
const WAITS: Readonly<Record<string, (engine: string) => string>> = {
  no_key: (engine) => `${engine} wartet auf einen Schlüssel.`,
  auth: (engine) => `Der Schlüssel für ${engine} wurde abgelehnt.`,
  quota: (engine) => `Das Guthaben oder Kontingent für ${engine} ist aufgebraucht.`,
};

export const SETUP: TaskWords['setup'] = {
  missingWebsite: {
    task: ({ name, websiteUrl, domain }) => {
      const missing = domain === null ? 'Domain' : 'Adresse der Website';
      return {
        title: `Die ${missing} von ${name} eintragen`,
        description:
          domain === null
            ? `Das Projekt hat keine Domain. Ein Zitat der Website von ${name} lässt sich deshalb von keinem anderen unterscheiden.`
            : 'Das Projekt hat eine Domain, aber keine Adresse der Website. Neue Prompts brauchen die Adresse.',
        steps: [
          'Öffnen Sie die Einstellungen des Projekts.',
          `Tragen Sie die Website von ${name} ein; die Domain wird daraus übernommen.`,
          'Tragen Sie weitere Domains der Marke unter „Andere Websites der Marke“ ein. Frühere Antworten werden von selbst neu ausgewertet.',
        ],
        summary: domain === null ? 'Es ist keine Domain eingetragen.' : 'Es ist keine Adresse der Website eingetragen.',
        metrics: [
          { label: 'Website', value: websiteUrl || 'nicht eingetragen' },
          { label: 'Domain', value: domain ?? 'nicht eingetragen' },
        ],
      };
    },
  },
  noCompetitors: {
    task: (name) => ({
      title: 'Wettbewerber zum Vergleichen hinzufügen',
      description: `Nur ${name} wird beobachtet. Ob andere häufiger, früher oder in besserem Licht genannt werden, lässt sich noch nicht sagen.`,
      steps: [
        `Schreiben Sie drei bis sechs Marken auf, die Kunden gegen ${name} abwägen.`,
        'Fügen Sie jede mit ihrer Domain und den anderen Namen hinzu, unter denen man sie kennt.',
        'Frühere Antworten werden von selbst neu ausgewertet; nichts wird noch einmal gefragt oder bezahlt.',
      ],
      summary: 'Es wird kein Wettbewerber beobachtet.',
      metrics: [{ label: 'Wettbewerber', value: '0' }],
    }),
  },
  engineWaits: {
    task: ({ engine, jobs, reason }) => ({
      title: `Zugang zu ${engine} herstellen`,
      description: `${toCountText(jobs, 'Frage', 'Fragen')} an ${engine} ${choosePlural(jobs, 'kann', 'können')} nicht gestellt werden. Bis dahin fehlt dieser KI-Dienst in jeder Zahl.`,
      steps: [
        `Öffnen Sie in den Einstellungen „KI-Dienste & Schlüssel“ und sehen Sie sich ${engine} an.`,
        'Tragen Sie einen Schlüssel ein oder wählen Sie einen anderen Zugang zu diesem KI-Dienst; prüfen Sie ihn dann mit dem Test.',
        `Wenn Sie ${engine} nicht brauchen, nehmen Sie diesen KI-Dienst aus dem Projekt.`,
      ],
      summary: WAITS[reason]?.(engine) ?? `${engine} wartet.`,
      metrics: [{ label: 'Wartende Fragen', value: toNumberText(jobs) }],
    }),
  },
  unreadableReplies: {
    task: ({ engine, unreadable, jobs }) => ({
      title: `Antworten von ${engine} sind nicht lesbar`,
      description: `${engine} antwortet in einer Form, die diese Version nicht kennt. Die rohen Antworten bleiben erhalten und können später gelesen werden; bis dahin fehlen sie in jeder Zahl.`,
      steps: [
        'Sehen Sie nach, ob es eine neuere Version von Sightline gibt.',
        'Wenn nicht, wählen Sie in den Einstellungen einen anderen Zugang zu diesem KI-Dienst.',
        'Lesen Sie einen Rückgang der Zahlen dieses KI-Dienstes nicht als Rückgang der Marke.',
      ],
      summary: `${toNumberText(unreadable)} von ${toCountText(jobs, 'Antwort', 'Antworten')} der letzten sieben Tage waren nicht lesbar.`,
      metrics: [
        { label: 'Nicht lesbare Antworten', value: toNumberText(unreadable) },
        { label: 'Anteil', value: toPercentText({ part: unreadable, whole: jobs }) },
      ],
    }),
  },
  fewPrompts: {
    task: ({ prompts, least }) => ({
      title: `Prompts hinzufügen, bis es mindestens ${toNumberText(least)} sind`,
      description: `Das Projekt hat ${toCountText(prompts, 'Prompt', 'Prompts')}. Bei so wenigen entscheidet eine einzelne Frage, was jede Zahl sagt.`,
      steps: [
        'Schreiben Sie die Fragen auf, die Kunden vor ihrer Wahl stellen: Was ist am besten, was kostet es, was gibt es sonst?',
        'Fügen Sie sie als Prompts hinzu, mehrere auf einmal, einen je Zeile.',
        'Versehen Sie sie mit Tags nach Themen, damit sich die Zahlen später trennen lassen.',
      ],
      summary: `${toCountText(prompts, 'Prompt', 'Prompts')}; ab ${toNumberText(least)} sind die Zahlen brauchbar.`,
      metrics: [{ label: 'Prompts', value: toNumberText(prompts) }],
    }),
  },
  noUnbrandedPrompts: {
    task: ({ name, prompts }) => ({
      title: `Fragen hinzufügen, die ${name} nicht nennen`,
      description: `Jeder Prompt nennt ${name}, und eine Antwort auf eine solche Frage nennt die Marke ebenfalls. Ob auch Menschen zu ihr finden, die sie noch nicht kennen, ist so nicht zu sehen.`,
      steps: [
        `Überlegen Sie zu jedem Prompt, was jemand eingäbe, der noch nie von ${name} gehört hat.`,
        'Fügen Sie diese Fragen neben den vorhandenen hinzu.',
        'Vergleichen Sie beide: Prompts mit Markennamen zeigen den Ruf der Marke, solche ohne zeigen ihre Sichtbarkeit.',
      ],
      summary: `Alle ${toNumberText(prompts)} Prompts nennen die Marke.`,
      metrics: [
        { label: 'Prompts mit Markennamen', value: toNumberText(prompts) },
        { label: 'Prompts ohne Markennamen', value: '0' },
      ],
    }),
  },
  missingAlias: {
    task: ({ name, words }) => ({
      title: `Kurzformen von ${name} hinzufügen`,
      description: `Der Name hat ${toNumberText(words)} Wörter, und andere Namen sind nicht eingetragen. Eine Antwort, die eine Kurzform verwendet, zählt deshalb nicht als Nennung.`,
      steps: [
        `Überlegen Sie, wie Menschen und KI-Dienste ${name} abkürzen: das erste Wort, die Anfangsbuchstaben, ein Produktname.`,
        'Tragen Sie nur Formen ein, die nichts anderes bedeuten. Gewöhnliche Wörter gehören zu den Namen, die Buchstabe für Buchstabe so dastehen müssen.',
        'Frühere Antworten werden neu ausgewertet; danach sehen Sie, welche Zahlen sich bewegt haben.',
      ],
      summary: 'Die Marke wird nur unter ihrem vollen Namen gesucht.',
      metrics: [
        { label: 'Name', value: name },
        { label: 'Andere Namen', value: '0' },
      ],
    }),
  },
};
