/** What a run left out and what its engines keep waiting, in words. Pure. */
import { nameReason as nameIn } from '#shared/notices/describe-notice.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import type { MendedIn } from '#shared/vocabulary/left-out.ts';

import { formatTime } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import type { Run } from './plan-run-bar.ts';

export interface LeftOutLine {
  text: string;
  mendedIn: MendedIn;
}

/** One line for each reason, with the engines that it concerns. */
export function planLeftOut({ leftOut }: Pick<Run, 'leftOut'>): LeftOutLine[] {
  return [...Map.groupBy(leftOut, ({ reason }) => reason)].flatMap(([reason, parts]) => {
    const [first] = parts;
    if (!first) return [];
    const jobs = parts.reduce((sum, part) => sum + part.jobs, 0);
    const engines = [...new Set(parts.map(({ engine }) => ENGINE_LABELS[engine]))];
    return [{ text: TEXTS.runs.leftOutWhy[reason](engines, jobs), mendedIn: first.mendedIn }];
  });
}

/** One line for each engine that does not answer. */
export function planDelayed({ problems }: Pick<Run, 'problems'>): string[] {
  const delayed = problems.filter(({ kind, reason }) => kind === 'delayed' && reason !== 'offline');
  return delayed.map(({ engine, since, reason }) =>
    since === null
      ? TEXTS.runs.problem(ENGINE_LABELS[engine], nameReason(reason))
      : TEXTS.runs.waitingFor(ENGINE_LABELS[engine], formatTime(since)),
  );
}

/** One line for each engine and reason for which questions failed. */
export function planFailed({ problems }: Pick<Run, 'problems'>): string[] {
  const failed = problems.filter(({ kind }) => kind === 'failed');
  return failed.map(({ engine, reason }) => TEXTS.runs.problem(ENGINE_LABELS[engine], nameReason(reason)));
}

/** Why questions brought no answer, in a word or two. */
export function nameReason(reason: string): string {
  return nameIn(reason, TEXTS.notices);
}
