/** The words of the settings about data files, in German. */
import type { Texts } from '../english/index.ts';
import { formatQuantity } from '../format.ts';

export const SETTINGS_DATA_FILES: Texts['settings']['dataFiles'] = {
  title: 'Dateien für andere Programme',
  note: 'Antworten und Kennzahlen als Tabellen nach Monaten; was sich nicht geändert hat, wird nicht noch einmal geschrieben',
  folder: 'Ordner',
  folderHint: 'Ein absoluter Pfad auf diesem Rechner, auch auf einem Netzlaufwerk; nicht im Datenordner',
  placeholder: '/pfad/zum/ordner',
  choose: 'Auswählen…',
  format: 'Format',
  formats: { parquet: 'Parquet', csv: 'CSV', ndjson: 'NDJSON' },
  from: 'Ab Monat',
  fromHint: 'Etwa 2026-01; leer: von Anfang an',
  projects: 'Projekte',
  projectsHint:
    'Keines gewählt: alle außer dem Beispiel. Dateien nicht gewählter Projekte verschwinden aus dem Ordner.',
  tables: 'Tabellen',
  tableNames: {
    answers: 'Antworten',
    mentions: 'Nennungen',
    citations: 'Quellenangaben',
    fanouts: 'Suchanfragen der KI-Dienste',
    daily_figures: 'Kennzahlen nach Tagen',
    prompts: 'Prompts',
    tags: 'Tags',
    brands: 'Marken',
    calls: 'Abfragen und Kosten',
    runs: 'Durchläufe',
    tasks: 'Aufgaben',
    attribution: 'Attribution',
  },
  withText: 'Mit den Texten der Antworten',
  write: 'Dateien schreiben',
  stop: 'Anhalten',
  working: 'Es wird gesucht, was sich geändert hat…',
  progress: (done, total) => `${done} von ${total} Dateien`,
  written: (files, rows, size, seconds) =>
    `${formatQuantity(files, 'Datei', 'Dateien')} in ${seconds} geschrieben: ${formatQuantity(rows, 'Zeile', 'Zeilen')}, ${size}.`,
  nothing: 'Seit dem letzten Mal hat sich nichts geändert: keine Datei wurde geschrieben.',
  unchanged: (files) => `${formatQuantity(files, 'Datei war', 'Dateien waren')} noch richtig.`,
  removed: (files) => `${formatQuantity(files, 'Datei wurde', 'Dateien wurden')} entfernt.`,
  months: (months) => `Monate: ${months}.`,
  at: (path) => `Sie liegen in ${path}.`,
};
