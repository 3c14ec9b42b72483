/** From the arguments that a client sent to a tool's reply; whatever is wrong is a sentence for the assistant, and never a fault of the protocol. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';

import { AppError, describeIssue } from '#shared/app-error.ts';
import { readInput } from '#shared/contract/read-input.ts';
import type { Core } from '../core/core.ts';
import type { McpAccess } from './access.ts';
import { hashQuestion, readCursor } from './reply/cursor.ts';
import { type FittedReply, fitReply } from './reply/fit-reply.ts';
import { cleanLine } from './reply/untrusted.ts';
import { ToolContext } from './tool-context.ts';
import { listThere, ToolProblem } from './tool-problem.ts';
import type { Tool } from './tools/tool.ts';

export type ToolOutcome = FittedReply | { problem: string };

export async function callTool(core: Core, access: McpAccess, tool: Tool, sent: unknown): Promise<ToolOutcome> {
  try {
    const input = readArguments(tool, sent);
    const question = hashQuestion(tool.name, input);
    const offset = readCursor(input.cursor as string | undefined, question);
    const context = new ToolContext(core, access, { operations: tool.operations, offset });
    const draft = await tool.run(context, input);
    return fitReply(draft, { question, mark: randomBytes(4).toString('hex') });
  } catch (error) {
    return { problem: describeProblem(core, tool, error) };
  }
}

function readArguments(tool: Tool, sent: unknown): Record<string, unknown> {
  const read = readInput(tool.input, sent ?? {});
  if (!('issues' in read)) return read.data;
  const known = Object.keys(tool.input.shape);
  const said = read.issues.slice(0, 5).map(describeIssue).join('; ');
  throw new ToolProblem(`The arguments of ${tool.name} are not understood: ${said}. ${listThere(known)}`);
}

function describeProblem(core: Core, tool: Tool, error: unknown): string {
  if (error instanceof ToolProblem) return cleanLine(error.message, 2_000);
  if (!(error instanceof AppError)) {
    core.log.error({ err: error, tool: tool.name }, 'A tool failed');
    return 'Something went wrong inside Sightline; its log has the details. Try another question.';
  }
  const advice = ADVICE[error.code] ?? '';
  return cleanLine(`${error.message} ${advice}`, 1_500);
}

const ADVICE: Partial<Record<AppError['code'], string>> = {
  NOT_FOUND: 'Ids come from the replies of other tools; list_projects begins anew.',
  INTERNAL: 'Try another question.',
};

/** Of the tool's input, as clients get it. */
export function toInputSchema({ input }: Tool): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input' });
  return schema;
}
