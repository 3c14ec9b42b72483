/** Notifies listeners of changes and of the progress of runs. What the core does by itself is gathered and sent a few times a second at most. */
import type { AppEvent } from '#shared/contract/events.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Subject } from '#shared/contract/subjects.ts';
import type { Storage } from '../../storage/command.ts';
import type { JobSettled } from './job-outcomes.ts';
import { loadRun } from './runs.ts';

const INTERVAL_MS = 250;

type Run = OperationOutput<'runs.get'>;

export class Progress {
  readonly #storage: Storage;
  readonly #listeners = new Set<(event: AppEvent) => void>();
  #runs = new Set<string>();
  #changes = new Map<string | null, Set<Subject>>();
  /** What was wrong with runs that are not over, when they were last reported. */
  readonly #troubles = new Map<string, string>();
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
      // A call that failed may have been paid for.
      if (failure) this.note(projectId, 'spend');
      else this.note(projectId, 'answers', 'prompts', 'spend');
    }
  }

  noteRun(runId: string): void {
    this.#runs.add(runId);
    this.#schedule();
  }

  /** Something changed in a project, or in none (null). */
  note(projectId: string | null, ...subjects: readonly Subject[]): void {
    this.#add(projectId, ...subjects);
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
      this.#changes.clear();
    } else {
      this.#timer ??= setTimeout(() => void this.#notify(), INTERVAL_MS);
    }
  }

  async #notify(): Promise<void> {
    const runs = this.#runs;
    this.#runs = new Set();
    this.#timer = null;
    for (const runId of runs) {
      const found = await this.#storage.read(loadRun, runId).catch(() => null);
      if (found) this.#emitRun(found.run);
    }
    const changes = this.#changes;
    this.#changes = new Map();
    for (const [projectId, subjects] of changes) {
      this.emit({ kind: 'changed', subjects: [...subjects], projectId, operation: null });
    }
  }

  #emitRun(run: Run): void {
    this.#add(run.projectId, 'runs');
    if (this.#isTroubled(run)) this.#add(null, 'health');
    this.emit({ kind: 'run-progress', run });
  }

  /** Whether a run says something new about how engines fare: another trouble, or its end. */
  #isTroubled({ id, state, problems }: Run): boolean {
    const troubles = [state, ...problems.map(({ engine, reason }) => `${engine} ${reason}`)].join();
    const before = this.#troubles.get(id) ?? 'running';
    if (state === 'finished' || state === 'cancelled') this.#troubles.delete(id);
    else this.#troubles.set(id, troubles);
    return troubles !== before;
  }

  #add(projectId: string | null, ...subjects: readonly Subject[]): void {
    const known = this.#changes.get(projectId) ?? new Set();
    this.#changes.set(projectId, known);
    for (const subject of subjects) known.add(subject);
  }
}
