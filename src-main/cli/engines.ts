/** `engines list | route`. */
import type { Command } from 'commander';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { print, withSession } from './session.ts';

type Choice = OperationInput<'engines.configure'>;

export function bindEngines(program: Command): void {
  const engines = program.command('engines').description('how engines are reached');
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
    .option('--json', 'print JSON')
    .action((engine, route, options, command) =>
      withSession(command, async ({ call }) => {
        const choice = { engine, route: route ?? null, baseUrl: options.baseUrl, model: options.model } as Choice;
        const states = await call('engines.configure', choice);
        print(options.json, states, () => toLines(states));
      }),
    );
}

function toLines(states: OperationOutput<'engines.list'>): string[] {
  return states.map((state) => `${state.engine}  ${state.route ? `${state.route} (${state.surface})` : state.waiting}`);
}
