/** The words of the primitives, in German. */
import type { Texts } from '../english/index.ts';
import { formatQuantity } from '../format.ts';

export const UI: Texts['ui'] = {
  retry: 'Noch einmal versuchen',
  search: 'Suchen',
  close: 'Schließen',
  keys: { control: 'Strg', enter: 'Enter' },
  undo: 'Rückgängig',
  cancel: 'Abbrechen',
  save: 'Speichern',
  nothingFound: 'Nichts gefunden',
  explain: (name) => `${name} erklären`,
  key: {
    works: (model, duration) => `Es funktioniert: ${model} hat in ${duration} geantwortet.`,
    refused: 'Er wurde nicht gespeichert.',
    refusedKept: (ending) => `Er wurde nicht gespeichert: Der bisherige Schlüssel${ending} bleibt in Gebrauch.`,
    savedAnyhow: 'Der Schlüssel ist gespeichert, aber die Testabfrage kam nicht durch.',
  },
  errors: {
    unreachable: {
      title: 'Sightline antwortet nicht',
      help: 'Ihre Daten sind sicher gespeichert. Prüfen Sie, ob Sightline noch läuft, und versuchen Sie es noch einmal.',
    },
    folderGone: {
      title: 'Der Datenordner ist weg',
      help: 'Er wurde verschoben oder gelöscht, oder sein Laufwerk wurde getrennt. Bis er wieder da ist, wird nichts gefragt und nichts gespeichert; Antworten, die noch eintreffen, bleiben erhalten. Legen Sie den Ordner zurück, dann macht Sightline von selbst weiter.',
    },
    answersLost: {
      title: 'Gespeicherte Antworten fehlen',
      help: (answers, stored, moment) =>
        `Die Datenbank enthält ${formatQuantity(answers, 'Antwort', 'Antworten')}; am ${moment} waren es ${stored}. Ihr Write-Ahead-Log ging verloren oder wurde beschädigt. Bis Sie entscheiden, wird nichts gefragt und nichts gespeichert.`,
      backup: (path, answers) =>
        `Die neueste gute Sicherung, ${path}, hat ${formatQuantity(answers, 'Antwort', 'Antworten')}. So spielen Sie sie ein:`,
      noBackup: 'Im Datenordner gibt es keine gute Sicherung.',
      goOn: 'So machen Sie mit den vorhandenen Antworten weiter:',
      desktop: 'Die Desktop-App stellt Sie beim nächsten Start vor diese Wahl.',
    },
    missing: {
      title: 'Das ist nicht mehr hier',
      help: 'Es wurde entfernt, oder die Adresse stimmt nicht.',
    },
    refused: {
      title: 'Sightline hat diese Anfrage abgelehnt',
      help: 'Es wurde nichts geändert. Der Grund steht darunter.',
    },
    internal: {
      title: 'Das konnte nicht geladen werden',
      help: 'Ihre Daten sind sicher. Versuchen Sie es noch einmal; wenn es wieder geschieht, steht der Grund im Protokoll im Datenordner.',
    },
  },
};
