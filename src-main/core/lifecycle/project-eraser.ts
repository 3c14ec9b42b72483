/**
 * Deletes projects for good, step by step, reports its progress, and takes up what another process did not end. It decides nothing about
 * who may come back: from the first step on nobody can.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { AppError } from '#shared/app-error.ts';
import type { Storage } from '../../storage/command.ts';
import { reportFolder } from '../../storage/data-folder.ts';
import type { Progress } from '../scheduling/progress.ts';
import { loadErasing } from './archive-project.ts';
import { beginErasing, type ErasingProject, eraseSome, loadErasedFiles } from './erase-project.ts';

/** How often listeners are notified, at most. */
const REPORT_MS = 250;
/** How soon to look again for calls that are under way. */
const WAIT_MS = 200;

export interface ProjectEraserOptions {
  storage: Storage;
  progress: Progress;
  onFault: (error: unknown) => void;
}

export class ProjectEraser {
  readonly #options: ProjectEraserOptions;
  /** By internal id: whoever asks for the same project waits for the same work. */
  readonly #running = new Map<number, Promise<void>>();
  #isStopped = false;

  constructor(options: ProjectEraserOptions) {
    this.#options = options;
  }

  /** Resolves once nothing is left of it. Throws NOT_FOUND, and CONFLICT when the app is closed before. */
  async erase(publicId: string): Promise<void> {
    const project = await this.#options.storage.write(beginErasing, publicId);
    this.#options.progress.note(null, 'projects', 'storage');
    await this.#runOnce(project);
  }

  /** Takes up what is not done and returns at once. */
  async resume(): Promise<void> {
    for (const { id, publicId, answers, erasing } of await this.#options.storage.read(loadErasing, null)) {
      const project = { id, publicId, answersLeft: answers, answersBefore: erasing.answersBefore };
      if (!this.#isStopped)
        void this.#runOnce(project).catch((error) => this.#isStopped || this.#options.onFault(error));
    }
  }

  /** Resolves once what is under way is over. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#running.values());
  }

  /** Lets the step under way end. What is left goes on at the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.allSettled(this.#running.values());
  }

  #runOnce(project: ErasingProject): Promise<void> {
    const known = this.#running.get(project.id);
    if (known) return known;
    const work = this.#run(project).finally(() => this.#running.delete(project.id));
    this.#running.set(project.id, work);
    return work;
  }

  async #run({ id: projectId, publicId, answersBefore, answersLeft }: ErasingProject): Promise<void> {
    const { storage, progress } = this.#options;
    const folder = reportFolder(storage.dataDir);
    for (const fileName of await storage.read(loadErasedFiles, projectId))
      rmSync(join(folder, fileName), { force: true });
    const startedMs = performance.now();
    let left = answersLeft;
    let reportedMs = Number.NEGATIVE_INFINITY;
    const planLeftMs = () => {
      const done = answersLeft - left;
      return done === 0 ? null : Math.round(((performance.now() - startedMs) / done) * left);
    };
    const report = (isFinished: boolean) => {
      reportedMs = performance.now();
      progress.emit({
        kind: 'project-erasing',
        projectId: publicId,
        answersBefore,
        answersLeft: left,
        leftMs: planLeftMs(),
        isFinished,
      });
    };
    for (;;) {
      if (this.#isStopped) throw closing();
      const step = await storage.write(eraseSome, { projectId, leftMs: planLeftMs() });
      left = Math.max(0, left - step.deletedAnswers);
      if (step.state === 'done') break;
      if (performance.now() - reportedMs >= REPORT_MS) report(false);
      if (step.state === 'waiting') await sleep(WAIT_MS);
    }
    report(true);
    progress.note(null, 'answers', 'projects', 'spend', 'storage');
  }
}

function closing(): AppError {
  const message = 'Sightline is being closed. The project is being deleted; that goes on at the next start.';
  return new AppError('CONFLICT', message, { reason: 'closing' });
}
