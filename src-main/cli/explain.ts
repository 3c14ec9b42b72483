/** `explain change`, `explain number`: where a change comes from, and what a figure is made of. */
import type { Command } from 'commander';
import type { OperationInput } from '#shared/contract/index.ts';
import { CHANGE_GROUPS, EXPLAINED_FIGURES } from '#shared/vocabulary/figures.ts';
import { toChangeLines, toNumberLines } from './explain-lines.ts';
import { collect, print, withSession } from './session.ts';

export function bindExplain(program: Command): void {
  const explain = program.command('explain').description('where a change comes from, and what a figure is made of');
  addScope(explain.command('change'))
    .description('take the change of a figure apart; the parts add up to it')
    .option('--by <group>', CHANGE_GROUPS.join(', '), 'engine')
    .option('--compare-from <day>', 'first day of the period compared with; the one directly before when left out')
    .option('--compare-to <day>', 'its last day')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const { by, compareFrom: compareStart, compareTo: compareEnd } = options;
        const input = { ...toScope(options), by, compareStart, compareEnd } as OperationInput<'metrics.explainChange'>;
        const explained = await call('metrics.explainChange', input);
        print(options.json, explained, () => toChangeLines(explained));
      }),
    );
  addScope(explain.command('number'))
    .description('a figure with its formula, its intervals, and what was left out')
    .option('--prompt <id>', 'only of this prompt')
    .option('--brand <id>', 'of this tracked brand; the own one when left out')
    .option('--source <id>', 'of this page instead of a brand: the share of the answers that cite it')
    .option('--domain <host>', 'the same of a whole domain')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const { prompt: promptId, brand: brandId, source: sourceId, domain } = options;
        const isSource = sourceId !== undefined || domain !== undefined;
        const figure = isSource && isDefault(command, 'figure') ? 'citationRate' : options.figure;
        const asked = { ...toScope(options), figure, promptId, brandId, sourceId, domain };
        const input = asked as OperationInput<'metrics.explain'>;
        const found = await call('metrics.explain', input);
        print(options.json, found, () => toNumberLines(found));
      }),
    );
}

/** Whether the option was left out. */
function isDefault(command: Command, option: string): boolean {
  return command.getOptionValueSource(option) === 'default';
}

function addScope(command: Command): Command {
  return command
    .requiredOption('--project <id>')
    .option('--figure <name>', EXPLAINED_FIGURES.join(', '), 'mentionRate')
    .option('--timeframe <days>', 'such as 7d; ends yesterday. 30d when left out')
    .option('--from <day>', 'first day, YYYY-MM-DD, UTC; needs --to')
    .option('--to <day>', 'last day, inclusive')
    .option('--model <engine>', 'only this engine; may be repeated', collect)
    .option('--language <code>')
    .option('--tag <name>', 'only prompts with this tag; may be repeated', collect)
    .option('--surface <name>')
    .option('--branded <yes>', 'true: only prompts that name the brand; false: only the others')
    .option('--json', 'print JSON');
}

interface ScopeOptions {
  project: string;
  figure: string;
  timeframe?: string;
  from?: string;
  to?: string;
  model?: string[];
  language?: string;
  tag?: string[];
  surface?: string;
  branded?: string;
}

function toScope(options: ScopeOptions) {
  const { project: projectId, figure, timeframe, from: startDate, to: endDate, tag: tags } = options;
  const { model, language, surface, branded } = options;
  return { projectId, figure, timeframe, startDate, endDate, model, language, tags, surface, branded };
}
