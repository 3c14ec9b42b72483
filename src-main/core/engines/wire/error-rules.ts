/**
 * Tables that give errors their meaning by body, status and headers. A server's own lines come first, then those that all
 * servers share, then the status alone. Holds no table but the last.
 */
import type { FailureReason } from '#shared/vocabulary/failures.ts';
import type { ErrorBody } from './error-body.ts';
import { SHARED_ERRORS } from './shared-errors.ts';

/** `no_allowance` is a `quota` that never was above zero: it takes a plan or a billing account, not patience. */
export type ErrorMeaning = FailureReason | 'no_allowance';

export interface ErrorFacts {
  /** Null where an error is reported inside a 2xx reply: its body alone has to say what it is. */
  status: number | null;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  body: ErrorBody;
}

/** Fits where all that it names fits. */
export interface ErrorRule {
  means: ErrorMeaning;
  status?: readonly number[];
  /** The machine-readable code or type. */
  code?: RegExp;
  /** The words for people. */
  says?: RegExp;
  /** What only this server's bodies or headers say. */
  when?: (facts: ErrorFacts) => boolean;
  /** The server charges for what it refuses. */
  isBilled?: true;
}

const LONGEST_WORDS = 2_000;

/** The first line that fits; null where none does. */
export function findErrorRule(facts: ErrorFacts, own: readonly ErrorRule[]): ErrorRule | null {
  const fits = (rule: ErrorRule) => isFitting(rule, facts);
  return own.find(fits) ?? SHARED_ERRORS.find(fits) ?? null;
}

/** What a status says where nothing else does. */
export function toStatusMeaning(status: number): FailureReason {
  if (status === 401) return 'auth';
  if (status === 402) return 'quota';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 405) return 'wrong_path';
  if (status === 408) return 'timeout';
  if (status === 429) return 'rate_limit';
  if (status === 451) return 'region';
  if (status >= 500 || status === 409 || status === 425) return 'overloaded';
  return 'bad_request';
}

function isFitting({ status, code, says, when }: ErrorRule, facts: ErrorFacts): boolean {
  const { body } = facts;
  if (status && facts.status !== null && !status.includes(facts.status)) return false;
  if (facts.status === null && !code && !says && !when) return false;
  if (code && ![body.code, body.type].some((name) => code.test(name ?? ''))) return false;
  if (says && !says.test((body.message ?? '').slice(0, LONGEST_WORDS))) return false;
  return when?.(facts) ?? true;
}
