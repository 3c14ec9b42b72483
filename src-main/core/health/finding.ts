/** What the rules behind notices look at, and what they find. */
import type { NOTICE_KINDS, NoticeFacts } from '#shared/contract/health.ts';
import { differenceInterval, excludesZero } from '#shared/statistics/difference-interval.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import type { HealthDay, RouteHealth } from './health-facts.ts';

export interface Finding {
  kind: (typeof NOTICE_KINDS)[number];
  severity: 'error' | 'warning';
  message: string;
  advice: string;
  sinceMs: number | null;
  /** What the message says, for other languages. */
  facts: Partial<NoticeFacts>;
}

/** A route's facts with its days summed up: the newest few, and the two weeks before them. */
export interface RouteView {
  health: RouteHealth;
  nowMs: number;
  recent: HealthSum;
  before: HealthSum;
  /** Today and yesterday alone. */
  newest: HealthSum;
  /** The two weeks before those. */
  older: HealthSum;
}

export interface HealthSum extends Omit<HealthDay, 'day' | 'failures'> {
  failures: Readonly<Record<string, number>>;
  failed: number;
}

export const labelOf = ({ health }: RouteView) => ENGINE_LABELS[health.engine];

/**
 * True when the share rose by more than chance would make it (95 %): of calls, which say something of an engine and nothing of the brand, so
 * that prompts are no matter.
 */
export function isRealRise(hits: number, total: number, hitsBefore: number, totalBefore: number): boolean {
  const change = differenceInterval({ hits, total }, { hits: hitsBefore, total: totalBefore });
  return change !== null && excludesZero(change) && change.lowPoints > 0;
}
