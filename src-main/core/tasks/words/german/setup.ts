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
        title: `${name} hat noch keine ${missing}`,
        description:
          domain === null
            ? `Antworten, die die Website von ${name} zitieren, lassen sich von anderen nicht unterscheiden: Kein eigenes Zitat wird gezählt, und die eigenen Seiten gelten als fremde.`
            : `Zitate von ${domain} werden gezählt, aber neue Prompts lassen sich erst hinzufügen, wenn die Adresse bekannt ist.`,
        steps: [
          `Tragen Sie die Website von ${name} unter Einstellungen › Projekt & Marke ein; die Domain wird daraus übernommen.`,
          'Tragen Sie dort auch weitere Domains der Marke ein: Shops, andere Länder, ein Blog.',
          'Sehen Sie dann unter Quellen nach: Frühere Antworten werden von selbst neu ausgewertet, und nichts wird noch einmal gefragt oder bezahlt.',
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
      title: `${name} wird mit niemandem verglichen`,
      description: `Nur ${name} wird beobachtet. Der Platz unter den Marken, der Stimmanteil und die Websites, die andere nennen und diese Marke nicht, bleiben leer, bis es einen Wettbewerber gibt.`,
      steps: [
        `Beginnen Sie unter Wettbewerber mit den vorgeschlagenen Namen: Sie stehen in Antworten auf diese Fragen, neben ${name} oder an dessen Stelle.`,
        `Fügen Sie die drei bis sechs Marken hinzu, die Kunden gegen ${name} abwägen, jede mit ihrer Domain und den anderen Namen, unter denen man sie kennt.`,
        'Vergleichen Sie dann: Frühere Antworten werden von selbst neu ausgewertet, und nichts wird noch einmal gefragt oder bezahlt.',
      ],
      summary: 'Es wird kein Wettbewerber beobachtet.',
      metrics: [{ label: 'Wettbewerber', value: '0' }],
    }),
  },
  engineWaits: {
    task: ({ engine, jobs, reason }) => ({
      title: `${engine} fehlt in jeder Zahl: ${toCountText(jobs, 'Frage', 'Fragen')} ${choosePlural(jobs, 'lässt', 'lassen')} sich nicht stellen`,
      description: `Das Projekt fragt ${engine}, aber die Fragen warten. Was Menschen dort erfahren, steht in keiner Zahl; Anstiege und Rückgänge sprechen nur von den anderen KI-Diensten.`,
      steps: [
        `Sehen Sie unter Einstellungen › KI-Dienste & Schlüssel nach, worauf ${engine} wartet.`,
        'Tragen Sie einen Schlüssel ein oder wählen Sie einen anderen Zugang, und testen Sie ihn dort mit einer kurzen Abfrage.',
        `Nehmen Sie ${engine} aus dem Projekt, wenn Ihre Kunden dort nicht fragen: Dann fehlt nichts.`,
      ],
      summary: WAITS[reason]?.(engine) ?? `${engine} wartet.`,
      metrics: [{ label: 'Wartende Fragen', value: toNumberText(jobs) }],
    }),
  },
  unreadableReplies: {
    task: ({ engine, unreadable, jobs }) => ({
      title: `${toNumberText(unreadable)} von ${toCountText(jobs, 'Antwort', 'Antworten')} von ${engine} waren nicht lesbar`,
      description: `${engine} antwortet jetzt in anderer Form. Was in den letzten sieben Tagen kam, bleibt erhalten und lässt sich später lesen; bis dahin fehlt es in jeder Zahl, und ein Rückgang dort ist keiner der Marke.`,
      steps: [
        'Sehen Sie nach, ob es eine neuere Version von Sightline gibt, und lassen Sie die aufbewahrten Antworten dann unter Einstellungen › KI-Dienste & Schlüssel noch einmal lesen.',
        `Wählen Sie dort einen anderen Zugang zu ${engine}, wenn es keine gibt.`,
        'Sagen Sie dem Kunden vor dem nächsten Bericht, dass diese Tage fehlen.',
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
      title: `${toCountText(prompts, 'Prompt', 'Prompts')}: Eine einzelne Frage entscheidet über jede Zahl`,
      description: `Unter ${toNumberText(least)} Prompts sagt eine Zahl, wie diese Fragen beantwortet werden, und wenig über die Marke: Die Intervalle sind so breit wie die Skala, und keine Änderung hält stand.`,
      steps: [
        'Fragen Sie Vertrieb und Kundendienst, was Kunden vor ihrer Wahl wissen wollen: Was ist am besten, was kostet es, was gibt es sonst?',
        `Fügen Sie die Fragen unter Prompts hinzu, mehrere auf einmal, eine je Zeile, bis es mindestens ${toNumberText(least)} sind.`,
        'Versehen Sie sie mit Tags nach Themen, damit ein Bericht sie trennen kann.',
      ],
      summary: `${toCountText(prompts, 'Prompt', 'Prompts')}; ab ${toNumberText(least)} sind die Zahlen brauchbar.`,
      metrics: [{ label: 'Prompts', value: toNumberText(prompts) }],
    }),
  },
  noUnbrandedPrompts: {
    task: ({ name, prompts }) => ({
      title: `Keine Frage kommt ohne den Namen ${name} aus`,
      description: `Alle Prompts nennen ${name}, und eine Antwort auf eine solche Frage nennt die Marke ebenfalls. Ob auch Menschen zu ihr finden, die sie noch nicht kennen, ist so nicht zu sehen.`,
      steps: [
        `Schreiben Sie zu jedem Prompt auf, was jemand eingäbe, der noch nie von ${name} gehört hat.`,
        'Fügen Sie diese Fragen unter Prompts neben den vorhandenen hinzu.',
        'Grenzen Sie die Ansichten auf eine Art ein: Mit Markennamen zeigen sie den Ruf der Marke, ohne ihn ihre Sichtbarkeit.',
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
      title: `${name} wird nur unter dem vollen Namen gesucht`,
      description: `Der Name hat ${toNumberText(words)} Wörter, und andere Namen sind nicht eingetragen. Wer ihn abkürzt, Menschen wie KI-Dienste, wird nicht gezählt: Nennungsrate und Sichtbarkeit können höher sein, als sie hier stehen.`,
      steps: [
        `Suchen Sie unter Antworten, wie ${name} abgekürzt wird: das erste Wort, die Anfangsbuchstaben, ein Produktname.`,
        'Tragen Sie diese Formen unter Einstellungen › Projekt & Marke ein; eine, die auch ein gewöhnliches Wort ist, muss Buchstabe für Buchstabe so dastehen.',
        'Lesen Sie den Beleg: Frühere Antworten werden von selbst neu ausgewertet, und er sagt, welche Zahlen sich bewegt haben.',
      ],
      summary: `Kein anderer Name von ${name} ist bekannt.`,
      metrics: [
        { label: 'Name', value: name },
        { label: 'Andere Namen', value: '0' },
      ],
    }),
  },
};
