/** Die Wörter der Suche nach Prompts. */
import type { Texts } from '../english/index.ts';
import { formatCount, formatQuantity } from '../format.ts';

export const FIND_PROMPTS: Texts['findPrompts'] = {
  button: 'Prompts finden',
  back: 'Alle Prompts',
  title: 'Was könnte gefragt werden, das noch niemand fragt?',
  note: (count, duplicates) =>
    [
      formatQuantity(count, 'Vorschlag', 'Vorschläge'),
      duplicates > 0 ? `${formatCount(duplicates)} weitere weggelassen, weil ein Prompt schon dasselbe fragt` : '',
      'aus den Suchen von 90 Tagen; nichts wird gefragt, bevor Sie wählen',
    ]
      .filter(Boolean)
      .join(' · '),
  filters: {
    reason: 'Grund',
    anyReason: 'Jeder Grund',
    language: 'Sprache',
    anyLanguage: 'Jede Sprache',
    intent: 'Absicht',
    anyIntent: 'Jede Absicht',
  },
  columns: {
    prompt: 'Prompt und warum',
    source: 'Grund',
    language: 'Sprache',
    intents: 'Absichten',
    searches: 'Suchen',
    answers: 'Antworten',
    engines: 'KI-Dienste',
    reason: 'Warum',
    behind: 'Gesucht beim Beantworten von',
  },
  definitions: {
    searches: 'Wie oft KI-Dienste in 90 Tagen danach oder nach dem Wettbewerber gesucht haben.',
    answers: 'Antworten hinter diesen Suchen oder solche, die den Wettbewerber nennen.',
    behind: 'Der Prompt, der KI-Dienste am häufigsten zu dieser Suche geführt hat.',
    made: 'Vorgeschlagen, weil die Absicht fehlt, nicht weil danach gesucht wurde',
  },
  sources: {
    search: 'Gesucht',
    gap: 'Lücke: nie zitiert',
    competitor: 'Wettbewerber',
    intent: 'Fehlende Absicht',
  },
  intents: {
    commercial: 'Vergleichen',
    informational: 'Lernen',
    transactional: 'Kaufen',
    navigational: 'Eine Website finden',
  },
  searched: (engines, searches, answers) =>
    `Gesucht von ${engines}: ${formatCount(searches)}-mal, für ${formatQuantity(answers, 'Antwort', 'Antworten')};`,
  moreEngines: (count) => formatQuantity(count, 'weitere', 'weitere'),
  neverCited: 'keine davon zitiert Ihre Website.',
  cited: (count) => `${formatCount(count)} davon ${count === 1 ? 'zitiert' : 'zitieren'} Ihre Website.`,
  rival: (name, answers, searches) =>
    `${name} wird in ${formatQuantity(answers, 'Antwort', 'Antworten')} genannt und wurde ${formatCount(searches)}-mal gesucht; kein Prompt fragt so danach.`,
  missing: (intent) => `Kein Prompt dieser Sprache hat die Absicht „${intent}“.`,
  chosen: {
    label: 'Mit den gewählten Vorschlägen',
    count: (count) => `${formatCount(count)} gewählt`,
    state: 'Hinzufügen als',
    paused: 'Pausiert',
    active: 'Aktiv',
    tags: 'Tags (optional)',
    add: (count) => `${formatQuantity(count, 'Prompt', 'Prompts')} hinzufügen`,
    none: 'Keinen wählen',
    counting: 'Kosten werden berechnet …',
    forecast: (calls, run, month) =>
      `Ein Durchlauf dieser Prompts fragt ${formatCount(calls)}-mal und kostet etwa ${run}, nach Zeitplan etwa ${month} im Monat.`,
    whenResumed: 'Pausierte Prompts kosten nichts, bis sie jemand fortsetzt.',
    askedAtOnce: 'Sie werden sofort gefragt.',
    done: (created, known) =>
      `${formatQuantity(created, 'Prompt', 'Prompts')} hinzugefügt${known > 0 ? `, ${formatCount(known)} schon da` : ''}`,
  },
  empty: {
    title: 'Noch nichts vorzuschlagen',
    text: 'Vorschläge entstehen aus dem, was KI-Dienste beim Antworten suchen, aus Wettbewerbern und aus Absichten, die kein Prompt hat. Stellen Sie erst einige Prompts, oder lesen Sie eine Liste aus einer Datei.',
    filtered: 'Kein Vorschlag passt',
    filteredText: 'Nehmen Sie einen Filter oder die Suche weg, um mehr zu sehen.',
  },
};
