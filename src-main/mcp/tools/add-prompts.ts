/** Adds prompts to a project, paused: nothing is asked by it. */
import { z } from 'zod';
import { findProject } from '../names/find-project.ts';
import { projectField } from '../names/open-scope.ts';
import { toColumns } from '../reply/reply.ts';
import type { ToolContext } from '../tool-context.ts';
import { defineTool } from './tool.ts';
import { countOf } from './words.ts';

const input = z.strictObject({
  project: projectField,
  prompts: z
    .array(z.string().min(1).max(500))
    .min(1)
    .max(50)
    .describe('Questions as people would put them to an engine'),
  language: z.string().max(10).optional().describe('Language code of all of them; left out: that of the project'),
  tags: z.array(z.string().min(1).max(100)).max(20).optional(),
});

export const addPrompts = defineTool({
  name: 'add_prompts',
  title: 'Add prompts',
  description:
    'Adds questions to a project, paused: they cost nothing until the owner resumes them or run_prompts is told to ask. One that is there already stays as it is.',
  needs: 'write',
  operations: ['projects.list', 'prompts.createMany'],
  isIdempotent: true,
  input,
  run: writePrompts,
});

async function writePrompts(context: ToolContext, asked: z.output<typeof input>) {
  const project = await findProject(context, asked.project);
  const { created, prompts, meteredNotice } = await context.call('prompts.createMany', {
    projectId: project.id,
    prompts: asked.prompts.map((prompt) => ({ prompt, ...(asked.language && { language: asked.language }) })),
    state: 'paused',
    ...(asked.tags && { tags: asked.tags }),
  });
  return {
    summary: [
      `${countOf(created, 'prompt')} added to ${project.name}, paused; ${prompts.length - created} were there already.`,
      ...(meteredNotice ? [meteredNotice.message] : []),
    ],
    tables: [
      {
        name: 'prompts',
        columns: toColumns('prompt:text', 'prompt_id:id', 'language:text', 'is_new:text'),
        rows: prompts.map((prompt) => [prompt.prompt, prompt.id, prompt.language, prompt.created]),
        total: prompts.length,
      },
    ],
    next: ['forecast for what asking would cost'],
  };
}
