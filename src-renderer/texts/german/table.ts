/** The words of tables, in German. */
import { SCOPE_GERMAN } from '#shared/scope-note/german.ts';

import type { Texts } from '../english/index.ts';
import { choosePlural } from '../format.ts';

export const TABLE: Texts['table'] = {
  saved: {
    end: (column, interval, isLow) => `${column}: ${interval}, ${isLow ? 'unten' : 'oben'}`,
    prompts: (column) => `${column}: Prompts`,
    verdict: (column) => `${column}: Urteil`,
  },
  columns: 'Spalten wählen',
  save: { label: 'Tabelle speichern', csv: 'CSV (Kommas, Dezimalpunkte)', excel: 'CSV für Excel hier' },
  selectAll: 'Alle Zeilen auswählen',
  selectRow: (row) => `Zeile ${row} auswählen`,
  rows: (count, total) => `${count} ${choosePlural(total, 'Zeile', 'Zeilen')}`,
  rowsOf: (shown, total) => `${shown} von ${total} Zeilen`,
  scope: SCOPE_GERMAN,
};
