/** Which builds of a schedule are to be tried now: those of its newest slot, and those that failed before. Pure. */
import { type BuildFault, RETRY_DAYS, type ReportFileFormat } from '#shared/vocabulary/reports.ts';
import type { Slot } from '../../scheduling/plan-slot.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const FOLDER_REST_MS = 600_000;

/** A build that failed rests, so that a full disk is not written to at every look; a folder may be back sooner. */
export function toRestMs(reason: BuildFault): number {
  return reason === 'folder_missing' ? FOLDER_REST_MS : HOUR_MS;
}

export interface KnownBuild {
  slot: string;
  format: ReportFileFormat;
  isBuilt: boolean;
  failedAt: number | null;
  reason: BuildFault | null;
}

export interface DueBuild {
  slot: string;
  format: ReportFileFormat;
}

interface DueRequest {
  /** The newest one that has begun. */
  due: Slot;
  /** The newest that needs no first try any more. */
  lastSlot: string;
  formats: readonly ReportFileFormat[];
  /** Those of the slot and those that failed. */
  known: readonly KnownBuild[];
  nowMs: number;
}

/** The oldest first. A clock that went back finds nothing new. */
export function planDueBuilds({ due, lastSlot, formats, known, nowMs }: DueRequest): DueBuild[] {
  const isKnown = (slot: string, format: ReportFileFormat) =>
    known.some((build) => build.slot === slot && build.format === format);
  const again = known.filter(
    ({ isBuilt, format, failedAt, reason }) =>
      !isBuilt &&
      formats.includes(format) &&
      failedAt !== null &&
      Math.abs(nowMs - failedAt) >= toRestMs(reason ?? 'other'),
  );
  const first = due.slot > lastSlot ? formats.filter((format) => !isKnown(due.slot, format)) : [];
  return [
    ...again.map(({ slot, format }) => ({ slot, format })),
    ...first.map((format) => ({ slot: due.slot, format })),
  ].sort((a, b) => a.slot.localeCompare(b.slot) || formats.indexOf(a.format) - formats.indexOf(b.format));
}

/** Until when a build is tried again that is for a slot. */
export function toRetryUntilMs(slotStartsAtMs: number): number {
  return slotStartsAtMs + RETRY_DAYS * DAY_MS;
}
