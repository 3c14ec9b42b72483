/** The words about a backup and its restore: what a database holds, and why a file cannot be restored. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';

import { formatBytes, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { planError } from '../../ui/plan-error.ts';

type Contents = OperationOutput<'system.restore'>['now'];

const words = TEXTS.settings.data.restore;
const MOST_NAMES = 3;

/** `2 projects (Lumenfold, Brimlane), 1,204 answers, the newest of 3 March`. */
export function describeContents({ projects, answers, lastAnswerAt }: Contents): string {
  const more = projects.length - MOST_NAMES;
  const names = [...projects.slice(0, MOST_NAMES), ...(more > 0 ? [words.more(more)] : [])].join(', ');
  const newest = lastAnswerAt === null ? '' : words.newest(formatMoment(lastAnswerAt));
  return words.contents(projects.length, names === '' ? '' : ` (${names})`, answers) + newest;
}

/** How many answers of a refused backup have damaged texts; null when it was refused for another reason. */
export function countDamaged(error: unknown): number | null {
  const { details } = error as { details?: { damagedAnswers?: { count?: unknown } } };
  const count = details?.damagedAnswers?.count;
  return typeof count === 'number' ? count : null;
}

/** One sentence or two; in the words of the core for what is not foreseen here. */
export function describeRefusal(error: unknown): string {
  const details = (error as { details?: Readonly<Record<string, unknown>> }).details ?? {};
  const { neededBytes, freeBytes } = details;
  if (typeof neededBytes === 'number' && typeof freeBytes === 'number')
    return words.noRoom(formatBytes(neededBytes), formatBytes(freeBytes));
  const damaged = countDamaged(error);
  if (damaged !== null) return words.damagedTexts(damaged);
  const reason = String(details.reason);
  const known: Readonly<Record<string, string>> = words.refusals;
  if (Object.hasOwn(known, reason)) return known[reason] ?? '';
  const { title, detail, help } = planError(error);
  return detail ?? `${title}. ${help}`;
}
