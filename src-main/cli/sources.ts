/** `sources gaps | outreach`: where to be named, and making a task of it. */
import type { Command } from 'commander';
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { GAP_SORTS } from '#shared/contract/source-gaps.ts';
import { SITE_KINDS_ENGLISH } from '#shared/site-kinds/english.ts';
import { GAP_OWNERS, SITE_KINDS } from '#shared/vocabulary/site-kinds.ts';
import { addScope, toScope } from './scope-options.ts';
import { print, withSession } from './session.ts';

type GapDomain = OperationOutput<'sources.gapDomains'>['domains'][number];

export function bindSources(program: Command): void {
  const sources = program.command('sources').description('the pages and sites that answers cite');
  addScope(sources.command('gaps'))
    .description('sites on which to be named, the most worthwhile first')
    .option('--owner <owner>', GAP_OWNERS.join(', '))
    .option('--kind <kind>', SITE_KINDS.join(', '))
    .option('--search <text>', 'part of the address of a site or of one of its pages')
    .option('--sort <order>', GAP_SORTS.join(', '))
    .option('--page <n>')
    .option('--limit <n>', 'sites a page')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const { owner, kind: siteKind, search, sort: sortBy, page, limit } = options;
        const input = { ...toScope(options), owner, siteKind, search, sortBy, page, limit };
        const list = await call('sources.gapDomains', input as OperationInput<'sources.gapDomains'>);
        print(options.json, list, () => [
          `${list.meta.gapAnswers} of ${list.meta.answers} answers show a competitor and not the brand.`,
          ...list.domains.flatMap(toLines),
        ]);
      }),
    );
  addScope(sources.command('outreach'))
    .description('create a task to get named on a site, with a brief; a task that is there is brought up to date')
    .argument('<domain>')
    .action((domain, options, command) =>
      withSession(command, async ({ call }) => {
        const input = { ...toScope(options), domain } as OperationInput<'sources.outreach'>;
        const made = await call('sources.outreach', input);
        print(options.json, made, () => [
          `${made.outcome}: ${made.task.id}  ${made.task.title}`,
          made.task.description,
          ...made.task.steps.map((step, index) => `${index + 1}. ${step}`),
        ]);
      }),
    );
}

function toLines(site: GapDomain): string[] {
  const { domain, siteKind, citationCount, gapCount, chance, worth, brands, engines, prompts, contact, task } = site;
  const names = brands.map(({ name, answers }) => `${name} ${answers}`).join(', ');
  const since = task?.since
    ? `; since ${task.since.from}: cited ${task.since.citing}, naming the brand ${task.since.naming}`
    : '';
  return [
    '',
    `${domain}  ${SITE_KINDS_ENGLISH[siteKind].name}: ${gapCount} of ${citationCount} answers without the brand x ${Math.round(chance * 100)} % = ${worth.toFixed(1)}`,
    `  ${site.reason}`,
    ...(names === '' ? [] : [`  named there: ${names}`]),
    `  engines: ${engines.map(({ model, gapCount: gaps }) => `${model} ${gaps}`).join(', ')}`,
    ...prompts.slice(0, 3).map(({ id, text, gapCount: gaps }) => `  ${gaps}  ${text}  (${id})`),
    ...(contact ? [`  ${contact.kind}: ${contact.url}`] : []),
    ...(task ? [`  task ${task.id}: ${task.status}${since}`] : []),
  ];
}
