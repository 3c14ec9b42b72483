/** The German catalogue: its type holds it to every word of the English one. */
import type { Texts } from '../english/index.ts';
import { APP } from './app.ts';
import { CHARTS } from './charts.ts';
import { FILTERS } from './filters.ts';
import { OVERVIEW } from './overview.ts';
import { REPORTS } from './reports.ts';
import { RUNS } from './runs.ts';
import { SETUP } from './setup.ts';
import { TABLE } from './table.ts';
import { UI } from './ui.ts';
import { WELCOME } from './welcome.ts';

export const GERMAN: Texts = {
  app: APP,
  charts: CHARTS,
  filters: FILTERS,
  overview: OVERVIEW,
  reports: REPORTS,
  runs: RUNS,
  setup: SETUP,
  table: TABLE,
  ui: UI,
  welcome: WELCOME,
};
