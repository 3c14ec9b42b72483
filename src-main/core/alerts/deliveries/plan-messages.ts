/** When what waits for a target is sent, and in how many messages. Pure; times of day are the machine's. */
export interface Limits {
  quietFrom: string | null;
  quietTo: string | null;
  mostPerDay: number;
}

/** How long after the nth attempt the next one is: some two days in all. */
const WAITS_MS = [30_000, 120_000, 600_000, 3_600_000, 4 * 3_600_000, 12 * 3_600_000, 24 * 3_600_000];
export const MOST_ATTEMPTS = WAITS_MS.length + 1;

export function toWaitMs(attempts: number): number {
  return WAITS_MS[Math.max(0, attempts - 1)] ?? 0;
}

export function isQuiet({ quietFrom, quietTo }: Limits, nowMs: number): boolean {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return false;
  const now = new Date(nowMs);
  const time = `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;
  return quietFrom < quietTo ? time >= quietFrom && time < quietTo : time >= quietFrom || time < quietTo;
}

export interface Waiting {
  firingId: number;
  wasHeld: boolean;
}

/**
 * `sentToday`: messages since local midnight. What was held back goes out in one message, and so does what would be more than the day has room
 * for; without room all of it is held.
 */
export function planMessages(
  waiting: readonly Waiting[],
  limits: Limits,
  { sentToday, nowMs }: { sentToday: number; nowMs: number },
): { messages: number[][]; held: number[] } {
  const ids = waiting.map(({ firingId }) => firingId);
  if (ids.length === 0) return { messages: [], held: [] };
  const room = limits.mostPerDay - sentToday;
  if (room <= 0 || isQuiet(limits, nowMs)) return { messages: [], held: ids };
  const isDigest = ids.length > room || waiting.some(({ wasHeld }) => wasHeld);
  return { messages: isDigest ? [ids] : ids.map((id) => [id]), held: [] };
}
