/** `prompts suggest`, `import prompts`. */
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { collect, print, withSession } from './session.ts';

type ImportInput = OperationInput<'prompts.import'>;

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

/** Below `import`. */
export function bindImportPrompts(imports: Command): void {
  imports
    .command('prompts')
    .description('read prompts from a CSV list or a Search Console export')
    .argument('<file>', 'UTF-8 or UTF-16, parted by comma, semicolon or tab')
    .requiredOption('--project <id>')
    .option('--map <field=column>', 'prompt, language, tags, clicks or impressions; may be repeated', collect)
    .option('--language <code>', 'of rows that say none')
    .option('--tag <name>', 'a tag of all of them; may be repeated', collect)
    .option('--active', 'ask them at once; paused when left out')
    .option('--off-topic', 'take rows as well that share no word with the project')
    .option('--preview', 'tell the fate of every row and write nothing')
    .option('--json', 'print JSON')
    .action((file, options, command) =>
      withSession(command, async ({ call }) => {
        const outcome = await call('prompts.import', {
          projectId: options.project,
          file: (await readFile(file)).toString('base64'),
          preview: options.preview,
          map: Object.fromEntries((options.map ?? []).map(toPair)),
          language: options.language,
          state: options.active ? 'active' : 'paused',
          tags: options.tag,
          takes: options.offTopic ? ['new', 'off_topic'] : ['new'],
        } as ImportInput);
        print(options.json, outcome, () => [
          ...(options.preview ? outcome.rows.map(toRowLine) : []),
          toSummary(outcome, options.preview === true),
        ]);
      }),
    );
}

function toPair(option: string): [string, string] {
  const at = option.indexOf('=');
  return at === -1 ? [option, ''] : [option.slice(0, at), option.slice(at + 1)];
}

function toRowLine({ line, fate, prompt, of }: OperationOutput<'prompts.import'>['rows'][number]): string {
  return `line ${line}: ${fate}  ${prompt}${of === null ? '' : ` (asked as: ${of})`}`;
}

function toSummary({ counts, created }: OperationOutput<'prompts.import'>, isPreview: boolean): string {
  const fates = `${counts.new} new, ${counts.duplicate} duplicates, ${counts.off_topic} off topic, ${counts.too_long} too long, ${counts.empty} empty`;
  return isPreview ? `${fates}. Nothing was written.` : `Added ${created} prompts (${fates}).`;
}
