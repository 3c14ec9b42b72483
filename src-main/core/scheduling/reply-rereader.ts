/**
 * Reads stored replies again that an older version could not read, the way that fresh ones go: links are resolved, then each is
 * completed. What is cut off stays `received` and is completed at the next start. Asks no engine.
 */
import type { Storage } from '../../storage/command.ts';
import type { LinkRules } from '../redirects/follow-links.ts';
import type { JobSettled } from './job-outcomes.ts';
import { loadIsRereadDue, loadReadable, noteReread, reopenRead } from './reopen-readable.ts';
import { ReplyCollector } from './reply-collector.ts';
import { resolveReplyLinks } from './reply-links.ts';

export interface ReplyRereaderOptions {
  storage: Storage;
  now: () => number;
  /** Called with each batch. */
  onSettled: (settled: JobSettled[]) => void;
  onFault: (error: unknown) => void;
  /** Who may be asked where redirect links lead; only tests have reason to change it. */
  linkRules: LinkRules | undefined;
}

export interface Reread {
  /** Replies that are answers now, or say that nothing was shown. */
  read: number;
  /** Those that still cannot be read. */
  unreadable: number;
}

export class ReplyRereader {
  readonly #options: ReplyRereaderOptions;
  readonly #abort = new AbortController();
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: ReplyRereaderOptions) {
    this.#options = options;
  }

  /** All unreadable replies of a project, or of all. One reading at a time. Rejects where storage does. */
  reread(projectId: number | null): Promise<Reread> {
    const turn = this.#last.then(() => this.#run(projectId));
    this.#last = turn.catch(() => null);
    return turn;
  }

  /** The same for all projects, once for each version of the app. */
  async rereadOnce(version: string): Promise<void> {
    const { storage } = this.#options;
    if (!(await storage.read(loadIsRereadDue, version))) return;
    await this.reread(null);
    if (!this.#abort.signal.aborted) await storage.write(noteReread, version);
  }

  /** Ends after the batch that is under way. */
  async stop(): Promise<void> {
    this.#abort.abort();
    await this.#last;
  }

  async #run(projectId: number | null): Promise<Reread> {
    const { storage, now, onFault, onSettled } = this.#options;
    const sum = { read: 0, unreadable: 0 };
    const note = (settled: JobSettled[]) => {
      const failed = settled.filter((job) => job.failure).length;
      sum.read += settled.length - failed;
      sum.unreadable += failed;
      onSettled(settled);
    };
    const collector = new ReplyCollector(storage, note, onFault, (jobIds) => this.#resolveLinks(jobIds), now);
    for (let afterJobId = 0; !this.#abort.signal.aborted; ) {
      const { jobIds, unreadable, lastJobId } = await storage.read(loadReadable, {
        projectId,
        afterJobId,
        nowMs: now(),
      });
      sum.unreadable += unreadable;
      if (jobIds.length > 0) {
        collector.resume(await storage.write(reopenRead, jobIds));
        await collector.finish();
      }
      if (lastJobId === null) break;
      afterJobId = lastJobId;
    }
    return sum;
  }

  async #resolveLinks(jobIds: number[]): Promise<boolean> {
    const { storage, now, linkRules = {} } = this.#options;
    const { signal } = this.#abort;
    if (!signal.aborted) await resolveReplyLinks(storage, jobIds, signal, linkRules, now());
    return !signal.aborted;
  }
}
