/** Tells listeners what changed: runs as they move, and that figures are new. Never more than a few times a second. */
import type { AppEvent } from '#shared/contract/events.ts';
import type { Storage } from '../storage/command.ts';
import type { JobSettled } from './scheduling/job-outcomes.ts';
import { loadRun } from './scheduling/runs.ts';

const INTERVAL_MS = 250;

export class Progress {
  readonly #storage: Storage;
  readonly #listeners = new Set<(event: AppEvent) => void>();
  #runs = new Set<string>();
  #projects = new Set<string>();
  #timer: NodeJS.Timeout | null = null;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Returns how to stop listening. */
  subscribe(listener: (event: AppEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(event: AppEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  noteSettled(settled: readonly JobSettled[]): void {
    for (const { runId, projectId, failure } of settled) {
      this.#runs.add(runId);
      if (!failure) this.#projects.add(projectId);
    }
    this.#schedule();
  }

  noteRun(runId: string): void {
    this.#runs.add(runId);
    this.#schedule();
  }

  noteFigures(projectId: string): void {
    this.#projects.add(projectId);
    this.#schedule();
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#listeners.clear();
  }

  #schedule(): void {
    if (this.#listeners.size === 0) {
      this.#runs.clear();
      this.#projects.clear();
    } else {
      this.#timer ??= setTimeout(() => void this.#tell(), INTERVAL_MS);
    }
  }

  async #tell(): Promise<void> {
    const [runs, projects] = [this.#runs, this.#projects];
    this.#runs = new Set();
    this.#projects = new Set();
    this.#timer = null;
    for (const runId of runs) {
      const found = await this.#storage.read(loadRun, runId).catch(() => null);
      if (found) this.emit({ kind: 'run-progress', run: found.run });
    }
    for (const projectId of projects) this.emit({ kind: 'figures-changed', projectId });
  }
}
