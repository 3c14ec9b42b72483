/** The options of commands that print figures of a project: which days, and which answers. */
import type { Command } from 'commander';

import { collect } from './session.ts';

export function addScope(command: Command): Command {
  return command
    .requiredOption('--project <id>')
    .option('--timeframe <days>', 'such as 7d; ends yesterday. 30d when left out')
    .option('--from <day>', 'first day, YYYY-MM-DD, UTC; needs --to')
    .option('--to <day>', 'last day, inclusive')
    .option('--model <engine>', 'only this engine; may be repeated', collect)
    .option('--language <code>')
    .option('--tag <name>', 'only prompts with this tag; may be repeated', collect)
    .option('--json', 'print JSON');
}

interface ScopeOptions {
  project: string;
  timeframe?: string;
  from?: string;
  to?: string;
  model?: string[];
  language?: string;
  tag?: string[];
}

export function toScope({ project: projectId, timeframe, from, to, model, language, tag }: ScopeOptions) {
  return { projectId, timeframe, startDate: from, endDate: to, model, language, tags: tag };
}
