/**
 * The contract of every route to an engine. Types only: a route knows the wire of one server and nothing
 * of projects, queues or storage.
 */
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { FailureReason } from '#shared/vocabulary/failures.ts';
import type { Nearness } from '#shared/vocabulary/nearness.ts';
import type { ReasoningEffort, SearchDepth } from '#shared/vocabulary/route-options.ts';
import type { Surface } from '#shared/vocabulary/surfaces.ts';

/** A brand that the simulated engine may write about. */
export interface SceneBrand {
  name: string;
  /** Host without scheme, or null when the brand has no known site. */
  domain: string | null;
  isOwn: boolean;
}

/** One question to one engine: the identity of a slot's sample and nothing that could colour a real engine's answer. */
export interface EngineRequest {
  engine: Engine;
  prompt: string;
  /** As prompts carry it: `DE`, `ZH-TW`. */
  language: string;
  /** Two-letter country that a search should be made from; null leaves it to the engine. */
  country: string | null;
  /** Day of the slot, `YYYY-MM-DD`. */
  day: string;
  /** 1-based number of the sample within the slot. */
  sample: number;
  /** What the simulated engine writes about. Real routes never read it: a tracked brand must not leak into a question. */
  scene: { seed: string; brands: SceneBrand[] };
}

/** What a server sent, byte for byte (only the owner's own key is blotted out). Stored before anything reads it. */
export interface RawReply {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: Uint8Array;
  /** Milliseconds since the epoch. */
  receivedAt: number;
}

export type { FailureReason };

export type CallFailure = {
  kind: 'failure';
  /** Why there is no answer; `FAILURE_EFFECTS` says what follows. */
  reason: FailureReason;
  /** A `quota` that never was above zero: it takes a plan or a billing account, not patience. */
  hasNoAllowance?: true;
  /** One sentence for the owner. Never holds a key. */
  message: string;
  /** How long the server asked to be left alone, 0 to 24 hours; null when it did not say. */
  retryAfterMs: number | null;
  /**
   * Whether the server may bill what failed, where the reason alone would mislead. False: the question surely never left,
   * or the server said that it refused. Parts of a call that were answered before are in `bill`, not in this.
   */
  mayBePaid?: boolean;
  /** What is known to be billed all the same: earlier parts of a call that broke off, or a reply that reports its usage. */
  bill?: CallBill;
};

/** A web page as an engine reported it, not normalised. Always an absolute http or https address. */
export interface WebPage {
  url: string;
  title: string | null;
}

/** What a reply says of its cost. Prices are no business of a route: they change, and old replies are read again. */
export interface CallBill {
  /** US dollars, >= 0, as the server itself reported them; null when it did not. */
  reportedUsd: number | null;
  /** What the calls used up, for an estimate; null when the reply does not say. */
  usage: CallUsage | null;
}

/** Whole numbers >= 0, over all replies of one answer. */
export interface CallUsage {
  inputTokens: number;
  /** Part of `inputTokens` that was served from a cache. */
  cachedInputTokens: number;
  outputTokens: number;
  /** Web searches (or tool calls) that the server bills by the piece. */
  searches: number;
  /** Calls that the server bills by the piece. */
  requests: number;
}

export interface ReadAnswer {
  kind: 'answer';
  /** Markdown, never blank. */
  text: string;
  /** The model as the reply names it; null when it does not. */
  engineVersion: string | null;
  /** Pages that the answer itself references, in order of first reference, each address once. */
  cited: WebPage[];
  /** Pages that were found or consulted, cited ones included where the engine lists them. */
  retrieved: WebPage[];
  /** What the engine searched for. Empty: it searched nothing. Null: this engine does not expose its queries. */
  queries: string[] | null;
  /** Whether a web search is behind the answer. */
  isGrounded: boolean;
  /** The engine declined to answer. Still an answer. */
  isRefusal: boolean;
  /** The text stops early. */
  isIncomplete: boolean;
  bill: CallBill;
}

/** `not_shown`: the surface had nothing to show (no AI overview for this query). A valid outcome, and no answer. */
export type ReadOutcome = ReadAnswer | { kind: 'not_shown'; bill: CallBill } | CallFailure;

/** Leaves room for a long answer and for thinking before it. */
export const USUAL_OUTPUT_TOKENS = 16_000;

/** What an owner asks of a route besides its model. Absent: as the server does by itself. */
export interface RouteOptions {
  /** Most web searches of one answer. */
  maxSearches?: number;
  reasoningEffort?: ReasoningEffort;
  searchDepth?: SearchDepth;
}

export interface RouteSettings extends RouteOptions {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** From the start of a call to the last byte of its reply. */
  timeoutMs: number;
  /** The most that one answer may be charged for, thinking included; null where the route has no such limit. */
  maxOutputTokens: number | null;
}

/** Everything from outside that a call may touch. */
export interface RouteContext {
  settings: RouteSettings;
  fetch: typeof fetch;
  signal: AbortSignal;
  now: () => number;
}

/** Tells the failure of a call from what it brought. */
export function isCallFailure(outcome: RawReply[] | CallFailure): outcome is CallFailure {
  return !Array.isArray(outcome);
}

/**
 * What becomes of an ask's language and country. `parameter`: the server has a field for it. `instruction`: only the one
 * neutral sentence says it. `none`: it cannot be said, and the answer is stored without it.
 */
export interface Honours {
  language: 'parameter' | 'instruction' | 'none';
  country: 'parameter' | 'none';
}

export interface EngineRoute {
  /** Stable: stored with every answer that came over this route. */
  id: string;
  /** For people. */
  label: string;
  surface: Surface;
  /** How near it stands to what people see; null for what is made up here. */
  nearness: Nearness | null;
  /** Engines that this route can stand for. */
  engines: readonly Engine[];
  /**
   * Engines that come here only when the owner says so: another model speaks for them, or another route shows more of what
   * people see. None when left out.
   */
  chosenOnlyFor?: readonly Engine[];
  /** Without a key its engines wait instead of calling. */
  needsKey: boolean;
  honours: Honours;
  environment: { keyVariable: string | null; baseUrlVariable: string | null };
  defaults: { baseUrl: string; model: string; maxOutputTokens: number | null };
  /** What is asked for an engine, where one setting of a model serves several; else the setting itself. */
  toModel?: (engine: Engine, model: string) => string;
  /** Options that its wire has a field for; none when left out. */
  knows?: readonly (keyof RouteOptions)[];
  /** Most calls under way at once. */
  concurrency: number;
  /** Least time between two starts. */
  paceMs: number;
  /**
   * Asks and returns what a 2xx reply held; several replies where an answer had to be continued. Whatever else the
   * network or the server does is a failure value: never throws or rejects.
   */
  call(request: EngineRequest, context: RouteContext): Promise<RawReply[] | CallFailure>;
  /**
   * Reads replies, fresh or stored. Pure and total: same bytes, same outcome, and never throws whatever the bytes are.
   */
  read(replies: RawReply[], request: EngineRequest): ReadOutcome;
}

/** What a stored reply needs to become an answer: all that is left of a route over which nothing is asked any more. */
export type AnswerReader = Pick<EngineRoute, 'id' | 'surface' | 'honours' | 'read'>;

export interface RetiredRoute extends AnswerReader {
  /** UTC day, `YYYY-MM-DD`. */
  endedOn: string;
}
