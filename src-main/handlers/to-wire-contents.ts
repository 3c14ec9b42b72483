/** What a database holds, as operations tell it. */
import type { Contents } from '../core/system/restore.ts';

export function toWireContents({ projects, answers, lastAnswerAtMs }: Contents) {
  return {
    projects,
    answers,
    lastAnswerAt: lastAnswerAtMs === null ? null : new Date(lastAnswerAtMs).toISOString(),
  };
}
