/** What asking costs, and what a precision would take. */
import { z } from 'zod';
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { findEngines } from '../names/find-engines.ts';
import { type FoundProject, findProject } from '../names/find-project.ts';
import { projectField } from '../names/open-scope.ts';
import { type Table, toColumns } from '../reply/reply.ts';
import type { ToolContext } from '../tool-context.ts';
import { ToolProblem } from '../tool-problem.ts';
import { defineTool } from './tool.ts';
import { toUsd } from './words.ts';

/** As the monthly forecast of a schedule counts. */
const DAYS_OF_MONTH = 30;

const input = z.strictObject({
  project: projectField,
  engine: z
    .union([z.string().max(200), z.array(z.string().max(60)).max(10)])
    .optional()
    .describe('Only these engines; left out: those of the project'),
  times_a_week: z
    .number()
    .positive()
    .max(100)
    .optional()
    .describe('How often it would be asked; left out: as scheduled'),
  samples: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('Answers of each prompt and engine; left out: as the project is set'),
  half_width: z
    .number()
    .positive()
    .max(100)
    .optional()
    .describe('What would an interval of plus or minus so many points take'),
  detect: z.number().positive().max(100).optional().describe('What would it take to see a change of so many points'),
});

export const forecast = defineTool({
  name: 'forecast',
  title: 'What asking costs',
  description:
    'What a run and a month of asking would cost (expected, low, high), how precise it would make visibility, what is left under the caps; with half_width or detect, how many more prompts, samples or days a precision takes. Asks nobody. Take it for "what would it cost to ask twice a week".',
  needs: 'read',
  operations: ['projects.list', 'money.forecast', 'money.plan'],
  input,
  run: readForecast,
});

type Forecast = OperationOutput<'money.forecast'>;

async function readForecast(context: ToolContext, asked: z.output<typeof input>) {
  if (asked.half_width !== undefined && asked.detect !== undefined) {
    throw new ToolProblem('Send half_width or detect, one of them.');
  }
  const project = await findProject(context, asked.project);
  const models = findEngines(asked.engine);
  const { samples } = asked;
  const found = await context.call('money.forecast', {
    projectId: project.id,
    ...(models && { models }),
    ...(samples !== undefined && { samples }),
  });
  const plan = await readPlan(context, project, asked);
  return {
    summary: [...describeForecast(found, asked.times_a_week), ...(plan ? [plan.sentence] : [])],
    tables: [...toCosts(found, asked.times_a_week), ...(plan ? [plan.table] : [])],
    notes: [
      'US dollars, estimates; expected lies between low and high in most cases. basis: seen (past calls), price_table, assumed or free.',
      ...(project.environment === 'test'
        ? ['This is a test project: its engines are simulated and cost nothing.']
        : []),
      ...(found.waitingCalls > 0 ? [`${found.waitingCalls} calls are of engines that cannot be asked now.`] : []),
    ],
    next: ['run_prompts, where it is allowed, to ask now'],
  };
}

/** One run, and the month by the schedule or as often as was asked. */
export function describeForecast({ calls, run, monthly, caps, prompts }: Forecast, timesAWeek?: number): string[] {
  const toRange = (each: { expectedUsd: number; lowUsd: number; highUsd: number }, factor = 1) =>
    `${toUsd(each.expectedUsd * factor)} (${toUsd(each.lowUsd * factor)} to ${toUsd(each.highUsd * factor)})`;
  const runs = timesAWeek === undefined ? null : (timesAWeek * DAYS_OF_MONTH) / 7;
  return [
    `One run asks ${prompts} prompts in ${calls} calls and costs ${toRange(run)}; under the caps: ${run.fits}.`,
    runs === null
      ? `As scheduled: ${toCount(monthly.runs)} runs and ${Math.round(monthly.calls)} calls in 30 days cost ${toRange(monthly)}; under the caps: ${monthly.fits}.`
      : `${timesAWeek} times a week: ${toCount(runs)} runs and ${Math.round(runs * calls)} calls in 30 days cost ${toRange(run, runs)}.`,
    ...(run.halfWidthPoints === null
      ? []
      : [
          `One run tells visibility to plus or minus ${run.halfWidthPoints.toFixed(1)} points at best, these prompts asked again.`,
        ]),
    describeCaps(caps),
  ];
}

