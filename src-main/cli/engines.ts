/** `engines list | route`, with the commands for keys, tests and health. */
import type { Command } from 'commander';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { bindEngineHealth } from './engine-health.ts';
import { bindEngineKeys } from './engine-keys.ts';
import { print, withSession } from './session.ts';

type Choice = OperationInput<'engines.configure'>;

export function bindEngines(program: Command): void {
  const engines = program.command('engines').description('how engines are reached');
  bindEngineKeys(engines);
  bindEngineHealth(engines);
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
  allowHttp?: boolean;
}

/** Digits are numbers to the operation, which also says what is wrong with them. */
function toChoice(engine: string, route: string | undefined, options: RouteOptions): Choice {
  const { baseUrl, model, timeout, maxOutput, concurrency, pace, allowHttp } = options;
  const limits = { timeoutMs: timeout, maxOutputTokens: maxOutput, concurrency, paceMs: pace };
  return { engine, route: route ?? null, baseUrl, model, ...limits, allowHttp } as Choice;
}

function toLines(states: OperationOutput<'engines.list'>): string[] {
  return states.map((state) => `${state.engine}  ${state.route ? toReachText(state) : state.waiting}`);
}

/** What a prompt's language and country come to is said only where they come to nothing. */
function toReachText({ route, surface, honours }: OperationOutput<'engines.list'>[number]): string {
  const lost = (['language', 'country'] as const).filter((field) => honours?.[field] === 'none');
  return `${route} (${surface})${lost.length > 0 ? `, cannot be told a ${lost.join(' or a ')}` : ''}`;
}
