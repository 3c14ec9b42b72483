/** The German catalogue: its type holds it to every word of the English one. */
import type { Texts } from '../english/index.ts';
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

export const GERMAN: Texts = {
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
