/**
 * Works the queue: takes the lease, turns schedules into runs, starts calls lane by lane and hands replies to the
 * collector. It waits on the network and on storage threads only, so it never holds up the main thread.
 */
import { createHash, randomUUID } from 'node:crypto';

import type { Storage } from '../../storage/command.ts';
import { type CallFailure, type EngineRoute, isCallFailure, type RouteSettings } from '../engines/engine-route.ts';
import { type EngineSettings, loadEngineSettings, planRoute } from '../engines/engine-settings.ts';
import { expirePitches } from '../projects/pitch.ts';
import { enqueueDueRuns } from './due-runs.ts';
import { acquireExecutor, releaseExecutor } from './executor-lease.ts';
import { type JobSettled, loadReceived } from './job-outcomes.ts';
import { holdLane, type Lane, type LaneState, type LeasedJob, leaseJobs, loadLanes, wakeLane } from './job-queue.ts';
import { LaneControl } from './lane-control.ts';
import { ReplyCollector } from './reply-collector.ts';

const TICK_MS = 400;
const HEARTBEAT_MS = 2_000;
const SCHEDULE_MS = 5_000;

export interface ExecutorOptions {
  storage: Storage;
  env: Readonly<Record<string, string | undefined>>;
  fetch: typeof fetch;
  now: () => number;
  onSettled: (settled: JobSettled[]) => void;
  onFault: (error: unknown) => void;
  /** Told every few seconds while this process works the queue and plans runs. Must return at once. */
  onSchedule?: () => void;
  /** Plans runs from schedules too; false only works what is queued. */
  isScheduling: boolean;
}

interface Reach {
  route: EngineRoute;
  settings: RouteSettings;
  fingerprint: string;
}

export class Executor {
  readonly #options: ExecutorOptions;
  readonly #owner = randomUUID();
  readonly #collector: ReplyCollector;
  readonly #lanes = new Map<string, LaneControl>();
  readonly #jobs = new Map<number, { control: LaneControl; fingerprint: string }>();
  readonly #calls = new Map<number, Promise<void>>();
  readonly #abort = new AbortController();
  #isStopped = false;
  #isHolding = false;
  #isPoked = false;
  #heartbeatDueMs = 0;
  #scheduleDueMs = 0;
  #wake: () => void = () => {};
  #loop: Promise<void> | null = null;

