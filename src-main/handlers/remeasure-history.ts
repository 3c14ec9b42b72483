/** Measuring a project's history again after its brands changed, and bringing its tasks up to date. */
import { type DamagedAnswers, reportDamaged } from '../core/answers/damaged-answers.ts';
import type { Transport } from '../core/answers/receipts.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import type { Project } from '../core/projects/project.ts';

/** The result of measuring again, as the wire has it. */
export interface HistoryReceipt {
  remeasuredAnswers: number;
  changedAnswers: number;
  damagedAnswers?: DamagedAnswers;
  /** Absent where no receipt was left. */
  remeasuringId?: string;
}

export const NOTHING_REMEASURED: HistoryReceipt = { remeasuredAnswers: 0, changedAnswers: 0 };

/** Resolves with what a result says of it. */
export async function remeasureHistory(core: Core, project: Project): Promise<HistoryReceipt> {
  const { looked, changed, damaged, receiptId } = await core.upkeep.remeasure(project);
  await core.tasks.refresh(project);
  return {
    remeasuredAnswers: looked,
    changedAnswers: changed,
    ...(receiptId !== null && { remeasuringId: receiptId }),
    ...reportDamaged(damaged),
  };
}

/** How a change came in, as its receipt says. */
export function toTransport(core: Core, caller: Caller): Transport {
  return caller.kind === 'key' ? { kind: 'api', keyId: caller.keyId } : { kind: core.ownTransport, keyId: null };
}
