/**
 * Puts right what processes that died left behind: history half measured by new rules, imports cut off; and does the chores
 * that nobody waits for. It runs in the app and the server, at the start and from then on; the command line is too short-lived for it.
 */
import type { Storage } from '../storage/command.ts';
import { loadAnswerCount, loadUnmeasured, type UnmeasuredProject } from './answers/measured-history.ts';
import { type RemeasuredHistory, remeasureProject } from './answers/remeasure.ts';
import { noteHistories } from './answers/segmentations.ts';
import { IdleDetector } from './idle-detector.ts';
import type { Progress } from './scheduling/progress.ts';
import { pruneJobs } from './scheduling/prune-jobs.ts';
import { undoImports } from './transfer/import-batch.ts';

const INTERVAL_MS = 15_000;

export interface UpkeepOptions {
  storage: Storage;
  progress: Progress;
  onFault: (error: unknown) => void;
  /** Takes up what others wait for and another process began: before history is measured, which may take minutes. */
  resume: () => Promise<unknown>;
  /** Done after the rest at each look, one after the other; each finds out by itself whether there is anything to do. */
  chores: readonly (() => Promise<unknown>)[];
  /** Gives back what the main thread holds for nothing; called once after each time that it had something to do. */
  onRest?: () => void;
}

export class Upkeep {
  readonly #storage: Storage;
  readonly #progress: Progress;
  readonly #onFault: (error: unknown) => void;
  readonly #resume: UpkeepOptions['resume'];
  readonly #chores: UpkeepOptions['chores'];
  /** Projects that this process is measuring, with how many times over. */
  readonly #measuring = new Map<number, number>();
  /** Projects that were not measured to the end when they were looked at last: perhaps another process is at it. */
  #seen = new Set<number>();
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;
  readonly #onRest: () => void;
  readonly #rest = new IdleDetector();

  constructor({ storage, progress, onFault, resume, chores, onRest = () => {} }: UpkeepOptions) {
    this.#storage = storage;
    this.#progress = progress;
    this.#onFault = onFault;
    this.#resume = resume;
    this.#chores = chores;
    this.#onRest = onRest;
  }

  /** Measures a project's history again; resolves with what it came to. */
  async remeasure(project: UnmeasuredProject): Promise<RemeasuredHistory> {
    const { publicId: projectId } = project;
    const total = await this.#storage.read(loadAnswerCount, project.id);
    const report = (done: number, isFinished: boolean) => {
      this.#progress.note(projectId, 'answers');
      this.#progress.emit({ kind: 'history-measuring', projectId, done: Math.min(done, total), total, isFinished });
    };
    this.#measuring.set(project.id, (this.#measuring.get(project.id) ?? 0) + 1);
    try {
      return await this.#storage.job(remeasureProject, project.id, ({ done }) => report(done, false));
    } finally {
      this.#measuring.set(project.id, (this.#measuring.get(project.id) ?? 1) - 1);
      report(total, true);
    }
  }

  /** What is found at the start was left by a process that is gone; later finds have to last for two looks. */
  start(): void {
    void this.#look({ isStart: true });
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #look({ isStart }: { isStart: boolean }): Promise<void> {
    try {
      if (!isStart) await this.#storage.write(undoImports, { deadOnly: true, isOwnAlive: true });
      await this.#storage.write(noteHistories, null);
      await this.#resume();
      const found = await this.#storage.read(loadUnmeasured, null);
      const due = found.filter(({ id }) => !this.#measuring.get(id) && (isStart || this.#seen.has(id)));
      this.#seen = new Set(found.map(({ id }) => id));
      for (const project of due) if (!this.#isStopped) await this.remeasure(project);
      while (!this.#isStopped && (await this.#storage.write(pruneJobs, null)) > 0);
      for (const chore of this.#chores) if (!this.#isStopped) await chore();
      if (!isStart && this.#rest.look()) this.#onRest();
    } catch (error) {
      if (!this.#isStopped) this.#onFault(error);
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#look({ isStart: false }), INTERVAL_MS);
  }
}
