/**
 * The one way to change how the brands of a project are recognised: a baseline of the figures before, the change, what prompts name the own
 * brand by it, and the receipt of what it did to the history, in one transaction. Measuring history again is the caller's next step.
 */
import type { Connection } from '../../storage/connection.ts';
import { openReceipt, PROGRAM, type Transport } from '../answers/receipts.ts';
import { readRuleVersion } from '../answers/rule-version.ts';
import { freezeBaseline } from '../baselines/baseline-store.ts';
import { raiseBrandsVersion } from '../brands/brand-store.ts';
import { readBrandViews } from '../brands/brand-view.ts';
import { refreshBranded } from '../prompts/prompt-store.ts';

/** What every input of such a change has. */
export interface NamesChange {
  projectId: number;
  /** Absent: the program itself. */
  transport?: Transport | undefined;
}

/** Does `work`. `isChanged`: brands are recognised otherwise now, and history has to be measured again. */
export function changeNames<T>(
  db: Connection,
  { projectId, transport = PROGRAM, nowMs, undoesId = null }: NamesChange & { nowMs: number; undoesId?: number | null },
  work: () => T,
): { result: T; isChanged: boolean } {
  const before = readBrandViews(db, projectId);
  const rulesBefore = readRuleVersion(db, projectId);
  const result = work();
  const after = readBrandViews(db, projectId);
  if (JSON.stringify(before) === JSON.stringify(after)) return { result, isChanged: false };
  const former = { brands: before, ruleVersion: rulesBefore };
  freezeBaseline(db, { projectId, kind: 'remeasuring', name: null, window: null }, nowMs, former);
  raiseBrandsVersion(db, projectId);
  // The longest name wins, so that a competitor's name decides whether a prompt names the own brand too.
  refreshBranded(db, projectId);
  openReceipt(db, { projectId, cause: 'names', transport, before, after, rulesBefore, undoesId }, nowMs);
  return { result, isChanged: true };
}
