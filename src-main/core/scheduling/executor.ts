/**
 * Works the queue: takes the lease, turns schedules into runs, starts calls lane by lane and hands replies to the
 * collector. It waits on the network and on storage threads only, so it never holds up the main thread.
 */
import { setImmediate } from 'node:timers/promises';

import type { Engine } from '#shared/vocabulary/engines.ts';
import { type CallFailure, isCallFailure } from '../engines/engine-route.ts';
import type { EngineSettings } from '../engines/engine-settings.ts';
import { toCallFailure } from '../engines/wire/call-failure.ts';
import { observeFetch } from '../engines/wire/observe-fetch.ts';
import { loadWorkingRoutes } from '../health/load-health.ts';
import { enqueueDueRuns } from './due-runs.ts';
import { releaseExecutor } from './executor-lease.ts';
import type { ExecutorOptions } from './executor-options.ts';
import { expirePitches } from './expire-pitches.ts';
import { giveUpOverdue } from './give-up.ts';
import { InterruptibleSleep } from './interruptible-sleep.ts';
import { type JobSettled, loadReceived } from './job-outcomes.ts';
import { holdLane, type LaneState, loadLanes, wakeLane } from './job-queue.ts';
import type { LaneControl } from './lane-control.ts';
import { LaneRegistry } from './lane-registry.ts';
import { LeaseHolder, type Renewal } from './lease-holder.ts';
import { type LeasedJob, leaseJobs } from './lease-jobs.ts';
import { saveNetwork } from './network-state.ts';
import { NetworkWatch } from './network-watch.ts';
import { planCall, planReach, type Reach } from './plan-reach.ts';
import { saveEngineStates } from './reached-engines.ts';
import { ReplyCollector } from './reply-collector.ts';
import { resolveReplyLinks } from './reply-links.ts';
import { reportOutages } from './report-outages.ts';
import { WallClockInterval } from './wall-clock-interval.ts';

/** A call takes about a millisecond to send off: a burst of them must not hold up the main thread. */
const STARTS_AT_ONCE = 4;
const SCHEDULE_MS = 5_000;
const GIVE_UP_MS = 60_000;
const REACH_MS = 300;
/** Whoever stores a reply reads it within seconds. */
const LEFT_BEHIND_MS = 60_000;
/** Nothing but a sleeping machine, or one that stood still, leaves so much time between two looks. */
const ASLEEP_MS = 30_000;
const OWN_FAULT = toCallFailure('bad_request', 'The call failed inside Sightline; the log has the details.');

export class Executor {
  readonly #options: ExecutorOptions;
  readonly #lease: LeaseHolder;
  readonly #collector: ReplyCollector;
  readonly #lanes = new LaneRegistry();
  /** How to report the outcome of a call to its job's lane, once for each call. */
  readonly #news = new Map<number, (failure: CallFailure | null) => void>();
  readonly #calls = new Map<number, Promise<void>>();
  #abort = new AbortController();
  readonly #network = new NetworkWatch((offlineSinceMs) => this.#noteNetwork(offlineSinceMs));
  #isStopped = false;
  readonly #schedule = new WallClockInterval(SCHEDULE_MS);
  readonly #givingUp = new WallClockInterval(GIVE_UP_MS);
  readonly #reachLook = new WallClockInterval(REACH_MS);
  #lookedAtMs: number | null = null;
  readonly #rest = new InterruptibleSleep();
  #loop: Promise<void> | null = null;

