/** Why a row of a file cannot be taken, for windows that say it in their own words. */
import type { ValidationIssue } from '#shared/app-error.ts';
import type { RowFaultCode } from '#shared/vocabulary/imports.ts';

const MOST_SHOWN = 120;

export interface RowFault {
  code: RowFaultCode;
  /** Null: the row as a whole. */
  field: string | null;
  /** What stands in it. */
  value: string | null;
  /** Of one that was refused. */
  issue: ValidationIssue | null;
}

export const NO_FIELD = { field: null, value: null, issue: null } as const;

export function toRefused([issue]: readonly ValidationIssue[]): RowFault {
  return { code: 'refused', field: issue?.path ?? null, value: null, issue: issue ?? null };
}

export function toWireFault({ code, field, value, issue }: RowFault) {
  return {
    ...{ code, field, value: value?.slice(0, MOST_SHOWN).toWellFormed() ?? null },
    ...{ issue: issue?.code ?? null, limit: issue?.limit ?? null },
  };
}
