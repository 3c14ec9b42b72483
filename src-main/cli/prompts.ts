/** `prompts suggest`. */
import type { Command } from 'commander';

import { print, withSession } from './session.ts';

export function bindPrompts(program: Command): void {
  program
    .command('prompts')
    .description('prompts')
    .command('suggest')
    .description('prompts that nobody asks yet, each with its reason; asks nothing and costs nothing')
    .requiredOption('--project <id>')
    .option('--days <n>', 'whose searches are looked at (90)')
    .option('--language <code>', 'of all languages of the project when left out')
    .option('--limit <n>')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const { project: projectId, days, language, limit } = options;
        const list = await call('prompts.suggest', { projectId, days, language, limit });
        print(options.json, list, () => [
          ...list.suggestions.map(({ language: code, prompt, reason }) => `${code}  ${prompt}\n    ${reason}`),
          `${list.total} suggestions; ${list.duplicates} left out because a prompt asks the same.`,
        ]);
      }),
    );
}
