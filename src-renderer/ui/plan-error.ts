/** Chooses the words for an error: what happened, what is safe, what to do. It branches on codes, never on messages. */
import { type AppError, ERROR_STATUS, type ErrorDetails, toAppError, type ValidationIssue } from '#shared/app-error.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { TEXTS } from '../texts/texts.ts';
import { describeIssues } from './describe-issues.ts';

export interface ErrorWords {
  title: string;
  help: string;
  /** The message of the core, where it adds something. */
  detail: string | null;
  /** False where asking again can only give the same answer. */
  canRetry: boolean;
}

const { errors } = TEXTS.ui;

function toWords({ code, details }: AppError) {
  if (details?.reason === 'unreachable') return errors.unreachable;
  if (details?.reason === 'folder_gone') return errors.folderGone;
  if (code === 'NOT_FOUND') return errors.missing;
  return ERROR_STATUS[code] >= 500 ? errors.internal : errors.refused;
}

/** Where the catalogue has no sentence of its own for a reason, the core's says it. */
function describeRefused({ message, details }: AppError): string {
  if (Array.isArray(details?.issues)) return describeIssues(details.issues as ValidationIssue[]) ?? message;
  const say = details?.reason && TEXTS.refusals.reasons[details.reason];
  return say ? say(withNames(details)) : message;
}

/** Engines by the names that people know. */
function withNames(details: ErrorDetails): ErrorDetails {
  if (!Array.isArray(details.models)) return details;
  const labels: Readonly<Record<string, string>> = ENGINE_LABELS;
  return { ...details, models: details.models.map((model) => labels[String(model)] ?? String(model)) };
}

export function planError(error: unknown): ErrorWords {
  const known = toAppError(error);
  const words = toWords(known);
  return {
    ...words,
    detail: words === errors.refused ? describeRefused(known) : null,
    canRetry: words !== errors.missing,
  };
}
