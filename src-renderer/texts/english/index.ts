/** The English catalogue: every word that the app says. It is the shape that other languages must fill. */
import { APP } from './app.ts';
import { ATTRIBUTION } from './attribution.ts';
import { CHARTS } from './charts.ts';
import { COSTS } from './costs.ts';
import { FILTERS } from './filters.ts';
import { OVERVIEW } from './overview.ts';
import { PROMPT } from './prompt.ts';
import { PROMPTS } from './prompts.ts';
import { RUNS } from './runs.ts';
import { TABLE } from './table.ts';
import { TASKS } from './tasks.ts';
import { UI } from './ui.ts';
import { WELCOME } from './welcome.ts';

export const ENGLISH = {
  app: APP,
  attribution: ATTRIBUTION,
  charts: CHARTS,
  costs: COSTS,
  filters: FILTERS,
  overview: OVERVIEW,
  prompt: PROMPT,
  prompts: PROMPTS,
  runs: RUNS,
  table: TABLE,
  tasks: TASKS,
  ui: UI,
  welcome: WELCOME,
};

export type Texts = typeof ENGLISH;
