/** What the window needs of its core, whatever carries it: calls and events. It holds no state and no cache. */
import { AppError, type ErrorCode } from '#shared/app-error.ts';
import type { AppEvent } from '#shared/contract/events.ts';
import type { Client } from '#shared/contract/wire.ts';

export interface ClientListener {
  onEvent(event: AppEvent): void;
  /** Events may have been missed: whatever is on the screen should be asked for again. */
  onReconnect(): void;
}

export interface AppClient extends Client {
  /** Starts listening; the returned function stops. */
  listen(listener: ClientListener): () => void;
}

/** The core could not be reached at all: the call may or may not have been carried out. */
export function unreachable(cause: unknown): AppError {
  return new AppError('INTERNAL', 'Sightline does not answer.', { reason: 'unreachable' }, cause);
}

export function isUnreachable(error: unknown): boolean {
  return error instanceof AppError && error.details?.reason === 'unreachable';
}

export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof AppError && error.code === code;
}

export function isSignedOut(error: unknown): boolean {
  return hasCode(error, 'UNAUTHORIZED');
}
