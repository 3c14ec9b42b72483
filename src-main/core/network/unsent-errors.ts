/** Marks errors of requests that surely never left this machine, so that nobody books them as paid. */
import { ProxyError } from './proxy-error.ts';

const unsent = new WeakSet<Error>();

/** The same error, marked. */
export function markUnsent<E extends Error>(error: E): E {
  unsent.add(error);
  return error;
}

/** What a proxy does not let through is unsent by itself. */
export function isUnsent(thrown: unknown): boolean {
  return thrown instanceof ProxyError || (thrown instanceof Error && unsent.has(thrown));
}
