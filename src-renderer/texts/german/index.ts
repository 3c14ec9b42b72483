/** The German catalogue: its type holds it to every word of the English one. */
import { TESTS_GERMAN } from '#shared/engine-tests/german.ts';
import { NOTICES_GERMAN } from '#shared/notices/german.ts';
import { VERIFICATION_GERMAN } from '#shared/verification/german.ts';

import type { Texts } from '../english/index.ts';
import { ANSWERS } from './answers.ts';
import { APP } from './app.ts';
import { ATTRIBUTION } from './attribution.ts';
import { CHARTS } from './charts.ts';
import { COMPETITORS } from './competitors.ts';
import { COSTS } from './costs.ts';
import { COVERAGE } from './coverage.ts';
import { DESKTOP } from './desktop.ts';
import { EXPLAIN } from './explain.ts';
import { FANOUTS } from './fanouts.ts';
import { FIGURES } from './figures.ts';
import { FILTERS } from './filters.ts';
import { FIND_PROMPTS } from './find-prompts.ts';
import { HISTORY } from './history.ts';
import { IMPORTS } from './imports.ts';
import { JUDGE } from './judge.ts';
import { METHODOLOGY } from './methodology.ts';
import { NAMING } from './naming.ts';
import { OPINIONS } from './opinions.ts';
import { OVERVIEW } from './overview.ts';
import { PLAN } from './plan.ts';
import { PORTFOLIO } from './portfolio.ts';
import { PROJECT_FILES } from './project-files.ts';
import { PROMPT } from './prompt.ts';
import { PROMPTS } from './prompts.ts';
import { PROOF } from './proof.ts';
import { REFUSALS } from './refusals.ts';
import { REMOVAL } from './removal.ts';
import { REPORTS } from './reports.ts';
import { RUNS } from './runs.ts';
import { SETTINGS } from './settings.ts';
import { SETUP } from './setup.ts';
import { SOURCES } from './sources.ts';
import { TABLE } from './table.ts';
import { TASKS } from './tasks.ts';
import { UI } from './ui.ts';
import { VIEWER } from './viewer.ts';
import { WELCOME } from './welcome.ts';

export const GERMAN: Texts = {
  answers: ANSWERS,
  app: APP,
  attribution: ATTRIBUTION,
  charts: CHARTS,
  competitors: COMPETITORS,
  costs: COSTS,
  coverage: COVERAGE,
  desktop: DESKTOP,
  engineTests: TESTS_GERMAN,
  explain: EXPLAIN,
  fanouts: FANOUTS,
  findPrompts: FIND_PROMPTS,
  figures: FIGURES,
  filters: FILTERS,
  history: HISTORY,
  imports: IMPORTS,
  notices: NOTICES_GERMAN,
  judge: JUDGE,
  methodology: METHODOLOGY,
  naming: NAMING,
  opinions: OPINIONS,
  overview: OVERVIEW,
  plan: PLAN,
  portfolio: PORTFOLIO,
  projectFiles: PROJECT_FILES,
  prompt: PROMPT,
  prompts: PROMPTS,
  proof: PROOF,
  refusals: REFUSALS,
  removal: REMOVAL,
  reports: REPORTS,
  runs: RUNS,
  settings: SETTINGS,
  setup: SETUP,
  sources: SOURCES,
  table: TABLE,
  tasks: TASKS,
  ui: UI,
  verification: VERIFICATION_GERMAN,
  viewer: VIEWER,
  welcome: WELCOME,
};
