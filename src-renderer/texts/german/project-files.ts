/** Ein Projekt als Datei: speichern und wieder öffnen. */
import type { PROJECT_FILES as ENGLISH } from '../english/project-files.ts';
import { formatQuantity } from '../format.ts';

export const PROJECT_FILES: typeof ENGLISH = {
  title: 'Als Datei speichern',
  note: 'Das ganze Projekt in einer Datei, für einen anderen Rechner oder zum Aufbewahren. Schlüssel sind nie enthalten.',
  savePath: 'Datei auf diesem Rechner',
  openTitle: 'Eine Projektdatei öffnen',
  openText:
    'Eine Datei mit der Endung .sightline enthält ein ganzes Projekt. Sie sehen, was darin ist, bevor sich etwas ändert.',
  path: 'Projektdatei auf diesem Rechner',
  pathHint: 'Zum Beispiel /pfad/zu/kunde.sightline',
  choose: 'Auswählen …',
  passphrase: 'Passphrase der Datei',
  newPassphrase: 'Passphrase (optional)',
  passphraseHint: 'Ohne sie kann niemand die Datei wieder öffnen, auch Sie nicht.',
  save: 'Speichern',
  saving: 'Das Projekt wird gespeichert',
  saved: (answers, path, size) =>
    `${formatQuantity(answers, 'Antwort', 'Antworten')} in ${path} gespeichert (${size}).`,
  look: 'Inhalt ansehen',
  holds: 'Was die Datei enthält',
  project: 'Projekt',
  test: 'Test',
  savedAt: 'Gespeichert',
  savedBy: (when, version) => `${when} von Sightline ${version}`,
  answers: 'Antworten',
  until: (answers, last) => `${answers}, die letzte vom ${last}`,
  size: 'Größe',
  there: (name, answers) =>
    `${name} gibt es in diesem Ordner schon, mit ${formatQuantity(answers, 'Antwort', 'Antworten')}.`,
  thereRemoved: (name) => `${name} gibt es in diesem Ordner schon, unter den entfernten Projekten.`,
  beside: 'Die Datei als Kopie daneben öffnen',
  replace: 'Durch die Datei ersetzen; was hier seitdem geschah, geht verloren',
  doOpen: 'Projekt öffnen',
  doReplace: 'Projekt ersetzen',
  opening: 'Das Projekt wird geöffnet',
  opened: (name) => `${name} ist geöffnet.`,
  heldSchedule: 'Geplante Läufe und Berichte warten, bis Sie sie in den Einstellungen starten.',
  heldJudge: 'Das Bewertungsmodell wartet, bis Sie es in den Einstellungen starten.',
  held: 'Geplante Läufe und Berichte warten',
  heldText:
    'Das Projekt kam aus einer Datei. Wo sie gespeichert wurde, laufen dieselben Zeitpläne vielleicht weiter: Alles würde doppelt gefragt, bezahlt und erstellt.',
  start: 'Hier starten',
};