/** A weekly schedule runs 4.3 times in 30 days. */
function toCount(runs: number): string {
  return String(Math.round(runs * 10) / 10);
}

function describeCaps({ account, project }: Forecast['caps']): string {
  const parts = [
    account && `${toUsd(account.leftUsd)} left of the account's ${toUsd(account.monthlyCapUsd)}`,
    project && `${toUsd(project.leftUsd)} left of the project's ${toUsd(project.monthlyCapUsd)}`,
  ].filter((part) => part !== null);
  return parts.length === 0
    ? 'No monthly cap is set, or none that may be seen.'
    : `Caps of this month: ${parts.join(', ')}.`;
}

export function toCosts({ run, monthly, calls, byEngine }: Forecast, timesAWeek?: number): Table[] {
  const runs = timesAWeek === undefined ? null : (timesAWeek * DAYS_OF_MONTH) / 7;
  const month =
    runs === null
      ? [monthly.runs, Math.round(monthly.calls), monthly.expectedUsd, monthly.lowUsd, monthly.highUsd]
      : [runs, Math.round(runs * calls), run.expectedUsd * runs, run.lowUsd * runs, run.highUsd * runs];
  return [
    {
      name: 'costs',
      columns: toColumns('of:text', 'runs:count', 'calls:count', 'expected:USD', 'low:USD', 'high:USD'),
      rows: [
        ['one run', 1, calls, run.expectedUsd, run.lowUsd, run.highUsd],
        [runs === null ? '30 days as scheduled' : `30 days, ${timesAWeek} times a week`, ...month],
      ],
      total: 2,
    },
    {
      name: 'one_run_by_engine',
      columns: toColumns(
        'engine:text',
        'calls:count',
        'expected:USD',
        'low:USD',
        'high:USD',
        'basis:text',
        'waiting:text',
      ),
      rows: byEngine.map((each) => [
        ENGINE_LABELS[each.model],
        each.calls,
        each.expectedUsd,
        each.lowUsd,
        each.highUsd,
        each.basis,
        each.waiting,
      ]),
      total: byEngine.length,
    },
  ];
}

async function readPlan(
  context: ToolContext,
  project: FoundProject,
  { half_width: halfWidth, detect }: z.output<typeof input>,
) {
  if (halfWidth === undefined && detect === undefined) return null;
  const plan = await context.call('money.plan', {
    projectId: project.id,
    ...(halfWidth === undefined ? { detect } : { halfWidth }),
  });
  const goal =
    halfWidth === undefined
      ? `seeing a change of ${detect} points`
      : `an interval of plus or minus ${halfWidth} points`;
  const now = `now it is plus or minus ${plan.current.halfWidth.toFixed(1)}, and changes from ${plan.current.detects.toFixed(1)} points on are seen`;
  const best = plan.levers.find(({ lever }) => lever === plan.cheapest);
  const way = plan.isReached
    ? 'it is reached already'
    : best
      ? `cheapest is ${best.needed} ${best.lever}`
      : 'no single change of what is asked reaches it';
  return {
    sentence: `For ${goal} of the mention rate ${way}; ${now}.`,
    table: {
      name: 'ways_to_it',
      columns: toColumns('change:text', 'needed:count', 'reaches:points', 'monthly:USD'),
      rows: plan.levers.map(({ lever, needed, reaches, monthlyUsd }) => [lever, needed, reaches, monthlyUsd]),
      total: plan.levers.length,
    },
  };
}
