/** Asks engines now, which can cost money: what it costs is in the reply, and what does not fit under the caps is not begun. */
import { z } from 'zod';
import { findProject } from '../names/find-project.ts';
import { projectField } from '../names/open-scope.ts';
import type { ToolContext } from '../tool-context.ts';
import { ToolProblem } from '../tool-problem.ts';
import { describeForecast, toCosts } from './forecast.ts';
import { defineTool } from './tool.ts';
import { toUsd } from './words.ts';

const input = z.strictObject({
  project: projectField,
  prompt_ids: z
    .array(z.string().max(100))
    .min(1)
    .max(500)
    .optional()
    .describe('Only these prompts; left out: all active ones'),
  most_usd: z.number().min(0).max(1_000_000).optional().describe('Nothing is asked where the run may cost more'),
  preview: z.boolean().default(false).describe('Only tell what it would cost'),
});

export const runPrompts = defineTool({
  name: 'run_prompts',
  title: 'Ask engines now',
  description:
    'Puts the prompts of a project to its engines now. Costs money: the reply tells how much, nothing is begun that does not fit under the caps, and caps hold for each call. Use preview first, and ask the user before spending.',
  needs: 'spend',
  operations: ['projects.list', 'money.forecast', 'runs.start'],
  isOpenWorld: true,
  input,
  run: startRun,
});

async function startRun(context: ToolContext, asked: z.output<typeof input>) {
  const project = await findProject(context, asked.project);
  const only = asked.prompt_ids && { promptIds: asked.prompt_ids };
  const forecast = await context.call('money.forecast', { projectId: project.id, ...only });
  const costs = describeForecast(forecast);
  const { run } = forecast;
  if (run.fits === 'no') throw new ToolProblem(`Nothing was asked: it does not fit under the caps. ${costs.join(' ')}`);
  if (asked.most_usd !== undefined && run.highUsd > asked.most_usd) {
    throw new ToolProblem(
      `Nothing was asked: it may cost ${toUsd(run.highUsd)}, more than most_usd. ${costs.join(' ')}`,
    );
  }
  if (asked.preview) return { summary: ['Nothing was asked: a preview.', ...costs], tables: toCosts(forecast) };
  const begun = await context.call('runs.start', { projectId: project.id, ...only });
  const { jobs } = begun;
  return {
    summary: [
      `Run ${begun.id} of ${project.name} has begun: ${jobs.total} questions, ${jobs.leftOut} left out.`,
      ...(begun.summary === null ? [] : [begun.summary]),
      ...costs,
    ],
    tables: toCosts(forecast),
    notes: ['Answers come in the minutes after; overview with period "today" shows them.'],
  };
}
