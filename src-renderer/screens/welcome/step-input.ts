/** What every step is given. Types and one lookup. */
import { TEXTS } from '../../texts/texts.ts';
import type { FullDraft } from './draft.ts';
import type { Fault } from './plan-draft.ts';
import type { ChangeDraft } from './use-draft.ts';

export interface StepInput {
  draft: FullDraft;
  onChange: ChangeDraft;
  /** Empty until the step was tried to be left. */
  faults: readonly Fault[];
}

/** The words of a field's fault; undefined while it has none to show. */
export function describeFault(faults: readonly Fault[], field: string): string | undefined {
  const found = faults.find((fault) => fault.field === field);
  return found && TEXTS.setup.faults[found.fault];
}
