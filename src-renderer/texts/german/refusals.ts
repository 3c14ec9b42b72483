/** Why the core refused something, in German. */
import type { ErrorDetails, ValidationIssue } from '#shared/app-error.ts';
import type { ErrorReason } from '#shared/vocabulary/error-reasons.ts';
import type { IssueCode } from '#shared/vocabulary/issue-codes.ts';
import type { CheckName, Refusals } from '../english/refusals.ts';
import { DASH, formatBytes, formatCount, formatList, formatQuantity } from '../format.ts';

const always = (text: string) => () => text;

const toCount = (value: unknown) => (typeof value === 'number' ? formatCount(value) : DASH);
const toQuantity = (value: unknown, one: string, many: string) =>
  typeof value === 'number' ? formatQuantity(value, one, many) : `${DASH} ${many}`;

/** Every reason has a sentence: a test holds it to the closed list. */
const REASONS: Readonly<Record<ErrorReason, (details: ErrorDetails) => string>> = {
  insufficient_scope: always('Dieser Schlüssel darf das nicht.'),
  host_not_allowed: always('Sightline antwortet nur auf diesem Rechner.'),
  agency_limit: ({ limit, projectedMonthlyAnswers, includedResults }) =>
    limit === 'answers'
      ? `Das ergäbe ${toQuantity(projectedMonthlyAnswers, 'Antwort', 'Antworten')} im Monat; Ihr Tarif enthält ${toCount(includedResults)}. Fragen Sie seltener, oder wählen Sie in den Einstellungen einen anderen Tarif.`
      : 'In Ihrem Tarif ist kein Platz für ein weiteres Projekt. Entfernen Sie eines, oder wählen Sie in den Einstellungen einen anderen Tarif.',
  model_limit: ({ limit }) => `Ihr Tarif erlaubt je Projekt höchstens ${toQuantity(limit, 'KI-Dienst', 'KI-Dienste')}.`,
  model_not_available: ({ models }) =>
    `Ihr Tarif enthält nicht: ${toNames(models)}. Lassen Sie das weg, oder wählen Sie in den Einstellungen einen anderen Tarif.`,
  prompt_budget_exceeded: ({ projectedSlots, promptLimit }) =>
    `Ihr Tarif reicht für ${toQuantity(promptLimit, 'Kombination', 'Kombinationen')} aus Prompt und KI-Dienst; dies wären ${toCount(projectedSlots)}. Nehmen Sie weniger von einem.`,
  prompt_limit: ({ limit }) =>
    `Ihr Tarif erlaubt je Projekt höchstens ${toQuantity(limit, 'Prompt', 'Prompts')}. Archivieren Sie einen, oder wählen Sie in den Einstellungen einen anderen Tarif.`,
  pitch_prompt_limit: ({ limit }) =>
    `Ein Pitch fasst höchstens ${toQuantity(limit, 'Prompt', 'Prompts')}. Archivieren Sie einen, oder machen Sie aus dem Pitch ein Kundenprojekt.`,
  pitch_expired: always(
    'Der Zeitraum dieses Pitches ist vorbei. Machen Sie daraus ein Kundenprojekt, um fortzufahren.',
  ),
  pitch_project_limit: always(
    'Alle Pitches Ihres Tarifs sind vergeben. Wandeln Sie einen um oder entfernen Sie ihn, oder wählen Sie einen Agenturtarif.',
  ),
  answers_lost: always('Es fehlen Antworten, die schon gespeichert waren. Starten Sie Sightline neu.'),
  backup_damaged: always('Diese Sicherung ist beschädigt. Es wurde nichts geändert.'),
  backup_foreign: always('Diese Datei ist keine Sicherung von Sightline.'),
  backup_missing: always('Diese Sicherung gibt es nicht.'),
  backup_newer: always('Diese Sicherung stammt aus einer neueren Version von Sightline. Aktualisieren Sie zuerst.'),
  busy: always('Ein Import oder eine andere lange Arbeit läuft noch. Versuchen Sie es danach wieder.'),
  closing: always('Sightline wird gerade beendet.'),
  damaged: always('Die Datenbank ist beschädigt. Prüfen Sie sie unter „Daten & Sicherungen“.'),
  damaged_in_use: always(
    'Die Datenbank ist beschädigt und noch in Gebrauch. Beenden Sie jedes Sightline und starten Sie neu.',
  ),
  database_damaged: always('Die Datenbank ist beschädigt.'),
  database_missing: always('Die Datenbank ist nicht mehr da.'),
  desktop_only: always('Das kann nur die Desktop-App.'),
  development_schema: always('Dieser Datenordner stammt aus einer Entwicklungsversion und lässt sich nicht lesen.'),
  disk_fault: always('Der Datenträger meldet einen Fehler. Prüfen Sie ihn, und legen Sie eine Sicherung an.'),
  export_stopped: always('Der Export wurde angehalten. Es wurde nichts geändert.'),
  import_stopped: always('Der Import wurde angehalten. Es wurde nichts geändert.'),
  exporting: always('In diesen Ordner schreibt gerade ein anderer Export. Warten Sie, bis er fertig ist.'),
  disk_full: ({ neededBytes, freeBytes }) =>
    typeof neededBytes === 'number' && typeof freeBytes === 'number'
      ? `Auf dem Datenträger ist zu wenig Platz: Gebraucht werden ${formatBytes(neededBytes)}, frei sind ${formatBytes(freeBytes)}.`
      : 'Auf dem Datenträger ist kein Platz mehr. Es wurde nichts halb gespeichert.',
  file_exists: always('Unter diesem Namen gibt es schon eine Datei; sie wird nicht überschrieben.'),
  file_handles: always('Dieser Prozess darf zu wenige Dateien zugleich öffnen.'),
  folder_gone: always('Der Datenordner ist weg.'),
  changed_since: always('Diese Namen sind seitdem geändert worden. Nehmen Sie zuerst die neuere Änderung zurück.'),
  folder_missing: always(
    'Diesen Ordner gibt es nicht, und anlegen lässt er sich nicht. Wählen Sie einen anderen, oder verbinden Sie das Laufwerk.',
  ),
  in_use: always('Danach richtet sich noch ein Zeitplan. Ändern Sie zuerst ihn.'),
  judge_off: always('Das Bewertungsmodell dieses Projekts ist ausgeschaltet.'),
  judge_unreachable: always(
    'Das Bewertungsmodell lässt sich nicht fragen: Es fehlt ein Schlüssel, oder der Zugang ist unbekannt.',
  ),
  key_locked: always('Der gespeicherte Schlüssel lässt sich hier nicht öffnen. Speichern Sie ihn erneut.'),
  file_cancelled: always('Der Vorgang wurde abgebrochen. Nichts wurde geändert.'),
  file_damaged: always(
    'Die Projektdatei ist beschädigt oder unvollständig. Nichts wurde geändert; nehmen Sie eine andere Kopie davon.',
  ),
  file_foreign: always('Das ist keine Projektdatei von Sightline. Nichts wurde geändert.'),
  file_newer: always(
    'Die Projektdatei stammt von einer neueren Version von Sightline. Nichts wurde geändert; aktualisieren Sie zuerst diese hier.',
  ),
  import_under_way: always(
    'In dieses Projekt werden gerade Antworten importiert. Speichern Sie es, sobald das fertig ist.',
  ),
  passphrase_missing: always('Die Projektdatei ist verschlossen. Geben Sie ihre Passphrase an.'),
  passphrase_wrong: always('Diese Passphrase öffnet die Projektdatei nicht. Nichts wurde geändert.'),
  project_there: always(
    'Dieses Projekt gibt es in diesem Ordner schon. Ersetzen Sie es, oder öffnen Sie die Datei als Kopie daneben.',
  ),
  keys_unreadable: always(
    'Die Datei mit den gespeicherten Schlüsseln ist nicht lesbar. Legen Sie sie beiseite, und speichern Sie die Schlüssel erneut.',
  ),
  locked: always('Ein anderes Programm hält die Datenbank fest. Versuchen Sie es gleich noch einmal.'),
  log_gone: always(
    'Das Write-Ahead-Log der Datenbank wurde entfernt, ersetzt oder gekürzt. Sie wird neu geöffnet; versuchen Sie es gleich noch einmal.',
  ),
  name_taken: always('Diesen Namen gibt es schon.'),
  newer_schema: always('Dieser Datenordner braucht eine neuere Version von Sightline.'),
  no_active_prompt: always('Es gibt keinen aktiven Prompt. Fügen Sie zuerst einen hinzu.'),
  no_data: always('In diesem Ordner sind keine Daten von Sightline.'),
  no_key_place: always('Auf diesem Rechner gibt es keinen sicheren Ort für Schlüssel. Nutzen Sie Umgebungsvariablen.'),
  no_print_browser: always(
    'Hier kann nichts ein PDF drucken: Installieren Sie Chrome, Chromium oder Edge, oder speichern Sie den Bericht als HTML, das jeder Browser druckt.',
  ),
  no_update_feed: always('Dieser Build kennt keine Adresse, unter der neue Versionen stehen.'),
  nothing_to_freeze: always('In diesem Zeitraum gibt es keine Antworten, die man festhalten könnte.'),
  not_restored: always('Die Sicherung ließ sich nicht einspielen. Einzelheiten stehen im Protokoll.'),
  not_undoable: always('Hier haben sich Regeln des Programms geändert; das lässt sich nicht zurücknehmen.'),
  not_printed: always(
    'Der Browser konnte den Bericht nicht drucken. Speichern Sie ihn als HTML, das jeder Browser druckt, oder nennen Sie in SIGHTLINE_BROWSER einen anderen Browser.',
  ),
  not_served: always('Für diesen Datenordner läuft keine App und kein Server.'),
  read_only: always('In den Datenordner kann nicht geschrieben werden. Prüfen Sie seine Rechte.'),
  restoring: always('Gerade wird eine Sicherung eingespielt. Versuchen Sie es danach wieder.'),
  run_over: always('Dieser Durchlauf ist schon zu Ende.'),
  task_closed: always('Diese Aufgabe ist abgeschlossen. Sie kann nur wieder geöffnet werden.'),
  tracked_already: always('Diese Marke wird schon beobachtet.'),
  foreign_sender: always('Nur die App selbst darf das.'),
  unreachable: always('Sightline antwortet nicht.'),
};

