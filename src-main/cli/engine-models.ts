/** `engines models | model`: which models a route can be asked for, and what the owner says of one. */
import type { Command } from 'commander';

import { validationError } from '#shared/app-error.ts';
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { print, withSession } from './session.ts';

type List = OperationOutput<'engines.models'>;
type Model = List['models'][number];

export function bindEngineModels(engines: Command): void {
  engines
    .command('models')
    .description('models that an engine can be asked for, as its service lists them; asking costs nothing')
    .argument('<engine>')
    .option('--route <id>', 'another route than the chosen one')
    .option('--catalogue', 'leave the service alone and show what the app knows')
    .option('--json', 'print JSON')
    .action((engine, { route, catalogue, json }, command) =>
      withSession(command, async ({ call }) => {
        const input = { engine, route, catalogueOnly: catalogue } as OperationInput<'engines.models'>;
        const list = await call('engines.models', input);
        print(json, list, () => toLines(list));
      }),
    );
  engines
    .command('model')
    .description('add a model to the catalogue, or say otherwise of one; what is left out stays as it is')
    .argument('<route>')
    .argument('<model>')
    .option('--since <day>', 'YYYY-MM-DD, or "none"')
    .option('--retires <day>', 'YYYY-MM-DD, or "none"')
    .option('--instead <model>', 'what to take when it retires, or "none"')
    .option('--context <tokens>')
    .option('--remove', 'forget what was said of it')
    .option('--json', 'print JSON')
    .action((route, model, options, command) =>
      withSession(command, async ({ call }) => {
        const { since, retires, instead, context, remove, json } = options as ModelOptions;
        if (remove) {
          const removed = await call('engines.removeModel', { route, model });
          return print(json ?? false, removed, () => [removed.isRemoved ? 'Removed.' : 'Nothing was said of it.']);
        }
        const said = { since: toValue(since), retiresOn: toValue(retires), instead: toValue(instead) };
        const contextTokens = context === undefined ? undefined : toCount(context);
        const kept = await call('engines.setModel', { route, model, ...said, contextTokens });
        print(json ?? false, kept, () => [toLine(kept)]);
      }),
    );
}

interface ModelOptions {
  since?: string;
  retires?: string;
  instead?: string;
  context?: string;
  remove?: boolean;
  json?: boolean;
}

function toValue(text: string | undefined): string | null | undefined {
  return text === 'none' ? null : text;
}

function toCount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw validationError([{ path: 'context', message: `"${text}" is no number of tokens` }]);
}

function toLines({ engine, route, origin, problem, catalogueDate, models }: List): string[] {
  const whose = origin === 'service' ? 'as its service lists them' : `as of the catalogue of ${catalogueDate}`;
  return [`Models of ${engine} over ${route}, ${whose}.`, ...(problem ? [problem.said] : []), ...models.map(toLine)];
}

function toLine(model: Model): string {
  const marks = [
    ...(model.isAsked ? ['asked now'] : []),
    ...(model.isDefault ? ['default'] : []),
    ...(model.isOwn ? ['your line'] : []),
    ...(model.isKnown ? [] : ['not in the catalogue']),
    ...(model.isServed === false ? ['not in the list of the service'] : []),
  ];
  return [
    model.model,
    toPrice(model.price),
    ...toRetirement(model),
    ...(marks.length > 0 ? [marks.join(', ')] : []),
  ].join('  ');
}

function toPrice(price: Model['price']): string {
  if (price === null) return 'price not known';
  const each = price.searchUnit === 'prompt' ? 'question with a search' : 'search';
  return `$${price.inputUsd} in, $${price.outputUsd} out per million tokens, $${price.searchUsd} a ${each}`;
}

function toRetirement({ retiresOn, daysLeft, instead }: Model): string[] {
  if (retiresOn === null || daysLeft === null) return [];
  const then = instead === null ? '' : `, take ${instead}`;
  return [daysLeft > 0 ? `retires on ${retiresOn}${then}` : `retired on ${retiresOn}${then}`];
}
