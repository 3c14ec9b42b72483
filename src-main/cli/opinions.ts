/** `opinions list | sentences | override | restore`: what answers say about brands, and deciding one by hand. */
import type { Command } from 'commander';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { OPINION_SIDES } from '#shared/contract/opinions.ts';
import { ASPECTS, OPINION_CLASSES } from '#shared/vocabulary/opinions.ts';
import { addScope, toScope } from './scope-options.ts';
import { collect, print, withSession } from './session.ts';

type BrandOpinions = OperationOutput<'opinions.list'>['brands'][number];
type Sentence = OperationOutput<'opinions.sentences'>['sentences'][number];
type Mention = OperationOutput<'opinions.override'>;

export function bindOpinions(program: Command): void {
  const opinions = program.command('opinions').description('what answers say about brands');
  addScope(opinions.command('list'))
    .description('shares of opinions, and what is praised and blamed')
    .option('--brand <id>', 'a tracked brand; may be repeated. The own one when left out', collect)
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const input = { ...toScope(options), brandIds: options.brand } as OperationInput<'opinions.list'>;
        const list = await call('opinions.list', input);
        print(options.json, list, () => list.brands.flatMap(toBrandLines));
      }),
    );
  addScope(opinions.command('sentences'))
    .description('the sentences that say so, newest answers first')
    .option('--brand <id>', 'a tracked brand; the own one when left out')
    .option('--side <side>', OPINION_SIDES.join(', '))
    .option('--aspect <aspect>', ASPECTS.join(', '))
    .option('--page <n>')
    .option('--limit <n>', 'answers a page')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const { brand: brandId, side, aspect, page, limit } = options;
        const input = { ...toScope(options), brandId, side, aspect, page, limit };
        const found = await call('opinions.sentences', input as OperationInput<'opinions.sentences'>);
        print(options.json, found, () => found.sentences.map(toSentenceLine));
      }),
    );
  opinions
    .command('override')
    .description('decide by hand what an answer says about a brand; measuring again leaves it')
    .argument('<answer>')
    .argument('<brand>')
    .requiredOption('--project <id>')
    .requiredOption('--reason <text>')
    .option('--opinion <opinion>', OPINION_CLASSES.join(', '))
    .option('--sentiment <number>', 'or 0 to 100')
    .option('--json', 'print JSON')
    .action((answerId, brandId, { project: projectId, reason, opinion, sentiment, json }, command) =>
      withSession(command, async ({ call }) => {
        const number = sentiment === undefined ? undefined : Number(sentiment);
        const decided = await call('opinions.override', {
          ...{ projectId, answerId, brandId, reason, opinion },
          ...(number !== undefined && { sentiment: number }),
        });
        print(json, decided, () => [toMentionLine(decided)]);
      }),
    );
  opinions
    .command('restore')
    .description('take back what was decided by hand')
    .argument('<answer>')
    .argument('<brand>')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action((answerId, brandId, { project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        const mention = await call('opinions.restore', { projectId, answerId, brandId });
        print(json, mention, () => [toMentionLine(mention)]);
      }),
    );
}

function toBrandLines({ name, sentiment, sentimentShares, aspects }: BrandOpinions): string[] {
  if (sentimentShares === null) return [`${name}: no answer names it.`];
  const { positive, neutral, negative, none, answers, overrides } = sentimentShares;
  const percent = (share: number) => `${share.toFixed(1)} %`;
  const toSide = ({ answers: count, share }: BrandOpinions['aspects'][number]['praised']) =>
    `${String(count).padStart(5)} ${percent(share).padStart(7)}`;
  return [
    `${name}: sentiment ${sentiment === null ? 'none' : sentiment.toFixed(1)} over ${answers} answers naming it${overrides > 0 ? `, ${overrides} decided by hand` : ''}.`,
    `Positive ${percent(positive)}, neutral ${percent(neutral)}, negative ${percent(negative)}, nothing said ${percent(none)}.`,
    ...aspects.map(
      ({ aspect, praised, blamed }) => `${aspect.padEnd(12)} praised ${toSide(praised)}  blamed ${toSide(blamed)}`,
    ),
  ];
}

const toSentenceLine = ({ answerId, answeredAt, model, text }: Sentence) =>
  `${answerId}  ${answeredAt.slice(0, 10)}  ${model}  ${text}`;

function toMentionLine({ name, sentiment, sentimentSource, override }: Mention): string {
  const said = sentiment === null ? 'nothing said' : sentiment.toFixed(1);
  return `${name}: ${said} (${sentimentSource})${override ? `: ${override.reason}` : ''}`;
}
