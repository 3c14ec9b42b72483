/**
 * The one way into the core. Authorises, validates, finds the project, runs the handler and shapes errors, so that nothing can be true over
 * one transport and false over another.
 */
import { AppError, forbidden, toAppError, toWireError, validationError } from '#shared/app-error.ts';
import { OPERATIONS, type OperationInput, type OperationName, type OperationOutput } from '#shared/contract/index.ts';
import type { Operation, Scope } from '#shared/contract/operation.ts';
import { readInput } from '#shared/contract/read-input.ts';
import { findManyUnknown } from '#shared/contract/to-issues.ts';
import type { Envelope } from '#shared/contract/wire.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { JsonText } from '../storage/json-text.ts';
import { type Handler, NAMING_NO_PROJECT } from './handler.ts';
import { HANDLERS } from './index.ts';
import { requireProject } from './require-project.ts';

export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(OPERATIONS, name);
}

/**
 * Runs an operation; throws AppError. Faults are logged here and leave as INTERNAL. The output may be a `JsonText`. `sent`: the path of
 * a file that came along.
 */
export async function perform(
  core: Core,
  name: string,
  caller: Caller,
  rawInput: unknown,
  sent: string | null = null,
): Promise<unknown> {
  try {
    if (!isOperationName(name)) throw new AppError('NOT_FOUND', 'There is no such operation.');
    const operation = OPERATIONS[name];
    checkScope(operation, caller);
    const unknown = findManyUnknown(rawInput, operation.knownKeys);
    if (unknown !== null) throw validationError(unknown);
    const read = readInput(operation.input, rawInput ?? {});
    if ('issues' in read) throw validationError(read.issues);
    // Also what asks no storage: keys and the like are in the same folder.
    core.storage.folder.requireThere();
    const output = await run(core, name, { caller, input: read.data, sent });
    emitChange(core, operation, read.data);
    return output;
  } catch (error) {
    const known = toAppError(error);
    if (known.code === 'INTERNAL')
      core.log.error({ err: known.cause ?? known, operation: name }, 'An operation failed');
    throw known;
  }
}

/** Before the caller is answered: a window that called knows by then that its own call is meant. */
function emitChange(core: Core, { name, changes }: Operation, input: object): void {
  if (!changes || changes.length === 0) return;
  const projectId = 'projectId' in input ? String(input.projectId) : null;
  core.progress.emit({ kind: 'changed', subjects: changes, projectId, operation: name });
}

/** Finds the project that the input names first: no handler decides who may see it. */
async function run(
  core: Core,
  name: OperationName,
  { caller, input, sent }: { caller: Caller; input: object; sent: string | null },
): Promise<unknown> {
  const handler = HANDLERS[name] as Handler<OperationName>;
  if (typeof handler === 'object') handler.check(input as never);
  const isNamed = 'projectId' in input && !NAMING_NO_PROJECT.some((other) => other === name);
  const projectId = isNamed ? (input.projectId as string | undefined) : undefined;
  const project = projectId === undefined ? null : await requireProject(core, caller, projectId);
  const call = { core, caller, input, project, sent } as never;
  return typeof handler === 'object' ? handler.run(call) : handler(call);
}

/** The same for transports that carry envelopes; `data` may be a `JsonText`. */
export async function dispatch(core: Core, name: string, caller: Caller, rawInput: unknown): Promise<Envelope> {
  try {
    return { data: await perform(core, name, caller, rawInput) };
  } catch (error) {
    return { error: toWireError(toAppError(error)) };
  }
}

/** The same for code in this process that knows the operation it calls. */
export async function call<N extends OperationName>(
  core: Core,
  name: N,
  caller: Caller,
  input: OperationInput<N>,
): Promise<OperationOutput<N>> {
  const output = await perform(core, name, caller, input);
  return (output instanceof JsonText ? await output.read() : output) as OperationOutput<N>;
}

/** Operations without a path are the owner's; a key needs the scope of the others. Throws FORBIDDEN or NOT_FOUND. */
export function checkScope(operation: { http: unknown; scope: Scope | null }, caller: Caller): void {
  if (caller.kind === 'owner') return;
  if (!operation.http) throw new AppError('NOT_FOUND', 'There is no such operation.');
  if (operation.scope !== null && !caller.scopes.includes(operation.scope)) {
    throw forbidden('insufficient_scope', `This key lacks the scope "${operation.scope}".`, {
      required: operation.scope,
    });
  }
}
