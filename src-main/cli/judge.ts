/** `judge show | set | forecast | run`: a model that reads what answers say of brands. */
import { setTimeout } from 'node:timers/promises';
import type { Command } from 'commander';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { print, withSession } from './session.ts';

type Status = OperationOutput<'judge.get'>;
type Forecast = OperationOutput<'judge.forecast'>;

const LOOK_MS = 500;

export function bindJudge(program: Command): void {
  const judge = program.command('judge').description('a model that reads what answers say of brands');
  const add = (name: string, description: string) =>
    judge.command(name).description(description).requiredOption('--project <id>').option('--json', 'print JSON');
  const addChoices = (command: Command) =>
    command
      .option('--brands <whose>', 'own or tracked')
      .option('--route <id>', 'the service, as `judge show` lists them')
      .option('--model <name>')
      .option('--since <date>', 'answers from this day on');
  add('show', 'how it is set, how far it is, what it did').action(({ project: projectId, json }, command) =>
    withSession(command, async ({ call }) => {
      const status = await call('judge.get', { projectId });
      print(json, status, () => toStatusLines(status));
    }),
  );
  addChoices(add('set', 'switch it on or off'))
    .requiredOption('--mode <mode>', 'off, unsure (where words alone say nothing) or all')
    .option('--cap <usd>', 'the most that it may cost in a month', Number)
    .action(({ project: projectId, json, mode, brands, route, model, since, cap }, command) =>
      withSession(command, async ({ call }) => {
        const input = { projectId, mode, brands, route, model, since, monthlyCapUsd: cap ?? null };
        const status = await call('judge.update', input as OperationInput<'judge.update'>);
        print(json, status, () => toStatusLines(status));
      }),
    );
  addChoices(add('forecast', 'what it would cost; sends nothing'))
    .option('--mode <mode>', 'unsure or all')
    .action(({ project: projectId, json, mode, brands, route, model, since }, command) =>
      withSession(command, async ({ call }) => {
        const input = { projectId, mode, brands, route, model, since };
        const forecast = await call('judge.forecast', input as OperationInput<'judge.forecast'>);
        print(json, forecast, () => [toForecastLine(forecast)]);
      }),
    );
  add('run', 'judge what is due, and wait for it').action(({ project: projectId, json }, command) =>
    withSession(command, async ({ call }) => {
      let status = await call('judge.run', { projectId });
      while (status.isRunning) {
        await setTimeout(LOOK_MS);
        status = await call('judge.get', { projectId });
      }
      print(json, status, () => toStatusLines(status));
    }),
  );
}

function toForecastLine({ answers, mentions, calls, expectedUsd, ceilingUsd, isPriced }: Forecast): string {
  const doubt = isPriced ? '' : ' (no price is known for this model)';
  return `${mentions} mentions in ${answers} answers: ${calls} calls, about US$${expectedUsd.toFixed(2)}, at most US$${ceilingUsd.toFixed(2)}${doubt}`;
}

export function toStatusLines(status: Status): string[] {
  const { verdicts, misses, agreement } = status;
  const missed = Object.entries(misses).filter(([, count]) => count > 0);
  return [
    status.mode === 'off'
      ? 'Off: nothing is sent.'
      : `${status.mode === 'all' ? 'Every mention' : 'Mentions of which words alone say nothing'}, ${status.brands === 'own' ? 'of the own brand' : 'of all tracked brands'}, since ${status.since}, by ${status.model} (${status.route})`,
    ...(status.problem === null ? [] : [status.problem]),
    `Verdicts: ${verdicts.positive} positive, ${verdicts.neutral} neutral, ${verdicts.negative} negative, ${verdicts.none} none`,
    ...(missed.length === 0
      ? []
      : [`Without a verdict: ${missed.map(([reason, count]) => `${count} ${reason.replace('_', ' ')}`).join(', ')}`]),
    ...(agreement.share === null
      ? []
      : [`Agrees with itself in ${agreement.share.toFixed(0)} % of ${agreement.judgedTwice} judged twice`]),
    `Spent this month: US$${status.spentUsd.toFixed(4)}${status.monthlyCapUsd === null ? '' : ` of US$${status.monthlyCapUsd}`}`,
    ...(status.waitingAnswers === 0 ? [] : [`${status.waitingAnswers} answers wait to be looked at.`]),
    ...status.routes.map(({ route, model, hasKey }) => `  ${route}  ${model}${hasKey ? '' : '  (no key)'}`),
  ];
}
