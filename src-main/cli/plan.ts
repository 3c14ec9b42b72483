/** `plan`: what a precision takes, and what each way to it costs. */
import type { Command } from 'commander';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { collect, print, withSession } from './session.ts';

type PrecisionPlan = OperationOutput<'money.plan'>;

export function bindPlan(program: Command): void {
  program
    .command('plan')
    .description('how many prompts, samples, days or engines a precision takes, and what each costs')
    .requiredOption('--project <id>')
    .option('--half-width <points>', 'half the width of the interval; or --detect')
    .option('--detect <points>', 'a change that is to be seen in 80 % of cases')
    .option('--figure <name>', 'mentionRate when left out')
    .option('--timeframe <days>', 'the window of a figure, 30d when left out')
    .option('--model <engine>')
    .option('--language <code>')
    .option('--surface <name>')
    .option('--tag <name>', 'may be repeated', collect)
    .option('--json', 'print JSON')
    .action(
      ({ project: projectId, halfWidth, detect, figure, timeframe, model, language, surface, tag, json }, command) =>
        withSession(command, async ({ call }) => {
          const input = { projectId, halfWidth, detect, figure, timeframe, model, language, surface, tags: tag };
          const plan = await call('money.plan', input as OperationInput<'money.plan'>);
          print(json, plan, () => toPlanLines(plan));
        }),
    );
}

const NAMES = { prompts: 'prompts', samples: 'samples a run', days: 'days asked', engines: 'engines' } as const;

export function toPlanLines(plan: PrecisionPlan): string[] {
  const { target, current, design, basis, cheapest, figure } = plan;
  const goal =
    target.detect === null ? `+-${target.halfWidth}` : `a change of ${target.detect} seen in four of five cases`;
  const now = `${design.prompts} prompts on ${toShort(design.engines)} engines, ${toShort(design.days)} days, ${toShort(design.samples)} ${toShort(design.samples) === '1' ? 'answer' : 'answers'} a day`;
  return [
    `${figure} from ${plan.periodStart} to ${plan.periodEnd}: ${now}`,
    `Now +-${current.halfWidth.toFixed(1)}, and changes of ${current.detects.toFixed(1)} are seen; US$${current.monthlyUsd.toFixed(2)} a month.`,
    ...(basis === 'assumed'
      ? [`Too little to measure (${plan.missing.join(', ')}): answers to one prompt are taken to correlate by 0.4.`]
      : []),
    plan.isReached ? `${goal} is reached.` : `For ${goal}, one of:`,
    ...plan.levers.map((lever) => `${lever.lever === cheapest ? '*' : ' '} ${toLeverLine(lever)}`),
    ...(cheapest === null ? [] : ['* the cheapest, by what the answers of one window cost']),
  ];
}

function toLeverLine({
  lever,
  needed,
  reaches,
  answers,
  figureUsd,
  monthlyUsd,
  windowDays,
}: PrecisionPlan['levers'][number]): string {
  if (needed === null) return `${NAMES[lever]}: not with any number of them (${reaches.toFixed(1)} at best)`;
  return `${needed} ${NAMES[lever]}: ${answers} answers, US$${(figureUsd ?? 0).toFixed(2)} in ${windowDays} days, US$${(monthlyUsd ?? 0).toFixed(2)} a month`;
}

function toShort(value: number): string {
  return String(Math.round(value * 10) / 10);
}
