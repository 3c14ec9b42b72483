/** How a call travels over IPC and over the app's own HTTP route: always an envelope, because a rejection loses its fields. */
import type { WireError } from '../app-error.ts';
import type { OperationInput, OperationName, OperationOutput } from './index.ts';

export type Envelope<T = unknown> = { data: T } | { error: WireError };

/** IPC channels. Nothing else crosses between a window and the main process. */
export const IPC_CALL = 'sightline:call';
export const IPC_EVENT = 'sightline:event';

/** What the preload script puts on `window.sightline`. */
export interface DesktopBridge {
  call(operation: string, input: unknown): Promise<Envelope>;
  onEvent(listener: (event: unknown) => void): () => void;
}

/** The typed client: one interface over either transport. */
export interface Client {
  call<N extends OperationName>(operation: N, input: OperationInput<N>): Promise<OperationOutput<N>>;
}
