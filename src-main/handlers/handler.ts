/** What a handler is: one function an operation, from a validated input to the operation's output, or to that as JSON text. */
import type { OperationName, OperationOutput, ParsedInput } from '#shared/contract/index.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import type { JsonText } from '../storage/json-text.ts';

export type Handler<N extends OperationName> = (
  core: Core,
  caller: Caller,
  input: ParsedInput<N>,
) => Promise<OperationOutput<N> | JsonText<OperationOutput<N>>>;

/** Gives a handler its types by its operation's name. */
export function handler<N extends OperationName>(_name: N, run: Handler<N>): Handler<N> {
  return run;
}
