/** Which prompt is meant: by its id, or by words of its text. */

import { cleanLine } from '../reply/untrusted.ts';
import type { ToolContext } from '../tool-context.ts';
import { listThere, ToolProblem } from '../tool-problem.ts';

/** Only where there is one; more are listed with their ids. */
export async function findPrompt(
  context: ToolContext,
  projectId: string,
  asked: string,
): Promise<{ id: string; text: string }> {
  const isId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(asked.trim());
  const search = isId ? undefined : asked.trim();
  const { prompts } = await context.call('prompts.list', { projectId, search, limit: 500 });
  const found = isId ? prompts.filter(({ id }) => id === asked.trim()) : prompts;
  const exact = found.filter(({ prompt }) => prompt.trim() === search);
  const [one] = exact.length === 1 ? exact : found;
  if (one && (exact.length === 1 || found.length === 1)) return { id: one.id, text: one.prompt };
  const there = listThere(found.slice(0, 10).map(({ id, prompt }) => `“${cleanLine(prompt, 80)}” (${id})`));
  throw new ToolProblem(
    found.length === 0
      ? `No prompt of this project says “${cleanLine(asked, 80)}”. Call prompts to see them.`
      : `${found.length} prompts say “${cleanLine(asked, 80)}”; send the id of one. ${there}`,
  );
}