  constructor(options: ExecutorOptions) {
    this.#options = options;
    this.#lease = new LeaseHolder(options.storage, options.now);
    const onSettled = (settled: JobSettled[]) => this.#settle(settled);
    const resolve = (jobIds: number[]) => this.#resolveLinks(jobIds);
    this.#collector = new ReplyCollector(options.storage, onSettled, options.onFault, resolve, options.now);
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  /** Looks at the queue now instead of at the next tick. */
  poke(): void {
    this.#rest.poke();
  }

  /**
   * The machine woke: schedules, lease and network are looked at at once. A process that does not hold the lease leaves
   * its holder the time to renew it, since that slept as well.
   */
  onWake(): void {
    this.#schedule.hurry();
    this.#givingUp.hurry();
    this.#lease.noteWake();
    this.#network.noteWake();
    this.poke();
  }

  /** Tries lanes at once that a refused key or an empty account blocked. */
  unblock(): void {
    this.#lanes.unblock();
    this.poke();
  }

  /** Tries a live engine at once that was just seen to answer, whatever its server asked for before. */
  noteReached(engine: Engine): void {
    this.#lanes.endRest(engine);
    this.unblock();
  }

  /** Ends calls under way, stores what came back, and gives the lease up. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#abort.abort();
    this.#rest.poke();
    await this.#loop;
    await Promise.all(this.#calls.values());
    await this.#collector.finish();
    if (!this.#lease.isHolding) return;
    // Without it the lease runs out by itself, so a full disk must not keep anybody from quitting.
    await this.#options.storage.write(releaseExecutor, this.#lease.owner).catch(this.#options.onFault);
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      try {
        await this.#tick();
      } catch (error) {
        if (!this.#isStopped) this.#options.onFault(error);
      }
      if (!this.#isStopped) await this.#rest.take(this.#calls.size > 0);
    }
  }

  async #tick(): Promise<void> {
    const { storage, now, onRuns } = this.#options;
    this.#noticeWake();
    if (!(await this.#renewLeaseIfDue())) return;
    await this.#noticeReach();
    if (this.#schedule.take(now())) {
      await storage.write(expirePitches, null);
      await this.#readLeftBehind();
      if (await saveEngineStates(storage, this.#lanes, this.#options.env, now())) this.#options.onHealth?.();
      if (this.#givingUp.take(now())) onRuns(await storage.write(giveUpOverdue, null));
      if (this.#options.isScheduling) {
        await storage.write(enqueueDueRuns, null);
        this.#options.onSchedule?.();
      }
    }
    onRuns(await reportOutages(storage, this.#lanes, this.#network.isOffline));
    const { lanes, settings } = await storage.read(loadLanes, now());
    for (const lane of lanes) await this.#workLane(lane, settings);
  }

  /** A wall clock that leapt between two looks: where nothing reports sleep, that is how it shows. */
  #noticeWake(): void {
    const nowMs = this.#options.now();
    const isAwake = this.#lookedAtMs === null || nowMs - this.#lookedAtMs < ASLEEP_MS;
    this.#lookedAtMs = nowMs;
    if (!isAwake) this.onWake();
  }

  /** A command that read replies again may have been killed in the middle: nobody else would ever look at them. */
  async #readLeftBehind(): Promise<void> {
    const { storage, now } = this.#options;
    const found = await storage.read(loadReceived, now() - LEFT_BEHIND_MS);
    const pending = new Set(found.length === 0 ? [] : this.#collector.listPending());
    this.#collector.resume(found.filter((jobId) => !pending.has(jobId)));
  }

  /** A key may have been saved, or a proxy set, by another process, the command line for one. */
  async #noticeReach(): Promise<void> {
    // Ticks follow each other closely while calls end, and each look asks the disk.
    if (!this.#reachLook.take(performance.now())) return;
    const isChanged = await this.#options.refreshReach?.().catch(this.#options.onFault);
    if (isChanged) this.unblock();
  }

