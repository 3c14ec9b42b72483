/** What a tool is: a question that an assistant can ask, made of operations. */
import type { z } from 'zod';

import type { OperationName } from '#shared/contract/index.ts';
import type { Need } from '../access.ts';
import type { Draft } from '../reply/reply.ts';
import type { ToolContext } from '../tool-context.ts';

export interface Tool<S extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  /** For the model that chooses it: what it answers, and when to take it. */
  description: string;
  needs: Need;
  /** Every operation that it calls; another one is a fault. */
  operations: readonly OperationName[];
  /** Asked twice, it does nothing more the second time. Reads always are. */
  isIdempotent?: boolean;
  /** It reaches engines of others. */
  isOpenWorld?: boolean;
  input: S;
  run(context: ToolContext, input: z.output<S>): Promise<Draft>;
}

/** Keeps the type of the input for `run`. */
export function defineTool<S extends z.ZodObject>(tool: Tool<S>): Tool {
  return tool as Tool;
}
