/** What a route brings to the conformance suite: bodies in its own wire, and how to read its own requests. Types only. */
import type { EngineRequest, EngineRoute, FailureReason, ReadAnswer } from '#main/core/engines/engine-route.ts';
import type { RecordedRequest } from '#support/scripted-server.ts';

/** The body of one reply: bytes and text as they are, anything else as JSON. */
export type Body = unknown;

/** The bodies of all calls that one answer takes, in order; most answers take one. */
export type Bodies = readonly Body[];

export interface ErrorCase {
  /** Completes "tells … apart". */
  name: string;
  status: number;
  headers?: Record<string, string>;
  body: Body;
  reason: FailureReason;
  /** Left out where it does not matter. */
  retryAfterMs?: number | null;
}

export interface ConformanceKit {
  route: EngineRoute;
  /** The engine to ask; the first of the route's own when left out. */
  engine?: EngineRequest['engine'];
  /** Path of the first call at a server without a path of its own, such as `/v1/responses`. */
  path: string;
  /** What follows the server's origin in base addresses that all mean the same: `['', '/', '/v1']`. */
  baseSuffixes: readonly string[];
  /** Where a request carries the key, or null where it carries none. */
  readKey(request: RecordedRequest): string | null;
  /** The question as the first call sends it. */
  readQuestion(request: RecordedRequest): unknown;
  /** The country that a call asks from, or null. Must look at the request, never at the ask. */
  readCountry(request: RecordedRequest): string | null;
  /** The language that a call names, by whatever name the wire has for it, or null. */
  readLanguage(request: RecordedRequest): string | null;
  /** How `readLanguage` words German, the language of `DE`; null where the route cannot say it. */
  german: string | null;

  /** A normal answer with a search, where the route has one. */
  answer: { bodies: Bodies; expected: Omit<ReadAnswer, 'kind'> };
  /** An answer for which nothing was searched: flagged ungrounded. Null where a surface always searches. */
  unsearched: Bodies | null;
  /** The engine declines. Null where the wire cannot say so. */
  refusal: { bodies: Bodies; text: string } | null;
  /** The text stops early. Null where the wire cannot say so. */
  truncated: { bodies: Bodies; text: string } | null;
  /** An answer among items, parts and fields that no version knows. */
  unknownItems: { bodies: Bodies; text: string };
  /** A valid reply without text or error. */
  noText: { bodies: Bodies; reason: FailureReason };
  /** The surface had nothing to show. Null where there is no such thing. */
  notShown: Bodies | null;
  /** Errors that the wire puts inside a reply of status 200. */
  errorsInside: readonly { name: string; bodies: Bodies; reason: FailureReason }[];
  /** Errors that this server words in its own way, beside those of the status alone. */
  errors: readonly ErrorCase[];
  /** An answer with this text. */
  toAnswer(text: string): Bodies;
}
