/**
 * The one error class of the product and its wire form. Callers branch on `code`, never on text; the message is
 * written for the person who sees it and never holds a secret.
 */

import type { ErrorReason, ForbiddenReason } from './vocabulary/error-reasons.ts';
import type { IssueCode } from './vocabulary/issue-codes.ts';

/** Every error code, with the HTTP status that carries it. */
export const ERROR_STATUS = {
  VALIDATION_ERROR: 400,
  model_not_enabled: 400,
  website_url_required: 400,
  not_a_pitch_project: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export type ErrorDetails = Readonly<{ reason?: ErrorReason; [field: string]: unknown }>;

/** What leaves over any transport: `{ code, message, details? }`. */
export interface WireError {
  code: ErrorCode;
  message: string;
  details?: ErrorDetails;
}

/** One refused field: where it is (`models.0`) and what is wrong with it. */
export interface ValidationIssue {
  path: string;
  message: string;
  /** Absent where only the message says it. */
  code?: IssueCode;
  /** How many characters, items or what number it must have at least or at most. */
  limit?: number;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;

  constructor(code: ErrorCode, message: string, details?: ErrorDetails, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** A 400 that names each refused field. */
export function validationError(issues: ValidationIssue[]): AppError {
  const [first] = issues;
  return new AppError('VALIDATION_ERROR', first ? describeIssue(first) : 'The request is not valid.', { issues });
}

/** How messages begin that go on after the name of a field. */
const VERB = /^(?:is|are|has|holds|must|cannot|takes|needs) /;

/** `name must have at least 1 character`, `line 3: prompt is required`. */
export function describeIssue({ path, message }: ValidationIssue): string {
  if (path === '') return message;
  return VERB.test(message) ? `${path} ${message}` : `${path}: ${message}`;
}

/** A 404 that reads the same whether the thing is hidden from the caller or does not exist. */
export function notFound(thing: string): AppError {
  return new AppError('NOT_FOUND', `${thing} was not found.`);
}

/** A 403 with its machine-readable reason. */
export function forbidden(
  reason: ForbiddenReason | 'foreign_sender',
  message: string,
  details: ErrorDetails = {},
): AppError {
  return new AppError('FORBIDDEN', message, { reason, ...details });
}

/** Anything thrown becomes an AppError; an unknown fault says nothing of its cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('INTERNAL', 'Something went wrong inside Sightline. The log has the details.', undefined, error);
}

export function toWireError(error: AppError): WireError {
  return error.details === undefined
    ? { code: error.code, message: error.message }
    : { code: error.code, message: error.message, details: error.details };
}

/** The reverse of {@link toWireError}, for clients. */
export function fromWireError(error: WireError): AppError {
  return new AppError(error.code, error.message, error.details);
}
