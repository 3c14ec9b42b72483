/**
 * Sends mentions to the judges of projects and keeps what comes back: after each look of the upkeep, and when asked. Whatever ends it, the next look
 * goes on where it stopped: what is due is what has no verdict.
 */
import type { Storage } from '../../storage/command.ts';
import type { EngineRoute, RouteSettings } from '../engines/engine-route.ts';
import { loadEngineSettings } from '../engines/engine-settings.ts';
import { findRoute } from '../engines/registry.ts';
import { loadRouteSettings } from '../engines/route-settings.ts';
import type { PlannedCall } from '../money/call-cost.ts';
import { toJudgeQuestion } from './instruction.ts';
import { openJudgement } from './judge-money.ts';
import { loadJudgingProjects, noteProblem, type StoredJudge } from './judge-settings.ts';
import { callJudge, JUDGE_ROUTES } from './judge-wires.ts';
import { type DueItem, loadNextItems, MOST_ITEMS, toBatches } from './next-items.ts';
import { readVerdicts } from './read-verdicts.ts';
import { noteWalked, saveJudgement } from './save-verdicts.ts';

export interface JudgeOptions {
  storage: Storage;
  /** With the saved keys on top. */
  env: Readonly<Record<string, string | undefined>>;
  refreshKeys: () => Promise<unknown>;
  fetch: typeof fetch;
  now: () => number;
  onJudged: (projectId: string) => void;
  onFault: (error: unknown) => void;
}

export interface JudgingProject {
  id: number;
  publicId: string;
}

/** After a failure the next look waits as long. */
const REST_MS = 10 * 60_000;
/** Calls of one project at a time; a local server gets one. */
const AT_ONCE = 4;
const LONGEST_CALL_MS = 120_000;

export class Judge {
  readonly #options: JudgeOptions;
  readonly #running = new Map<number, Promise<void>>();
  readonly #restsUntil = new Map<number, number>();
  readonly #abort = new AbortController();

  constructor(options: JudgeOptions) {
    this.#options = options;
  }

  /** Begins with what is due in all projects; waits for none of it. */
  async look(): Promise<void> {
    const { storage, now } = this.#options;
    for (const project of await storage.read(loadJudgingProjects, null)) {
      if (now() >= (this.#restsUntil.get(project.id) ?? 0)) void this.run(project);
    }
  }

  isRunning(projectId: number): boolean {
    return this.#running.has(projectId);
  }

  /** Judges all that is due in a project; whoever asks again joins. Resolves also where it ends early: the status says why. */
  run(project: JudgingProject): Promise<void> {
    const known = this.#running.get(project.id);
    if (known) return known;
    const run = this.#run(project)
      .catch((error) => {
        if (!this.#abort.signal.aborted) this.#options.onFault(error);
      })
      .finally(() => this.#running.delete(project.id));
    this.#running.set(project.id, run);
    return run;
  }

  /** Ends the calls under way: their rows count as unknown, their mentions are judged later. */
  async stop(): Promise<void> {
    this.#abort.abort();
    await Promise.all(this.#running.values());
  }

  async #run(project: JudgingProject): Promise<void> {
    const { storage, onJudged } = this.#options;
    while (!this.#abort.signal.aborted) {
      const reach = await this.#reach(project);
      if (reach === null) return;
      if ('problem' in reach) return this.#rest(project, reach.problem);
      const atOnce = reach.route.surface === 'local' ? 1 : AT_ONCE;
      const next = await storage.read(loadNextItems, { projectId: project.id, most: MOST_ITEMS * atOnce });
      if (next === null) return;
      const ended = await Promise.all(
        toBatches(next.items).map((batch) => this.#judge(project, reach, batch, next.isSecond)),
      );
      if (this.#abort.signal.aborted) return;
      const problem = ended.find((one) => one !== null);
      if (problem) return this.#rest(project, problem);
      const { walkedId } = next;
      await storage.write(noteWalked, { projectId: project.id, versionId: reach.judge.versionId, walkedId });
      onJudged(project.publicId);
      if (next.isEnd) return;
    }
  }

  async #rest(project: JudgingProject, problem: string): Promise<void> {
    this.#restsUntil.set(project.id, this.#options.now() + REST_MS);
    await this.#options.storage.write(noteProblem, { projectId: project.id, problem });
    this.#options.onJudged(project.publicId);
  }

  async #reach({ id }: JudgingProject): Promise<JudgeReach | { problem: string } | null> {
    const { storage, env, refreshKeys } = this.#options;
    await refreshKeys();
    const judge = (await storage.read(loadJudgingProjects, null)).find((project) => project.id === id)?.judge;
    if (!judge) return null;
    const planned = planJudgeCall(judge, await storage.read(loadEngineSettings, null), env);
    return 'problem' in planned ? planned : { judge, ...planned };
  }

  /** Why it cannot go on; null where it can. */
  async #judge(
    project: JudgingProject,
    reach: JudgeReach,
    batch: DueItem[],
    isSecond: boolean,
  ): Promise<string | null> {
    const { storage, fetch, now } = this.#options;
    // The other way round the second time: a judge that goes by order is found out.
    const items = isSecond ? batch.toReversed() : batch;
    const question = toJudgeQuestion(items);
    const { id: projectId, publicId } = project;
    const opened = await storage.write(openJudgement, {
      ...{ projectId, project: publicId, call: reach.call, question, items: items.length },
    });
    if ('refusal' in opened) return opened.refusal;
    const { signal } = this.#abort;
    const settings = { ...reach.settings, timeoutMs: Math.min(reach.settings.timeoutMs, LONGEST_CALL_MS) };
    const reply = await callJudge(reach.route.id, question, { settings, fetch, signal, now });
    const verdicts =
      reply.kind === 'reply'
        ? readVerdicts(
            reply.text,
            items.map(({ pieces }) => pieces),
          )
        : [];
    const judged = verdicts.map((verdict, index) => {
      const { answerId, brandId } = items[index]!;
      return { answerId, brandId, verdict };
    });
    await storage.write(saveJudgement, {
      ...{ projectId, versionId: reach.judge.versionId, callId: opened.callId, routeId: reach.call.route, isSecond },
      reply: reply.kind === 'reply' ? { kind: 'reply', model: reply.model, bill: reply.bill } : reply,
      items: judged,
    });
    return reply.kind === 'failed' ? reply.failure.message : null;
  }
}

interface JudgeReach {
  judge: StoredJudge;
  route: EngineRoute;
  settings: RouteSettings;
  call: PlannedCall;
}

/** How a judge is reached, or why it cannot be, in a sentence for the owner. */
export function planJudgeCall(
  { route: routeId, model }: { route: string; model: string },
  saved: { addresses: Record<string, Parameters<typeof loadRouteSettings>[2]> },
  env: JudgeOptions['env'],
): Omit<JudgeReach, 'judge'> | { problem: string } {
  const route = JUDGE_ROUTES.includes(routeId) ? findRoute(routeId) : null;
  if (route === null) return { problem: `"${routeId}" is no service that can judge.` };
  const settings = loadRouteSettings(route, env, saved.addresses[route.id] ?? null);
  if (settings === null) return { problem: `The judge waits for a key: save one for ${route.label}.` };
  return { route, settings: { ...settings, model }, call: toJudgeCall(route, model) };
}

/** As the ledger knows it. Questions to engines cost otherwise: neither is looked at for what the other costs. */
export function toJudgeCall(route: EngineRoute, model: string): PlannedCall {
  return { engine: route.engines[0]!, route: `${route.id}-judge`, model, maxOutputTokens: null };
}
