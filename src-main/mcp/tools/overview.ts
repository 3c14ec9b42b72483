/** How a project stands, in one reply: figures, change, why, engines, brands, troubles, tasks. */
import { z } from 'zod';
import type { OperationOutput } from '#shared/contract/index.ts';
import { describeChange } from '#shared/explained-change/describe-change.ts';
import { CHANGE_ENGLISH } from '#shared/explained-change/english.ts';
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';
import { comparedFields, openScope } from '../names/open-scope.ts';
import type { Table } from '../reply/reply.ts';
import { toColumns } from '../reply/reply.ts';
import type { ToolContext } from '../tool-context.ts';
import { defineTool } from './tool.ts';
import { CHANGE_FORMAT, INTERVAL_NOTE, toEnds, toIntervals, toPercent } from './words.ts';

const MOST_BRANDS = 6;
const MOST_TASKS = 3;

const input = z.strictObject(comparedFields);

export const overview = defineTool({
  name: 'overview',
  title: 'How a project stands',
  description:
    'How a brand stands in AI answers: key figures with intervals, the change with its verdict and cause, by engine, beside competitors, engines in trouble, what to do next. Take it for "how are we doing" and a weekly review.',
  needs: 'read',
  operations: [
    'projects.list',
    'tags.list',
    'metrics.summary',
    'metrics.breakdown',
    'metrics.explainChange',
    'competitors.list',
    'tasks.list',
    'portfolio.list',
  ],
  input,
  run: readOverview,
});

type Summary = OperationOutput<'metrics.summary'>;

async function readOverview(context: ToolContext, asked: z.output<typeof input>) {
  const { project, filters, compared, note } = await openScope(context, asked, { isCompared: true });
  const over = { ...filters, ...compared };
  const { projectId } = filters;
  const [summary, parts, change, brands, tasks, portfolio] = await Promise.all([
    context.call('metrics.summary', over),
    context.call('metrics.breakdown', { ...over, by: ['engine'] }),
    context.call('metrics.explainChange', { ...over, figure: 'responseVisibilityRate', by: 'engine' }),
    context.call('competitors.list', { ...over, intervals: true, limit: 100 }),
    context.call('tasks.list', { projectId, status: ['open', 'in_progress'], limit: MOST_TASKS }),
    context.call('portfolio.list', { search: project.name, limit: 1000 }),
  ]);
  const { current } = summary;
  const own = brands.competitors.find(({ isUserBrand }) => isUserBrand);
  const ahead = brands.competitors.filter((row) => own && row.visibilityRate > own.visibilityRate);
  const troubles = portfolio.projects.find(({ id }) => id === projectId)?.troubles ?? [];
  const name = project.name;
  return {
    scope: note,
    summary: [
      current.totalResponses === 0
        ? `There are no answers of ${name} in this period.`
        : `${name} is visible in ${toPercent(current.responseVisibilityRate)} of ${current.totalResponses} answers (${toIntervals(current.intervals.responseVisibilityRate, ' %')}).`,
      `Visibility against the period before: ${describeChange(change, CHANGE_ENGLISH, CHANGE_FORMAT).join(' ')}`,
      ahead.length === 0
        ? `No tracked competitor is ahead of ${name}.`
        : `Ahead of ${name}: ${ahead.map((row) => `${row.name} (${toPercent(row.visibilityRate)})`).join(', ')}.`,
      ...troubles.map(({ model, message }) => `Trouble with ${ENGINE_LABELS[model]}: ${message}`),
    ],
    tables: [
      toFigures(summary),
      toEngines(parts.parts),
      {
        name: 'brands',
        columns: toColumns(
          'brand:text',
          'is_own:text',
          'visibility:%',
          'low:%',
          'high:%',
          'change:points',
          'verdict:verdict',
        ),
        rows: brands.competitors
          .slice(0, MOST_BRANDS)
          .map((row) => [
            row.name,
            row.isUserBrand,
            row.visibilityRate,
            ...toEnds(row.intervals?.visibilityRate),
            row.visibilityChange,
            row.verdicts?.visibilityChange.verdict ?? null,
          ]),
        total: brands.pagination.total,
      },
      {
        name: 'do_next',
        columns: toColumns('task:text', 'task_id:id', 'category:text', 'priority:count'),
        rows: tasks.tasks.map((task) => [task.title, task.id, task.category, task.priorityScore]),
        total: tasks.total,
      },
    ],
    notes: [INTERVAL_NOTE],
    next: [
      'explain_change for where a change comes from',
      'sources_and_gaps for whom to pitch',
      'tasks for what to do',
    ],
  };
}

const FIGURES = [
  ['visibility', 'responseVisibilityRate', 'responseVisibilityRateChange', '%'],
  ['mention_rate', 'mentionRate', 'mentionRateChange', '%'],
  ['citation_rate', 'citationRate', 'citationRateChange', '%'],
  ['prompt_coverage', 'visibilityRate', 'visibilityRateChange', '%'],
  ['depth', 'position', 'positionChange', '0-100, 0 is the top'],
  ['sentiment', 'sentiment', 'sentimentChange', '0-100, 50 is neutral'],
] as const;

function toFigures({ current, previous, changes }: Summary): Table {
  return {
    name: 'figures',
    columns: toColumns(
      'figure:text',
      'unit:text',
      'now:score',
      'low:score',
      'high:score',
      'n:count',
      'before:score',
      'change:points',
      'verdict:verdict',
    ),
    rows: FIGURES.map(([label, figure, change, unit]) => [
      label,
      unit,
      current[figure],
      ...toEnds(current.intervals[figure]),
      current.intervals[figure].n,
      previous[figure],
      changes[change],
      changes.verdicts[change].verdict,
    ]),
    total: FIGURES.length,
  };
}

function toEngines(parts: OperationOutput<'metrics.breakdown'>['parts']): Table {
  return {
    name: 'engines',
    columns: toColumns('engine:text', 'visibility:%', 'low:%', 'high:%', 'n:count', 'change:points', 'verdict:verdict'),
    rows: parts.map(({ id, current, changes }) => [
      ENGINE_LABELS[id as Engine] ?? id,
      current.responseVisibilityRate,
      ...toEnds(current.intervals.responseVisibilityRate),
      current.totalResponses,
      changes.responseVisibilityRateChange,
      changes.verdicts.responseVisibilityRateChange.verdict,
    ]),
    total: parts.length,
  };
}
