/** How SerpApi words its errors: one sentence, in a reply of any status, and for a search that found nothing too. */
import { z } from 'zod';
import type { CallFailure } from '../engine-route.ts';
import { toCallFailure } from '../wire/call-failure.ts';
import type { ErrorBody } from '../wire/error-body.ts';
import { type ErrorDialect, toBodyFailure } from '../wire/http-failure.ts';

/** One status for a used-up month and for a busy hour; a country or language that it does not know is about the question. */
export const SERPAPI_ERRORS: ErrorDialect = {
  serverName: 'SerpApi',
  errors: [
    { means: 'quota', status: [429], says: /out of searches|searches left|monthly|plan limit/i },
    { means: 'bad_request', status: [400], says: /\bparameter\b|\bunsupported\b/i },
  ],
};

/** Sentences of errors inside a 200, by what they are about. The first that fits counts. */
const SENTENCES: readonly [RegExp, number][] = [
  [/API key|unauthorized/i, 401],
  [/out of searches|throughput|too many requests|rate limit/i, 429],
  [/\bmissing\b|unsupported|invalid|not supported/i, 400],
];

const NOTHING_FOUND = /(?:has|did)n['’]?t (?:return|found|find)|no results|not (?:available|shown) for (?:this|your)/i;

/** What the `error` of a reply says: nothing was shown, a failure, or null where there is none. */
export function readReplyError(error: unknown, status: string | null): CallFailure | 'not_shown' | null {
  const words = toWords(error);
  if (words === null) return isUnfinished(status) ? toUnfinished(status) : null;
  if (NOTHING_FOUND.test(words)) return 'not_shown';
  const code = SENTENCES.find(([sentence]) => sentence.test(words))?.[1];
  const body: ErrorBody = { code: null, message: words, value: null };
  // The search itself failed at the server, which tries pages again and again before it says so.
  const facts = { status: code ?? null, detail: status, otherwise: 'search_error' } as const;
  return toBodyFailure(body, SERPAPI_ERRORS, facts);
}

/** What the `error` of an overview says. A token that ran out is no word about the overview. */
export function readOverviewError(error: string | null | undefined): CallFailure | 'not_shown' | null {
  if (error == null || error.trim() === '') return null;
  return /token|expired/i.test(error)
    ? toCallFailure('overloaded', 'SerpApi was asked too late for the overview.')
    : 'not_shown';
}

function toWords(error: unknown): string | null {
  if (typeof error === 'string') return error.trim() === '' ? null : error;
  const message = z.looseObject({ message: z.string() }).safeParse(error).data?.message;
  return message ?? (typeof error === 'object' && error !== null ? 'It names no reason.' : null);
}

function isUnfinished(status: string | null): boolean {
  return /^(?:processing|queued|error)$/i.test(status ?? '');
}

function toUnfinished(status: string | null): CallFailure {
  const isOver = /error/i.test(status ?? '');
  if (isOver) return toCallFailure('search_error', 'SerpApi could not search and names no reason.');
  return toCallFailure('overloaded', 'SerpApi has not finished the search.');
}