  async #renewLeaseIfDue(): Promise<boolean> {
    return this.#followLease(await this.#lease.renewIfDue(this.#listUnderWay));
  }

  /** False when the lease ran out before `jobs` were asked and was somebody else's meanwhile, who has them then. */
  async #mayStillAsk(jobs: readonly LeasedJob[]): Promise<boolean> {
    while (!this.#lease.isCurrent) {
      const renewal = await this.#lease.renew([...this.#listUnderWay(), ...jobs.map(({ id }) => id)]);
      if (!(await this.#followLease(renewal)) || renewal.isNew) return false;
    }
    return true;
  }

  readonly #listUnderWay = () => [...this.#calls.keys(), ...this.#collector.listPending()];

  async #followLease({ isHeld, isNew, wasHeld }: Renewal): Promise<boolean> {
    if (!isNew) return isHeld;
    const { storage } = this.#options;
    if (wasHeld) this.#dropCalls();
    this.#network.noteWorking(await storage.read(loadWorkingRoutes, null));
    await storage.write(saveNetwork, null);
    this.#collector.resume(await storage.read(loadReceived, Number.MAX_SAFE_INTEGER));
    return isHeld;
  }

  /** The lease was somebody else's meanwhile, or a backup was put in place: the jobs of these calls are queued again, or are no more. */
  #dropCalls(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#options.onReplaced?.();
  }

  async #workLane(lane: LaneState, engineSettings: EngineSettings): Promise<void> {
    const { storage, now, env, onRuns } = this.#options;
    const reach = planReach(lane, engineSettings, env);
    if ('waiting' in reach) return this.#leaveOut(lane, reach.reason, reach.waiting);
    const control = this.#lanes.controlOf(lane, reach);
    const block = control.blockedBy(reach.fingerprint, now());
    if (block) return this.#leaveOut(lane, block.reason, block.message);
    const { baseUrl } = reach.settings;
    const call = planCall(lane.engine, reach);
    if (lane.state === 'waiting') {
      onRuns(await storage.write(wakeLane, { lane, call, limit: control.planWakes(reach.fingerprint) }));
      return;
    }
    if (lane.hasFresh) control.outage.repeatNews();
    const mostCalls = this.#network.planCalls(reach.lane, baseUrl, now());
    const limit = Math.min(control.planStarts(reach.limits, now()), mostCalls);
    if (limit === 0) return;
    const { jobs, heldRuns } = await storage.write(leaseJobs, { lane, owner: this.#lease.owner, limit, call });
    onRuns(heldRuns);
    for (const [index, job] of jobs.entries()) {
      if (index > 0 && index % STARTS_AT_ONCE === 0) await setImmediate();
      if (!(await this.#mayStillAsk(jobs.slice(index)))) return;
      this.#startCall(job, reach, control);
    }
  }

  /** What is queued of the lane waits for the owner; its runs are over without it. */
  async #leaveOut(lane: LaneState, reason: string, message: string): Promise<void> {
    if (lane.state === 'queued')
      this.#options.onRuns(await this.#options.storage.write(holdLane, { lane, reason, message }));
  }

  #startCall(job: LeasedJob, reach: Reach, control: LaneControl): void {
    const start = control.noteStart(this.#options.now());
    this.#network.noteStart(reach.lane, reach.settings.baseUrl, this.#options.now());
    const call = { fingerprint: reach.fingerprint, start };
    this.#news.set(job.id, (failure) => {
      if (failure) control.noteFailure(failure, call, this.#options.now());
      else control.noteSuccess();
    });
    const ended = this.#call(job, reach, control)
      .catch((error) => {
        this.#options.onFault(error);
        this.#collector.add({ jobId: job.id, failure: OWN_FAULT, routeId: reach.route.id });
      })
      .finally(() => {
        control.inFlight--;
        this.#calls.delete(job.id);
        this.poke();
      });
    this.#calls.set(job.id, ended);
  }

  async #call(job: LeasedJob, { route, settings, lane }: Reach, control: LaneControl): Promise<void> {
    const { now } = this.#options;
    const { signal } = this.#abort;
    const { fetch, sighting } = observeFetch(this.#options.fetch);
    const replies = await route.call(job.request, { settings, fetch, signal, now });
    const isOffline = this.#network.noteEnd({ lane, routeId: route.id, sighting }, now());
    if (signal.aborted && !this.#isStopped) return void this.#takeNews(job.id);
    if (sighting.headers) control.noteHeaders(sighting.headers, now());
    if (isCallFailure(replies)) {
      // At once, not when it is stored: until then the lane would go on calling.
      const report = this.#takeNews(job.id);
      if (!isOffline) report?.(replies);
      this.#collector.add({ jobId: job.id, failure: replies, routeId: route.id, isOffline });
    } else this.#collector.add({ jobId: job.id, owner: this.#lease.owner, routeId: route.id, replies });
  }

  /** False once this process stops: links that were not asked then are asked at the next start. */
  async #resolveLinks(jobIds: number[]): Promise<boolean> {
    const { storage, now, linkRules = {} } = this.#options;
    const { signal } = this.#abort;
    if (!signal.aborted) await resolveReplyLinks(storage, jobIds, signal, linkRules, now());
    return !signal.aborted;
  }

  #settle(settled: JobSettled[]): void {
    for (const { jobId, failure } of settled) this.#takeNews(jobId)?.(failure);
    this.#options.onSettled(settled);
    this.poke();
  }

  #takeNews(jobId: number): ((failure: CallFailure | null) => void) | undefined {
    const news = this.#news.get(jobId);
    this.#news.delete(jobId);
    return news;
  }

  #noteNetwork(offlineSinceMs: number | null): void {
    // Reported once it is stored: whoever asks because of it must not find what was there before.
    const saved = this.#options.storage.write(saveNetwork, offlineSinceMs).catch(this.#options.onFault);
    void saved.then(() => this.#options.onHealth?.());
    if (offlineSinceMs === null) this.#lanes.unblock();
    this.poke();
  }
}
