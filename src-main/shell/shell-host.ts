/** What the desktop shell needs from the service behind it, and nothing more: the shell knows no core and no database. */
import type { AppEvent } from '#shared/contract/events.ts';
import type { Envelope } from '#shared/contract/wire.ts';

export interface ShellHost {
  /**
   * Validates, authorises as the owner of this machine, runs, and wraps the outcome, whose data may be a `JsonText`. Never
   * rejects for a refused call.
   */
  dispatch(operation: string, input: unknown): Promise<Envelope>;
  /** Calls the listener for every event from now on; the returned function ends that. */
  subscribe(listener: (event: AppEvent) => void): () => void;
  dataDir: string;
  /** Where scripts reach the HTTP API, as in `http://127.0.0.1:4477`; null while it is not served. */
  apiAddress: string | null;
  /** Ends background work and closes the data folder. */
  close(): Promise<void>;
}

/** Where the built files of the window are. */
export interface ShellFiles {
  rendererDir: string;
  preloadFile: string;
  /** Folder of the pictures that the system shows: tray and about panel. */
  iconsDir: string;
}