function toNames(models: unknown): string {
  return Array.isArray(models) ? formatList(models.map(String)) : DASH;
}

const ISSUES: Readonly<Record<IssueCode, (limit: number) => string>> = {
  required: () => 'fehlt',
  unknown: () => 'ist hier nicht bekannt',
  type: () => 'hat nicht die erwartete Form',
  too_short: (limit) => `braucht mindestens ${formatCount(limit)} Zeichen`,
  too_long: (limit) => `darf höchstens ${formatCount(limit)} Zeichen haben`,
  too_few: (limit) => `braucht mindestens ${formatQuantity(limit, 'Eintrag', 'Einträge')}`,
  too_many: (limit) => `darf höchstens ${formatQuantity(limit, 'Eintrag', 'Einträge')} haben`,
  too_small: (limit) => `muss mindestens ${formatCount(limit)} sein`,
  too_large: (limit) => `darf höchstens ${formatCount(limit)} sein`,
  not_one_of: () => 'ist keiner der möglichen Werte',
  email: () => 'ist keine E-Mail-Adresse, zum Beispiel name@example.com',
  url: () => 'ist keine Webadresse, zum Beispiel https://example.com',
  date: () => 'ist kein Datum',
  datetime: () => 'ist kein Zeitpunkt mit Zeitzone',
  time: () => 'ist keine Uhrzeit, zum Beispiel 07:00',
  domain: () => 'ist keine Domain, zum Beispiel example.com',
  one_line: () => 'muss in einer Zeile stehen, ohne Steuerzeichen',
  control_characters: () => 'darf keine Steuerzeichen enthalten',
};

