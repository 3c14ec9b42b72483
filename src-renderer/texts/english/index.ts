/** The English catalogue: every word that the app says. It is the shape that other languages must fill. */
import { ANSWERS } from './answers.ts';
import { APP } from './app.ts';
import { CHARTS } from './charts.ts';
import { FILTERS } from './filters.ts';
import { OVERVIEW } from './overview.ts';
import { RUNS } from './runs.ts';
import { TABLE } from './table.ts';
import { UI } from './ui.ts';
import { VIEWER } from './viewer.ts';
import { WELCOME } from './welcome.ts';

export const ENGLISH = {
  answers: ANSWERS,
  app: APP,
  charts: CHARTS,
  filters: FILTERS,
  overview: OVERVIEW,
  runs: RUNS,
  table: TABLE,
  ui: UI,
  viewer: VIEWER,
  welcome: WELCOME,
};

export type Texts = typeof ENGLISH;