  constructor(options: ExecutorOptions) {
    this.#options = options;
    this.#collector = new ReplyCollector(options.storage, (settled) => this.#settle(settled), options.onFault);
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  /** Looks at the queue now instead of at the next tick. */
  poke(): void {
    this.#isPoked = true;
    this.#wake();
  }

  /** Ends calls under way, stores what came back, and gives the lease up. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#abort.abort();
    this.#wake();
    await this.#loop;
    await Promise.all(this.#calls.values());
    await this.#collector.close();
    if (!this.#isHolding) return;
    // Without it the lease runs out by itself, so a full disk must not keep anybody from quitting.
    await this.#options.storage.write(releaseExecutor, this.#owner).catch(this.#options.onFault);
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      try {
        await this.#tick();
      } catch (error) {
        if (!this.#isStopped) this.#options.onFault(error);
      }
      if (!this.#isStopped) await this.#rest();
    }
  }

  async #rest(): Promise<void> {
    if (!this.#isPoked) await this.#sleep();
    this.#isPoked = false;
  }

  #sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, TICK_MS);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #tick(): Promise<void> {
    const { storage, now } = this.#options;
    if (!(await this.#keepLease())) return;
    if (now() >= this.#scheduleDueMs || now() < this.#scheduleDueMs - SCHEDULE_MS) {
      this.#scheduleDueMs = now() + SCHEDULE_MS;
      await storage.write(expirePitches, null);
      if (this.#options.isScheduling) {
        await storage.write(enqueueDueRuns, null);
        this.#options.onSchedule?.();
      }
    }
    const lanes = await storage.read(loadLanes, now());
    if (lanes.length === 0) return;
    const settings = await storage.read(loadEngineSettings, null);
    for (const lane of lanes) await this.#workLane(lane, settings);
  }

  async #keepLease(): Promise<boolean> {
    const { storage, now } = this.#options;
    const isFresh = now() < this.#heartbeatDueMs && now() >= this.#heartbeatDueMs - HEARTBEAT_MS;
    if (this.#isHolding && isFresh) return true;
    const lease = await storage.write(acquireExecutor, {
      owner: this.#owner,
      pid: process.pid,
      underWay: [...this.#calls.keys(), ...this.#collector.heldJobs],
    });
    this.#isHolding = lease.isHeld;
    this.#heartbeatDueMs = now() + HEARTBEAT_MS;
    if (lease.isNew) await this.#collector.complete(await storage.read(loadReceived, null));
    return lease.isHeld;
  }

  async #workLane(lane: LaneState, engineSettings: EngineSettings): Promise<void> {
    const { storage, now, env } = this.#options;
    const control = this.#controlOf(lane);
    const choice = planRoute(lane.engine, lane.environment, engineSettings, env);
    if ('waiting' in choice) {
      if (lane.state === 'queued') await storage.write(holdLane, { lane, reason: 'no_key', message: choice.waiting });
      return;
    }
    const reach: Reach = { ...choice, fingerprint: toFingerprint(choice.route, choice.settings) };
    const block = control.blockedBy(reach.fingerprint, now());
    if (block) {
      if (lane.state === 'queued')
        await storage.write(holdLane, { lane, reason: block.reason, message: block.message });
      return;
    }
    if (lane.state === 'waiting') {
      if ((await storage.write(wakeLane, lane)) > 0) this.poke();
      return;
    }
    const limit = control.planStarts(reach.route, now());
    if (limit === 0) return;
    const jobs = await storage.write(leaseJobs, { lane, owner: this.#owner, limit });
    for (const job of jobs) this.#startCall(job, reach, control);
  }

  #startCall(job: LeasedJob, reach: Reach, control: LaneControl): void {
    control.noteStart(reach.route.paceMs, this.#options.now());
    this.#jobs.set(job.id, { control, fingerprint: reach.fingerprint });
    const fail = (error: unknown) => {
      this.#options.onFault(error);
      const message = 'The call failed inside Sightline; the log has the details.';
      const failure: CallFailure = { kind: 'failure', reason: 'bad_request', message, retryAfterMs: null };
      this.#collector.add({ jobId: job.id, failure });
    };
    const call = this.#call(job, reach)
      .catch(fail)
      .finally(() => {
        control.inFlight--;
        this.#calls.delete(job.id);
        this.poke();
      });
    this.#calls.set(job.id, call);
  }

  async #call(job: LeasedJob, { route, settings }: Reach): Promise<void> {
    const { fetch, now } = this.#options;
    const replies = await route.call(job.ask, { settings, fetch, signal: this.#abort.signal, now });
    if (isCallFailure(replies)) this.#collector.add({ jobId: job.id, failure: replies });
    else this.#collector.add({ jobId: job.id, owner: this.#owner, routeId: route.id, replies });
  }

  #settle(settled: JobSettled[]): void {
    for (const { jobId, failure } of settled) {
      const job = this.#jobs.get(jobId);
      this.#jobs.delete(jobId);
      if (job && failure) job.control.noteFailure(failure, job.fingerprint, this.#options.now());
    }
    this.#options.onSettled(settled);
    this.poke();
  }

  #controlOf(lane: Lane): LaneControl {
    const key = `${lane.environment}:${lane.engine}`;
    let control = this.#lanes.get(key);
    if (!control) {
      control = new LaneControl();
      this.#lanes.set(key, control);
    }
    return control;
  }
}

/** Tells settings apart without keeping the key. */
function toFingerprint(route: EngineRoute, settings: RouteSettings): string {
  return createHash('sha256')
    .update(JSON.stringify([route.id, settings]))
    .digest('hex');
}