function describeIssue(field: string, { code, limit = 0, message }: ValidationIssue): string {
  const name = field.replace(/^line (\d+)$/, 'Zeile $1');
  if (code !== undefined) return `${name} ${ISSUES[code](limit)}`;
  return `${name === '' ? 'Die Eingabe' : name} wurde nicht angenommen. Im Wortlaut: ${message}`;
}

const CHECKS: Readonly<Record<CheckName, { sound: string; fault: string }>> = {
  integrity: { sound: 'Die Datenbankdatei ist unversehrt.', fault: 'Die Datenbankdatei ist beschädigt.' },
  references: { sound: 'Alle Verweise führen irgendwohin.', fault: 'Einige Verweise führen ins Leere.' },
  contents: {
    sound: 'Der Text jeder Antwort ist da und unverändert.',
    fault: 'Texte von Antworten sind beschädigt.',
  },
  replies: {
    sound: 'Jede aufbewahrte Rohantwort ist, wie sie kam.',
    fault: 'Aufbewahrte Rohantworten sind beschädigt; aus ihnen wird keine Antwort mehr.',
  },
  moments: {
    sound: 'Jede Antwort hat einen möglichen Zeitpunkt.',
    fault: 'Einige Antworten haben einen Zeitpunkt, den es nicht geben kann.',
  },
  rollups: {
    sound: 'Die Zahlen je Tag stimmen mit den Antworten überein.',
    fault: 'Zahlen einzelner Tage stimmen nicht mit den Antworten überein.',
  },
  money: {
    sound: 'Das Kontobuch und die Ausgaben stimmen überein.',
    fault: 'Das Kontobuch und die Ausgaben stimmen nicht überein.',
  },
  search: {
    sound: 'Der Suchindex kennt jede Antwort.',
    fault: 'Dem Suchindex fehlen Antworten.',
  },
  set_aside: {
    sound: 'Beschädigte Antworten sind ausgesondert und zählen nirgends.',
    fault: 'Beschädigte Antworten sind ausgesondert und zählen nirgends.',
  },
};

