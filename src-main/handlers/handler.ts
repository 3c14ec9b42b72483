/** What a handler is: one function an operation, from a validated input to the operation's output, or to that as JSON text. */
import type { OperationName, OperationOutput, ParsedInput } from '#shared/contract/index.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import type { Project } from '../core/projects/project.ts';
import type { JsonText } from '../storage/json-text.ts';

/** Operations whose `projectId` names something else than a project in sight: a removed one, or a book of the ledger. */
export const NAMING_NO_PROJECT = [
  'money.ledger',
  'money.spend',
  'projects.erase',
  'projects.unarchive',
] as const satisfies readonly OperationName[];

interface CallOf<I, P> {
  core: Core;
  caller: Caller;
  input: I;
  /** The one that `projectId` names, as the caller may see it. */
  project: P;
  /** Where a file lies that came along with the call as a file, and goes when it is over. */
  sent: string | null;
}

export type Call<N extends OperationName> = CallOf<ParsedInput<N>, ProjectOf<N>>;

type ProjectOf<N extends OperationName> = N extends (typeof NAMING_NO_PROJECT)[number]
  ? null
  : 'projectId' extends keyof ParsedInput<N>
    ? ParsedInput<N> extends { projectId: string }
      ? Project
      : Project | null
    : null;

type Run<N extends OperationName> = (call: Call<N>) => Promise<OperationOutput<N> | JsonText<OperationOutput<N>>>;

/** `check` is for parameters that the contract cannot judge: it throws VALIDATION_ERROR, which is reported before an unknown project. */
export type Handler<N extends OperationName> = Run<N> | { check(input: ParsedInput<N>): void; run: Run<N> };

/** What a file of handlers exports satisfies this. */
export type Handlers = { readonly [N in OperationName]?: Handler<N> };
