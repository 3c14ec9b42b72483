/**
 * Storage commands that took long, by name and never with what they were asked. A command is reported at once, then for a minute only counted:
 * the count is reported at its end.
 */
import type { ThreadRole } from './thread-messages.ts';

/** In milliseconds, on its thread. Jobs and texts are meant to take a while. */
export const SLOW_MS: Readonly<Record<ThreadRole, number>> = { reader: 200, writer: 200, job: 30_000 };
const QUIET_MS = 60_000;

export interface SlowCommand {
  command: string;
  thread: ThreadRole;
  /** The longest of those that are reported. */
  ms: number;
  times: number;
}

export class SlowCommands {
  readonly #listeners = new Set<(slow: SlowCommand) => void>();
  /** By command: what came since it was reported, and what ends its minute. */
  readonly #quiet = new Map<string, { since: SlowCommand | null; end: NodeJS.Timeout }>();

  /** Returns how to stop listening. */
  onSlow(listener: (slow: SlowCommand) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  note(command: string, thread: ThreadRole, ranMs: number): void {
    if (ranMs < SLOW_MS[thread]) return;
    const ms = Math.round(ranMs);
    const quiet = this.#quiet.get(command);
    if (quiet) {
      const { ms: longest, times } = quiet.since ?? { ms: 0, times: 0 };
      quiet.since = { command, thread, ms: Math.max(ms, longest), times: times + 1 };
    } else this.#tell({ command, thread, ms, times: 1 });
  }

  /** Reports what is not reported yet. */
  stop(): void {
    for (const { since, end } of this.#quiet.values()) {
      clearTimeout(end);
      if (since) this.#emit(since);
    }
    this.#quiet.clear();
  }

  #tell(slow: SlowCommand): void {
    const end = setTimeout(() => {
      const since = this.#quiet.get(slow.command)?.since;
      this.#quiet.delete(slow.command);
      if (since) this.#tell(since);
    }, QUIET_MS).unref();
    this.#quiet.set(slow.command, { since: null, end });
    this.#emit(slow);
  }

  #emit(slow: SlowCommand): void {
    for (const listener of this.#listeners) listener(slow);
  }
}
