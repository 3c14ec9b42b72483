/** The English catalogue: every word that the app says. It is the shape that other languages must fill. */
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

export const ENGLISH = {
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

export type Texts = typeof ENGLISH;
