/** The question of a verification, and what one call of it touches. Decides nothing about what comes back. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import {
  type EngineRequest,
  type EngineRoute,
  isCallFailure,
  type RawReply,
  type ReadOutcome,
  type RouteContext,
  type RouteSettings,
} from '../engine-route.ts';
import type { Exchange } from './record-fetch.ts';

export interface VerifiedTarget {
  engine: Engine;
  route: EngineRoute;
  settings: RouteSettings;
}

/** Keeps what came back, for the report and as fixtures. */
export type RecordReply = (name: string, exchanges: readonly Exchange[]) => void;

/** What came of a call that may be paid. */
export interface Ended {
  outcome: ReadOutcome;
  replies: RawReply[];
  hasReplied: boolean;
}
export interface Paid extends Ended {
  cost: { costUsd: number | null; costBasis: 'reported' | 'estimated' | null };
}

export interface VerifyContext {
  fetch: typeof fetch;
  now: () => number;
  signal: AbortSignal;
  /** All keys that are known here: none of them may be in what is stored. */
  keys: readonly string[];
  /** Lets a call through that may be paid and books it; says why where a cap leaves no room for it. */
  pay: (settings: RouteSettings, call: () => Promise<Ended>) => Promise<Paid | { refusal: string }>;
}

/** Asked in German for Germany, about nobody's brand, and too new for any model to know without a search. */
const QUESTION =
  'Wie hoch ist der gesetzliche Mindestlohn zurzeit, und wann steigt er wieder? Bitte kurz und mit Quellen.';

export function toAsk(engine: Engine): EngineRequest {
  const scene = { seed: '', brands: [] };
  return { engine, prompt: QUESTION, language: 'DE', country: 'DE', day: '2026-01-01', sample: 1, scene };
}

/** Asks over the route with these settings and reads what comes. */
export async function callRoute(
  { engine, route }: Pick<VerifiedTarget, 'engine' | 'route'>,
  context: RouteContext,
): Promise<Ended> {
  const request = toAsk(engine);
  const replies = await route.call(request, context);
  if (isCallFailure(replies)) return { outcome: replies, replies: [], hasReplied: false };
  return { outcome: route.read(replies, request), replies, hasReplied: true };
}

export function toRouteContext({ settings }: Pick<VerifiedTarget, 'settings'>, context: VerifyContext): RouteContext {
  const { fetch, now, signal } = context;
  return { settings, fetch, now, signal };
}
