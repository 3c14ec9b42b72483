/** What an executor is given: where it works, what it may touch outside, and whom it notifies. Types only. */
import type { Storage } from '../../storage/command.ts';
import type { LinkRules } from '../redirects/follow-links.ts';
import type { JobSettled } from './job-outcomes.ts';

export interface ExecutorOptions {
  storage: Storage;
  env: Readonly<Record<string, string | undefined>>;
  fetch: typeof fetch;
  now: () => number;
  onSettled: (settled: JobSettled[]) => void;
  onFault: (error: unknown) => void;
  /** Called with runs (public ids) that something was left out of, that go on, or that were given up. */
  onRuns: (runIds: string[]) => void;
  /** Reads saved engine keys and settings of the network again; true when they changed. */
  refreshReach?: () => Promise<boolean>;
  /** Called when the network is lost and when it is back, and when something new is stored of how engines fare. */
  onHealth?: () => void;
  /** Called every few seconds while this process works the queue and plans runs. Must return at once. */
  onSchedule?: () => void;
  /** Called when the lease was lost and is back: the database may be another one, put in place by another process. */
  onReplaced?: () => void;
  /** Plans runs from schedules too; false only works what is queued. */
  isScheduling: boolean;
  /** Who may be asked where redirect links lead; only tests have reason to change it. */
  linkRules?: LinkRules;
}
