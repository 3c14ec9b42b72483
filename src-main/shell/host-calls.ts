/** Calls that the shell itself makes of its host, typed by the contract. It asks as the owner, like the window. */
import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';
import type { ShellHost } from './shell-host.ts';

/** The operation's output; null when it was refused or failed, which the host has logged where it is a fault. */
export async function callHost<N extends OperationName>(
  host: Pick<ShellHost, 'dispatch'>,
  operation: N,
  input: OperationInput<N>,
): Promise<OperationOutput<N> | null> {
  const envelope = await host.dispatch(operation, input).catch(() => null);
  return envelope && 'data' in envelope ? (envelope.data as OperationOutput<N>) : null;
}
