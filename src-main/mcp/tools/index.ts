/** All tools, in the order in which they are listed: what a conversation begins with first. */
import { addPrompts } from './add-prompts.ts';
import { buildReport } from './build-report.ts';
import { competitors } from './competitors.ts';
import { explainChange } from './explain-change.ts';
import { explainNumber } from './explain-number.ts';
import { fanOuts } from './fan-outs.ts';
import { findAnswers } from './find-answers.ts';
import { forecast } from './forecast.ts';
import { getAnswer } from './get-answer.ts';
import { listProjects } from './list-projects.ts';
import { overview } from './overview.ts';
import { prompts } from './prompts.ts';
import { runPrompts } from './run-prompts.ts';
import { sourcesAndGaps } from './sources-and-gaps.ts';
import { tasks } from './tasks.ts';
import type { Tool } from './tool.ts';

export const TOOLS: readonly Tool[] = [
  listProjects,
  overview,
  explainNumber,
  explainChange,
  competitors,
  sourcesAndGaps,
  findAnswers,
  getAnswer,
  prompts,
  fanOuts,
  tasks,
  forecast,
  buildReport,
  addPrompts,
  runPrompts,
];
