/** The words of the settings about data and backups, in German. */
import type { Texts } from '../english/index.ts';
import { formatCount, formatQuantity } from '../format.ts';

export const SETTINGS_DATA: Texts['settings']['data'] = {
  title: 'Der Datenordner',
  note: 'Alles, was Sightline weiß, liegt hier und nirgends sonst',
  folder: 'Ordner',
  version: 'Version von Sightline',
  projects: 'Projekte',
  answers: 'Antworten',
  address: 'Lokale API',
  noAddress: 'Nicht angeboten',
  nextRun: 'Nächster Durchlauf',
  noRun: 'Keiner geplant',
  moving: {
    title: 'Umziehen und deinstallieren',
    elsewhere: 'Auf einen anderen Rechner',
    steps: [
      'Hier in eine Datei sichern und diese Datei auf den anderen Rechner kopieren.',
      'Dort Sightline installieren und die Datei unter Einstellungen › Daten & Sicherungen einspielen.',
      'Dort die Schlüssel der KI-Dienste eingeben und Sightline hier beenden: Zwei Rechner mit demselben Zeitplan zahlen doppelt.',
    ],
    keys: 'Schlüssel ziehen nicht mit um: Keine Sicherung enthält sie, und was sie verschlüsselt, bleibt bei diesem Rechner und Benutzerkonto.',
    uninstall: 'Wenn Sightline deinstalliert wird',
    stays: (folder) =>
      `Das Programm wird entfernt, samt seinen Links und dem Start bei der Anmeldung. Ihre Daten bleiben in ${folder}, bis Sie diesen Ordner löschen. Entfernen Sie gespeicherte Schlüssel vorher unter „KI-Dienste & Schlüssel“: Ein Schlüsselbund behält seine Einträge.`,
  },
  backups: 'Sicherungen',
  backupsNote: (folder) => `Automatische Sicherungen liegen in ${folder}`,
  automatic: (daily, weekly) => `Jeden Tag eine anlegen; ${daily} Tage und ${weekly} Wochen behalten`,
  automaticHint:
    'Komprimiert, und zusammen nie mehr als doppelt so groß wie die Daten; darüber hinaus werden zuerst die entbehrlichsten gelöscht. Die neueste bleibt immer.',
  skipped: (moment, reason) => `Die automatische Sicherung vom ${moment} war nicht möglich. Im Wortlaut: ${reason}`,
  backupTo: 'In eine Datei sichern',
  backupToHint: 'Ein absoluter Pfad auf diesem Rechner; eine vorhandene Datei wird nie ersetzt',
  choose: 'Auswählen…',
  backupPlaceholder: '/pfad/zur/sightline-sicherung.db',
  backupNow: 'Jetzt sichern',
  made: (path, size) => `Sicherung geschrieben: ${path}, ${size}`,
  replaced: (path, size) => `Sicherung anstelle der vorhandenen Datei geschrieben: ${path}, ${size}`,
  restore: {
    column: 'Einspielen',
    open: 'Einspielen …',
    openOf: (moment) => `Die Sicherung vom ${moment} einspielen …`,
    from: 'Aus einer Datei einspielen',
    fromHint: 'Ein absoluter Pfad auf diesem Rechner; die Datei wird zuerst geprüft',
    title: 'Diese Sicherung einspielen?',
    looking: 'Wird geprüft …',
    holds: 'Enthält',
    contents: (projects, names, answers) =>
      `${formatQuantity(projects, 'Projekt', 'Projekte')}${names}, ${formatQuantity(answers, 'Antwort', 'Antworten')}`,
    more: (count) => `${formatCount(count)} weitere`,
    newest: (moment) => `, die neueste vom ${moment}`,
    effect:
      'Sie ersetzt alles, was jetzt hier ist: Projekte, Antworten, Zahlen und Einstellungen. Laufende Fragen werden verworfen; die bei der Sicherung anstanden, werden neu gestellt.',
    kept: (folder) =>
      `Was jetzt hier ist, bleibt als weitere Sicherung in ${folder}, sodass es zurückgeholt werden kann. Gespeicherte Schlüssel der KI-Dienste gehören nicht zu Sicherungen und bleiben.`,
    confirm: 'Einspielen',
    working: 'Wird eingespielt. Zuerst wird aufgehoben, was jetzt hier ist …',
    done: 'Die Sicherung ist eingespielt',
    now: (contents) => `Jetzt: ${contents}.`,
    before: (contents) => `Vorher: ${contents}.`,
    keptAs: (name) => `Was vorher da war, ist aufgehoben als ${name}.`,
    undoing: 'Was vorher da war, wird zurückgeholt …',
    failed: 'Die Sicherung wurde nicht eingespielt',
    refused: 'Das lässt sich nicht einspielen',
    noRoom: (needed, free) =>
      `Auf der Platte ist zu wenig Platz: Diese Sicherung einzuspielen braucht zeitweise ${needed}, frei sind ${free}. Es wurde nichts geändert.`,
    damagedTexts: (count) =>
      `Die Texte von ${formatQuantity(count, 'Antwort', 'Antworten')} in dieser Sicherung sind beschädigt. Es wurde nichts geändert; wählen Sie möglichst eine andere Sicherung.`,
    acceptDamaged: 'Trotzdem einspielen …',
    withoutTexts: (count) =>
      `Texte oder Rohantworten von ${formatQuantity(count, 'Antwort', 'Antworten')} in dieser Sicherung lassen sich nicht lesen. Nach dem Einspielen bleiben sie unlesbar; Zahlen und alles andere bleiben erhalten.`,
    confirmDamaged: 'Mit Schäden einspielen',
    refusals: {
      backup_missing: 'Diese Datei gibt es nicht. Es wurde nichts geändert.',
      backup_foreign: 'Diese Datei ist keine Sicherung von Sightline. Es wurde nichts geändert.',
      backup_damaged: 'Diese Sicherung ist beschädigt. Es wurde nichts geändert; wählen Sie eine andere.',
      backup_newer:
        'Diese Sicherung stammt aus einer neueren Version von Sightline. Aktualisieren Sie Sightline zuerst; es wurde nichts geändert.',
      busy: 'Ein Import oder ein anderer langer Vorgang läuft. Versuchen Sie es danach noch einmal; es wurde nichts geändert.',
      restoring: 'Es wird schon eine Sicherung eingespielt.',
      disk_full:
        'Auf dem Datenträger ist nicht genug Platz: Gebraucht wird das Dreifache der Daten. Es wurde nichts geändert.',
    },
  },
  noBackup: 'Noch keine Sicherung',
  saved: 'Gesichert',
  kind: 'Angelegt',
  kinds: {
    automatic: 'Jeden Tag',
    migration: 'Vor einem Update',
    replaced: 'Vor einem Einspielen',
    own: 'Von Hand',
  },
  size: 'Größe',
  file: 'Datei',
  doctor: 'Ist alles in Ordnung?',
  doctorNote: 'Liest den ganzen Ordner und zählt jede Zahl nach',
  check: 'Jetzt prüfen',
  repair: 'Zahlen reparieren',
  setAside: (count: number) =>
    `${formatQuantity(count, 'beschädigte Antwort', 'beschädigte Antworten')} aussondern und Zahlen reparieren`,
  setAsideNote:
    'Eine beschädigte Antwort wird aus allen Zahlen herausgenommen. Was von ihr übrig ist, bleibt gesondert im Datenordner. Eine Sicherung aus der Zeit vor dem Schaden bringt den Text zurück.',
  named: (count: number) => `${formatQuantity(count, 'Antwort', 'Antworten')} zeigen`,
  damagedParts: {
    text: 'Text',
    replies: 'Rohantwort',
    place: 'Ort im Ordner',
    counted: 'Was von ihr gezählt wird',
    setAside: 'Ausgesondert',
  },
  notAnswered: 'Noch keine Antwort',
  sound: 'In Ordnung',
  fault: 'Fehler',
  retention: 'Rohantworten',
  retentionNote: 'Was die KI-Dienste schickten, als Beleg neben den Antworten aufbewahrt',
  retentionDays: 'Aufbewahren (Tage)',
  retentionHint: 'Leer: für immer. Die Antworten selbst werden dadurch nie gelöscht.',
};
