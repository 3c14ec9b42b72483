/** Where the next page of a table begins, as a short text that is bound to the question it belongs to. */
import { createHash } from 'node:crypto';

import { ToolProblem } from '../tool-problem.ts';

/** Of all that was asked but the cursor itself. */
export function hashQuestion(tool: string, input: Readonly<Record<string, unknown>>): string {
  const { cursor: _, ...asked } = input;
  const entries = Object.entries(asked).filter(([, value]) => value !== undefined);
  const text = JSON.stringify([tool, entries.sort(([a], [b]) => (a < b ? -1 : 1))]);
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

export function writeCursor(offset: number, question: string): string {
  return `${offset}-${question}`;
}

/** Throws where it belongs to another question. */
export function readCursor(cursor: string | undefined, question: string): number {
  if (cursor === undefined || cursor === '') return 0;
  const [, offset, of] = /^(\d{1,9})-([0-9a-f]{8})$/.exec(cursor) ?? [];
  if (of === question) return Number(offset);
  throw new ToolProblem(
    'This cursor belongs to another question. Send it with exactly the arguments of the reply that it came with, or leave it out to begin anew.',
  );
}
