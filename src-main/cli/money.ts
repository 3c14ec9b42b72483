/** `forecast`, `spend`, `rebill`, `cap`, `prices list | set | plan`, `rate`: what asking costs. */
import { resolve } from 'node:path';

import type { Command } from 'commander';

import { validationError } from '#shared/app-error.ts';
import type { OperationInput } from '#shared/contract/index.ts';
import { SERPAPI_PLAN_NAMES } from '#shared/vocabulary/route-options.ts';
import { writeNewFile } from '../storage/new-file.ts';
import { toCapLines, toCapListLines, toForecastLines, toPriceLines, toSpendLines } from './money-lines.ts';
import { print, withSession } from './session.ts';

export function bindMoney(program: Command): void {
  bindForecast(program);
  bindSpend(program);
  bindRebill(program);
  bindCap(program);
  bindRate(program);
  const prices = program.command('prices').description('what estimates are made with');
  prices
    .command('list')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const table = await call('money.prices', {});
        print(options.json, table, () => toPriceLines(table));
      }),
    );
  bindSetPrice(prices);
  prices
    .command('plan')
    .description('price searches of result pages by your plan of SerpApi, from today on')
    .argument('<plan>', SERPAPI_PLAN_NAMES.join(', '))
    .option('--json', 'print JSON')
    .action((plan, options, command) =>
      withSession(command, async ({ call }) => {
        const table = await call('money.choosePlan', { plan } as OperationInput<'money.choosePlan'>);
        print(options.json, table, () => toPriceLines(table));
      }),
    );
}

function bindForecast(program: Command): void {
  program
    .command('forecast')
    .description('what a run of a project would cost, and how precise it would be')
    .requiredOption('--project <id>')
    .option('--models <list>', 'only these engines, comma-separated')
    .option('--samples <count>')
    .option('--json', 'print JSON')
    .action(({ project: projectId, models, samples, json }, command) =>
      withSession(command, async ({ call }) => {
        const forecast = await call('money.forecast', {
          projectId,
          models,
          samples,
        } as OperationInput<'money.forecast'>);
        print(json, forecast, () => toForecastLines(forecast));
      }),
    );
}

function bindSpend(program: Command): void {
  program
    .command('spend')
    .description('what was spent, by month, project, engine and route')
    .option('--project <id>', 'left out: the whole account')
    .option('--from <month>', 'YYYY-MM, in the time zone of the account; this month when left out')
    .option('--to <month>', 'YYYY-MM, inclusive')
    .option('--json', 'print JSON')
    .action(({ project: projectId, from: firstMonth, to: lastMonth, json }, command) =>
      withSession(command, async ({ call }) => {
        const spend = await call('money.spend', { projectId, firstMonth, lastMonth });
        print(json, spend, () => toSpendLines(spend));
      }),
    );
}

function bindRebill(program: Command): void {
  program
    .command('rebill')
    .description('the costs of a project and month as CSV, with a markup')
    .requiredOption('--project <id>')
    .option('--month <month>', 'YYYY-MM, in the time zone of the account; this month when left out')
    .option('--markup <percent>')
    .option('--out <file>', 'a file that does not exist yet; else it is printed')
    .option('--json', 'print JSON')
    .action(({ project: projectId, month, markup, out, json }, command) =>
      withSession(command, async ({ core, call }) => {
        const input = { projectId, month, markupPercent: markup } as OperationInput<'money.rebill'>;
        const sheet = await call('money.rebill', input);
        if (out) writeNewFile(resolve(out), sheet.csv, core.storage.dataDir);
        print(json, sheet, () => (out ? [`Wrote ${out}.`] : sheet.csv.trimEnd().split('\r\n')));
      }),
    );
}

function bindCap(program: Command): void {
  program
    .command('cap')
    .description('the monthly cap of the account or of a project, in US dollars')
    .argument('[usd]', 'an amount, or "none"; left out, every cap is shown with what counts against it')
    .option('--project <id>', 'left out: the account')
    .option('--json', 'print JSON')
    .action((amount, { project: projectId, json }, command) =>
      withSession(command, async ({ call }) => {
        if (amount === undefined) {
          const list = await call('money.caps', {});
          return print(json, list, () => toCapListLines(list));
        }
        const monthlyCapUsd = amount === 'none' ? null : toAmount('cap', amount);
        const caps = await call('money.setCap', { projectId, monthlyCapUsd });
        print(json, caps, () => toCapLines(caps));
      }),
    );
}

function bindRate(program: Command): void {
  program
    .command('rate')
    .description("the account's currency and what a US dollar is worth in it")
    .argument('<currency>', 'for example EUR')
    .argument('<perUsd>', 'units for one US dollar, or "none"')
    .option('--json', 'print JSON')
    .action((currency, perUsd, options, command) =>
      withSession(command, async ({ call }) => {
        const rate = perUsd === 'none' ? null : toAmount('rate', perUsd);
        const saved = await call('money.setRate', { currency, perUsd: rate });
        print(options.json, saved, () => [
          saved.currency
            ? `1 USD = ${saved.currency.perUsd} ${saved.currency.code}`
            : 'Amounts are in US dollars only.',
        ]);
      }),
    );
}

function bindSetPrice(prices: Command): void {
  prices
    .command('set')
    .description('add a price, in US dollars; what was priced already stays as it is')
    .argument('<route>')
    .argument('<model>', 'family of models, or "*" for any')
    .option('--input <usd>', 'per million tokens in', '0')
    .option('--cached <usd>', 'per million cached tokens in; as --input when left out')
    .option('--output <usd>', 'per million tokens out', '0')
    .option('--search <usd>', 'per web search', '0')
    .option('--request <usd>', 'per request', '0')
    .option('--from <day>', 'YYYY-MM-DD, UTC; today when left out')
    .option('--json', 'print JSON')
    .action((route, model, { input, cached, output, search, request, from, json }, command) =>
      withSession(command, async ({ call }) => {
        const table = await call('money.setPrice', {
          route,
          model,
          inputUsd: toAmount('input', input),
          cachedInputUsd: toAmount('cached', cached ?? input),
          outputUsd: toAmount('output', output),
          searchUsd: toAmount('search', search),
          requestUsd: toAmount('request', request),
          effectiveFrom: from,
        });
        print(json, table, () => toPriceLines(table));
      }),
    );
}

/** Throws VALIDATION_ERROR for what is no plain number. */
function toAmount(path: string, text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  throw validationError([{ path, message: `"${text}" is no amount` }]);
}
