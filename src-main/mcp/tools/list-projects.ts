/** Which projects there are, and how each stands: where every conversation begins. */
import { z } from 'zod';
import { toDate } from '#shared/time/day.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { readPeriod } from '../names/read-period.ts';
import { toColumns } from '../reply/reply.ts';
import type { ToolContext } from '../tool-context.ts';
import { defineTool } from './tool.ts';
import { countOf, INTERVAL_NOTE } from './words.ts';

const PAGE = 50;

const input = z.strictObject({
  search: z.string().max(200).optional().describe('Part of a name, a domain or a label'),
  period: z.string().max(60).optional().describe('Days, "last 30 days" where it is left out'),
  cursor: z.string().max(40).optional().describe('From the reply before, to go on'),
});

export const listProjects = defineTool({
  name: 'list_projects',
  title: 'Projects',
  description:
    'Start here. Every project (brand) with its visibility in AI answers, change and verdict, engines in trouble, open tasks and spend. Other tools take a project by the name shown here.',
  needs: 'read',
  operations: ['portfolio.list'],
  input,
  run: readProjects,
});

async function readProjects(context: ToolContext, { search, period }: z.output<typeof input>) {
  const days = readPeriod(period, context.today);
  const page = Math.floor(context.offset / PAGE) + 1;
  const { projects, periodStart, periodEnd, pagination } = await context.call('portfolio.list', {
    ...(search && { search }),
    startDate: toDate(days.first),
    endDate: toDate(days.last),
    page,
    limit: PAGE,
  });
  const rows = projects.map(({ visibility, ...project }) => {
    const range = visibility.interval.brand ?? visibility.interval.repeat;
    const troubles = project.troubles.map(({ model, reason }) => `${ENGINE_LABELS[model]}: ${reason}`).join('; ');
    return [
      project.name,
      project.id,
      project.isPitch ? 'pitch' : 'client',
      project.environment,
      project.answers,
      visibility.rate,
      range?.[0] ?? null,
      range?.[1] ?? null,
      visibility.change,
      visibility.verdict.verdict,
      troubles,
      project.tasks.open + project.tasks.inProgress,
      project.spend?.usedUsd ?? null,
    ];
  });
  return {
    summary: [
      `${countOf(pagination.total, 'project')}; figures of ${periodStart} to ${periodEnd}, compared with the equally long period before.`,
    ],
    tables: [
      {
        name: 'projects',
        columns: toColumns(
          'project:text',
          'project_id:id',
          'kind:text',
          'environment:text',
          'answers:count',
          'visibility:%',
          'low:%',
          'high:%',
          'change:points',
          'verdict:verdict',
          'engines_in_trouble:text',
          'tasks:count',
          'spent_this_month:USD',
        ),
        rows: rows.slice(context.offset % PAGE),
        total: pagination.total,
        offset: context.offset,
      },
    ],
    notes: [INTERVAL_NOTE, 'Projects of the environment test hold simulated answers.'],
    next: ['overview of one project'],
  };
}
