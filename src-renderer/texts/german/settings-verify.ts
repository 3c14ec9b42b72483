/** The words of verifying engines, in German. */
import type { Texts } from '../english/index.ts';

export const SETTINGS_VERIFY: Texts['settings']['verify'] = {
  title: 'Halten die Zugänge noch, was sie versprechen?',
  note: 'Jedem Zugang mit Schlüssel wird eine kostenpflichtige Frage gestellt; was er schickt, wird Punkt für Punkt geprüft',
  open: 'Zugänge prüfen',
  service: 'Zugang',
  engine: 'KI-Dienst',
  last: 'Zuletzt geprüft',
  never: 'Nie',
  result: 'Ergebnis',
  lastOf: 'Zuletzt geprüft',
  noKeys: 'Noch kein Zugang hat einen Schlüssel. Speichern Sie oben einen, dann lässt er sich prüfen.',
  question:
    'Modelllisten und Konten werden kostenlos abgefragt. Danach bekommt jeder Zugang eine kostenpflichtige Frage zum Mindestlohn in Deutschland. Zuletzt folgen ein Schlüssel und ein Modell, die es nicht gibt; beide werden kostenlos abgelehnt.',
  ceiling: 'Höchstens',
  total: 'Alles zusammen höchstens',
  held: 'Entfällt: Die monatliche Kostengrenze lässt das nicht zu',
  above: (most) => `Mehr als ${most} erlauben; sonst entfällt, was nicht mehr darunter passt`,
  start: 'Kostenpflichtig prüfen',
  working: (done, all) => `Prüfung läuft: ${done} von ${all} Zugängen sind fertig. Das dauert bis zu fünf Minuten.`,
  background: 'Sie läuft weiter, auch wenn Sie dieses Fenster schließen.',
  saveText: 'Bericht speichern',
  saveJson: 'Als JSON speichern',
  fileName: 'sightline-pruefung',
};