export const REFUSALS: Refusals = {
  reasons: REASONS,
  issue: describeIssue,
  checks: CHECKS,
  fields: {
    accountName: 'Name',
    aliases: 'Andere Namen',
    amountUsd: 'Betrag',
    answeredAt: 'Gesehen am',
    assignee: 'Zuständig',
    baseUrl: 'Basisadresse',
    brandAliases: 'Andere Namen',
    capUsd: 'Kostengrenze',
    caseSensitiveAliases: 'Namen, Buchstabe für Buchstabe',
    competitors: 'Wettbewerber',
    concurrency: 'Höchstens Abfragen zugleich',
    country: 'Land',
    currency: 'Währung',
    description: 'Beschreibung',
    domain: 'Domain',
    domainAliases: 'Weitere Domains',
    email: 'E-Mail',
    endDate: 'Letzter Tag',
    excludedPhrases: 'Ausgeschlossene Wendungen',
    withoutRules: 'Schreibweisen, die zählen',
    nearbyWords: 'Wörter, von denen eines in der Nähe stehen muss',
    key: 'Schlüssel',
    language: 'Sprache',
    maxOutputTokens: 'Längste Antwort',
    model: 'Modell',
    models: 'KI-Dienste',
    monthlyCapUsd: 'Monatliche Kostengrenze',
    name: 'Name',
    paceMs: 'Mindestabstand der Abfragen',
    path: 'Datei',
    perUsd: 'Wechselkurs',
    prompt: 'Prompt',
    promptId: 'Prompt',
    promptIds: 'Prompts',
    prompts: 'Prompts',
    route: 'Zugang',
    samplesPerRun: 'Antworten je Prompt und KI-Dienst',
    sections: 'Abschnitte',
    sources: 'Quellen',
    startDate: 'Erster Tag',
    tags: 'Tags',
    text: 'Antwort',
    timeoutMs: 'Längste Wartezeit',
    timeZone: 'Zeitzone',
    title: 'Titel',
    websiteUrl: 'Website',
  },
};
