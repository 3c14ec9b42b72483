/** `competitors add | update`, `competitors ghosts list | count | refuse`. */
import type { Command } from 'commander';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { collect, describeReceipt, print, withSession } from './session.ts';

type Rules = Pick<OperationInput<'competitors.add'>, 'withoutRules' | 'nearbyWords'>;

export function bindCompetitors(program: Command): void {
  const competitors = program.command('competitors').description('competitors');
  withRules(competitors.command('add').description('track a competitor; history is measured again'))
    .requiredOption('--name <name>')
    .option('--domain <domain>')
    .option('--alias <name>', 'another name; may be repeated', collect)
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const { project: projectId, name, domain, alias: aliases } = options;
        const added = await call('competitors.add', { projectId, name, domain, aliases, ...toRules(options) });
        const line = `Tracking ${added.name} (${added.id}); ${describeReceipt(added)}.`;
        print(options.json, added, () => [line, ...describeAmbiguous(added)]);
      }),
    );
  withRules(competitors.command('update').description('change how a competitor is found; history is measured again'))
    .argument('<competitorId>')
    .action((competitorId, options, command) =>
      withSession(command, async ({ call }) => {
        const changed = await call('competitors.update', {
          projectId: options.project,
          competitorId,
          ...toRules(options),
        });
        print(options.json, changed, () => [`Changed ${changed.name}; ${describeReceipt(changed)}.`]);
      }),
    );
  bindGhosts(competitors.command('ghosts').description('spellings near tracked names that nobody counts'));
}

function bindGhosts(ghosts: Command): void {
  ghosts
    .command('list')
    .description('the most frequent first, with a sentence')
    .requiredOption('--project <id>')
    .option('--brand <id>', 'near the name of this tracked brand; of any when left out')
    .option('--refused', 'those that are somebody else')
    .option('--page <n>')
    .option('--limit <n>', 'spellings a page')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const { project: projectId, brand: brandId, refused, page, limit } = options;
        const input = { projectId, brandId, state: refused ? 'refused' : 'open', page, limit };
        const list = await call('competitors.ghosts', input as OperationInput<'competitors.ghosts'>);
        print(options.json, list, () => list.ghosts.flatMap(toGhostLines));
      }),
    );
  ghosts
    .command('count')
    .description('make it an alias of its brand; history is measured again')
    .argument('<ghost>')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action((ghostId, { project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const counted = await call('competitors.countGhost', { projectId, ghostId });
        print(json, counted, () => [`${counted.name} counts as ${counted.brandName}; ${describeReceipt(counted)}.`]);
      }),
    );
  ghosts
    .command('refuse')
    .description('it is somebody else, and is offered no more')
    .argument('<ghost>')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action((ghostId, { project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const refused = await call('competitors.refuseGhost', { projectId, ghostId });
        print(json, refused, () => [`${ghostId} is somebody else.`]);
      }),
    );
}

function toGhostLines({
  id,
  name,
  brandName,
  answers,
  mentions,
  sentences,
}: OperationOutput<'competitors.ghosts'>['ghosts'][number]) {
  return [
    `${id}  ${name} (near ${brandName}): ${answers} answers, ${mentions} mentions`,
    ...sentences.slice(0, 1).map(({ answeredAt, model, text }) => `  ${answeredAt.slice(0, 10)}  ${model}  ${text}`),
  ];
}

function withRules(command: Command): Command {
  return command
    .requiredOption('--project <id>')
    .option(
      '--without <rule>',
      'a way of writing names that does not count: spelling, inflected or compound; may be repeated; "" clears the list',
      collect,
    )
    .option(
      '--near <word>',
      'a word of which one, or another tracked brand, must be near a name; may be repeated; "" clears the list',
      collect,
    )
    .option('--json', 'print JSON');
}

function toRules({ without, near }: { without?: string[]; near?: string[] }): Rules {
  const rules = {
    withoutRules: without?.filter((rule) => rule !== ''),
    nearbyWords: near?.filter((word) => word !== ''),
  };
  return rules as Rules;
}

function describeAmbiguous({
  ambiguousNames = [],
}: Pick<OperationOutput<'competitors.add'>, 'ambiguousNames'>): string[] {
  return ambiguousNames.map(
    ({ name, languages }) =>
      `"${name}" is an ordinary word too (${languages.join(', ')}): projects check-name counts what helps.`,
  );
}
