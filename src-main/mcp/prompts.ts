/** Ready questions for the usual jobs; clients offer them as commands. They name tools and hold no data. */
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';

import { cleanLine } from './reply/untrusted.ts';

const JOBS = [
  {
    name: 'monday_review',
    title: "Monday's review",
    description: 'How a project stands, what really changed and why, and what to do this week',
    ask: (project: string) =>
      `Review ${project} for last week. Call overview with period "last week"; where a change is real or on these prompts, call explain_change for its cause; then tasks. Write five sentences for the client: how it stands with interval and n, what changed with its verdict, why, who is ahead, what to do next. Call nothing a rise or fall that is within noise.`,
  },
  {
    name: 'why_did_it_change',
    title: 'Why did it change?',
    description: 'Whether visibility really changed, on which engines and prompts, and what came in its place',
    ask: (project: string) =>
      `Find out whether the visibility of ${project} really changed over the last 30 days, and why: explain_change by engine, then by prompt for the engine that moved most, then get_answer for one lost and one won answer. Say the verdict first.`,
  },
  {
    name: 'where_to_be_named',
    title: 'Where to be named',
    description: 'The five sites to pitch, with page, contact and reason',
    ask: (project: string) =>
      `List the five sites that are most worth pitching for ${project}: sources_and_gaps, then sources_and_gaps with site for the first two. For each: the page, who is named there, how many answers are within reach, the contact, and one sentence for the mail.`,
  },
] as const;

const args = z.object({
  project: z.string().max(200).optional().describe('Name of the project; left out: the only one'),
});

export function bindPrompts(server: McpServer): void {
  for (const { name, title, description, ask } of JOBS) {
    server.registerPrompt(name, { title, description, argsSchema: args }, ({ project }) => ({
      messages: [
        {
          role: 'user' as const,
          content: {
            type: 'text' as const,
            text: ask(project ? `the project “${cleanLine(project, 100)}”` : 'my project'),
          },
        },
      ],
    }));
  }
}
