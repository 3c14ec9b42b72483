/**
 * Says when tasks are evaluated: after a project's queue has gone quiet, when a handler asks, and every hour. One
 * evaluation at a time, each a storage job on a thread of its own, so that neither the queue nor a window waits for it.
 */
import type { Storage } from '../../storage/command.ts';
import type { JobSettled } from '../scheduling/job-outcomes.ts';
import { type EvaluationOutcome, evaluateTasks, loadDueEvaluations, loadQuietProjects } from './evaluate-tasks.ts';

/** Settled jobs come in bursts; the queue is looked at when a burst is over. */
const GATHER_MS = 500;
const HOURLY_MS = 3_600_000;

interface EvaluatedProject {
  id: number;
  publicId: string;
}

export interface TaskEvaluatorOptions {
  storage: Storage;
  now: () => number;
  onFault: (error: unknown) => void;
  /** Tasks of a project came, went, came back or were seen again. */
  onEvaluated: (publicId: string) => void;
}

export class TaskEvaluator {
  readonly #options: TaskEvaluatorOptions;
  readonly #settled = new Set<string>();
  /** Asked for and not begun, by project: asking again joins the one that waits. */
  readonly #waiting = new Map<number, Promise<EvaluationOutcome | null>>();
  #last: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  /** When a project was taken up by the hourly look, so that one that fails is not taken up at every tick. */
  readonly #takenUpMs = new Map<number, number>();
  #isStopped = false;

  constructor(options: TaskEvaluatorOptions) {
    this.#options = options;
  }

  /** Evaluates after those that were asked for before. Rejects when it fails; null when the project is gone. */
  evaluate(project: EvaluatedProject): Promise<EvaluationOutcome | null> {
    const waiting = this.#waiting.get(project.id);
    if (waiting) return waiting;
    const turn = this.#last.then(() => {
      this.#waiting.delete(project.id);
      return this.#run(project);
    });
    this.#waiting.set(project.id, turn);
    this.#last = turn.catch(() => null);
    return turn;
  }

  /** The same for callers whose own work is done and must not fail with it: faults are reported. */
  async refresh(project: EvaluatedProject): Promise<void> {
    await this.evaluate(project).catch(this.#options.onFault);
  }

  /** Remembers the projects of settled jobs; they are evaluated when nothing more of theirs is under way. */
  noteSettled(settled: readonly JobSettled[]): void {
    for (const { projectId } of settled) this.#settled.add(projectId);
    if (this.#settled.size > 0 && !this.#isStopped)
      this.#timer ??= setTimeout(() => void this.#lookForQuiet(), GATHER_MS);
  }

  /** Evaluates the project that nobody evaluated for longest, if that is an hour. For every tick of the schedule. */
  async lookForDue(): Promise<void> {
    const { storage, now, onFault } = this.#options;
    try {
      const due = await storage.read(loadDueEvaluations, { nowMs: now(), everyMs: HOURLY_MS });
      const project = due.find(({ id }) => Math.abs(now() - (this.#takenUpMs.get(id) ?? 0)) >= HOURLY_MS);
      if (!project) return;
      this.#takenUpMs.set(project.id, now());
      await this.refresh(project);
    } catch (error) {
      onFault(error);
    }
  }

  /** Does what is still to do after the last jobs, then ends. */
  async stop(): Promise<void> {
    await this.#lookForQuiet();
    await this.#last;
    this.#isStopped = true;
  }

  async #lookForQuiet(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#settled.size === 0) return;
    const { storage, now, onFault } = this.#options;
    try {
      const quiet = await storage.read(loadQuietProjects, { publicIds: [...this.#settled], nowMs: now() });
      for (const project of quiet) {
        this.#settled.delete(project.publicId);
        void this.refresh(project);
      }
    } catch (error) {
      onFault(error);
    }
  }

  async #run({ id, publicId }: EvaluatedProject): Promise<EvaluationOutcome | null> {
    if (this.#isStopped) return null;
    const outcome = await this.#options.storage.job(evaluateTasks, id);
    if (outcome) this.#options.onEvaluated(publicId);
    return outcome;
  }
}
