/** `engines list | route`, with the commands for keys, models, tests, verification and health. */
import type { Command } from 'commander';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { bindEngineComparison } from './engine-compare.ts';
import { bindEngineHealth } from './engine-health.ts';
import { bindEngineKeys } from './engine-keys.ts';
import { bindEngineModels } from './engine-models.ts';
import { bindEngineVerify } from './engine-verify.ts';
import { print, withSession } from './session.ts';

type Choice = OperationInput<'engines.configure'>;
type Listed = OperationOutput<'engines.list'>[number];

export function bindEngines(program: Command): void {
  const engines = program.command('engines').description('how engines are reached');
  bindEngineComparison(engines);
  bindEngineKeys(engines);
  bindEngineHealth(engines);
  bindEngineModels(engines);
  bindEngineVerify(engines);
  engines
    .command('list')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const states = await call('engines.list', {});
        print(options.json, states, () => toLines(states));
      }),
    );
  engines
    .command('route')
    .description('reach an engine another way, for example openai-compatible for a local server')
    .argument('<engine>')
    .argument('[route]', 'id of the route; left out, the engine goes back to its own')
    .option('--base-url <url>')
    .option('--model <name>')
    .option('--timeout <milliseconds>', 'from the start of a call to the last byte of its reply')
    .option('--max-output <tokens>', 'most tokens of one answer')
    .option('--concurrency <calls>', 'most calls at once')
    .option('--pace <milliseconds>', 'least time between two starts')
    .option('--max-searches <count>', 'most web searches of one answer; each is billed')
    .option('--effort <level>', 'how hard to think, such as low or high; thinking is billed as output')
    .option('--search-depth <level>', 'low, medium or high: how much of what was found is read, and billed as input')
    .option('--allow-http', 'let the address be http on another machine')
    .option('--json', 'print JSON')
    .action((engine, route, options, command) =>
      withSession(command, async ({ call }) => {
        const choice = toChoice(engine, route, options);
        const states = await call('engines.configure', choice);
        print(options.json, states, () => toLines(states));
      }),
    );
}

interface RouteOptions {
  baseUrl?: string;
  model?: string;
  timeout?: string;
  maxOutput?: string;
  concurrency?: string;
  pace?: string;
  maxSearches?: string;
  effort?: string;
  searchDepth?: string;
  allowHttp?: boolean;
}

/** Digits are numbers to the operation, which also says what is wrong with them. */
function toChoice(engine: string, route: string | undefined, options: RouteOptions): Choice {
  const { baseUrl, model, timeout, maxOutput, concurrency, pace, maxSearches, effort, searchDepth, allowHttp } =
    options;
  const limits = { timeoutMs: timeout, maxOutputTokens: maxOutput, concurrency, paceMs: pace };
  const asked = { maxSearches, reasoningEffort: effort, searchDepth };
  return { engine, route: route ?? null, baseUrl, model, ...limits, ...asked, allowHttp } as Choice;
}

function toLines(states: OperationOutput<'engines.list'>): string[] {
  return states.map((state) => `${state.engine}  ${state.route ? toReachText(state) : state.waiting}`);
}

/** What a prompt's language and country come to is said only where they come to nothing. */
function toReachText({ route, surface, model, honours, isKnownModel, retirement }: Listed): string {
  const lost = (['language', 'country'] as const).filter((field) => honours?.[field] === 'none');
  return [
    `${route} (${surface}), ${model}`,
    ...(isKnownModel === false ? ['a model that the catalogue does not know'] : []),
    ...(lost.length > 0 ? [`cannot be told a ${lost.join(' or a ')}`] : []),
    ...(retirement ? [toRetirementText(retirement)] : []),
  ].join(', ');
}

function toRetirementText({ retiresOn, daysLeft, instead }: NonNullable<Listed['retirement']>): string {
  const then = instead === null ? 'choose another one' : `take ${instead}`;
  return daysLeft > 0 ? `RETIRES on ${retiresOn} in ${daysLeft} days: ${then}` : `RETIRED on ${retiresOn}: ${then}`;
}
