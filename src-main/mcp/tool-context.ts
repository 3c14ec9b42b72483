/** What a tool gets for one call: its only access to the operations. It counts nothing and knows no transport. */
import { OPERATIONS, type OperationInput, type OperationName, type OperationOutput } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { dayOf } from '#shared/time/day.ts';
import type { Core } from '../core/core.ts';
import { call } from '../handlers/dispatch.ts';
import type { McpAccess } from './access.ts';
import { ToolProblem } from './tool-problem.ts';

/** Of operations that ask engines, by themselves or by what they add. */
const SPENDING: readonly OperationName[] = ['runs.start'];

export class ToolContext {
  readonly access: McpAccess;
  /** Which row a table goes on with that is asked for by cursor. */
  readonly offset: number;
  readonly #core: Core;
  readonly #operations: readonly OperationName[];

  constructor(
    core: Core,
    access: McpAccess,
    { operations, offset }: { operations: readonly OperationName[]; offset: number },
  ) {
    this.#core = core;
    this.access = access;
    this.offset = offset;
    this.#operations = operations;
  }

  /** The UTC day that it is, in days since 1970-01-01. */
  get today(): number {
    return dayOf(this.#core.now());
  }

  /** Throws AppError as the operation does, and ToolProblem for what the caller may not have done. */
  call<N extends OperationName>(name: N, input: OperationInput<N>): Promise<OperationOutput<N>> {
    if (!this.#operations.includes(name)) throw new Error(`${name} is not among the operations of this tool`);
    const { changes } = OPERATIONS[name] as Operation;
    if (changes !== null && !this.access.mayWrite) throw new ToolProblem(NO_WRITE);
    if (SPENDING.includes(name) && !this.access.maySpend) throw new ToolProblem(NO_SPEND);
    return call(this.#core, name, this.access.caller, input);
  }
}

export const NO_WRITE =
  'This connection only reads. The owner switches changes on with `mcp --allow-write`, or over HTTP with an API key that has the scope "write".';
export const NO_SPEND =
  'This connection may not ask engines, which can cost money. The owner switches it on with `mcp --allow-spend`, or over HTTP with an API key that has the scope "write".';
