/** Why nothing can be read or saved, as a window tells it above every screen. Recognised by its code and details; it changes nothing. */
import type { AppError } from './app-error.ts';

/** Stored answers are missing, and nothing goes on before the owner decides. */
export interface AnswersLost {
  reason: 'answers_lost';
  /** There now, and when they were last counted. */
  answers: number;
  storedAnswers: number;
  storedAt: string;
  /** The newest good one; null when there is none. */
  backup: string | null;
  backupAnswers: number | null;
  /** What to type to put that backup in place, or to go on without what is missing. */
  restoreCommand: string;
  goOnCommand: string;
}

export type DataFault = { reason: 'folder_gone' } | AnswersLost;

/** Null for what passes in a moment, and for any other error. */
export function toDataFault(error: AppError | null): DataFault | null {
  const details = error?.details;
  if (details?.reason === 'folder_gone') return { reason: 'folder_gone' };
  if (details?.reason !== 'answers_lost') return null;
  return details as unknown as AnswersLost;
}
