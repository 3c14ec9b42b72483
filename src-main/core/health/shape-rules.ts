/** Rules about the shape of replies: those that cannot be read any more, and what is new in those that can. Pure. */
import { type Finding, isRealRise, labelOf, type RouteView } from './finding.ts';

const DAY_MS = 86_400_000;
const FEWEST = 3;
const TOLD_MS = 14 * DAY_MS;
const RECENT_MS = 3 * DAY_MS;
const MOST_SIGNS = 3;
const SIGN_WORDS = { unknown_item: 'unknown item', missing_field: 'missing field', new_header: 'new header' };

/** Replies that cannot be read, and more of them than chance and habit explain. */
function findDrift(view: RouteView): Finding | null {
  const drifted = view.recent.failures.schema_drift ?? 0;
  const read = view.recent.answers + view.recent.notShown;
  const driftedBefore = view.before.failures.schema_drift ?? 0;
  const readBefore = view.before.answers + view.before.notShown;
  if (drifted < FEWEST) return null;
  const grew = isRealRise(drifted, drifted + read, driftedBefore, driftedBefore + readBefore);
  if (readBefore + driftedBefore > 0 && !grew) return null;
  return {
    kind: 'schema_drift',
    severity: 'error',
    message: `${labelOf(view)} changed the shape of its replies: ${drifted} of the newest ${drifted + read} cannot be read.`,
    advice: 'The replies are kept and can be read again by a newer version: update Sightline, then retry the run.',
    sinceMs: null,
    facts: { count: drifted, of: drifted + read },
  };
}

/** Replies that are still read, and hold what no reader knows, or miss what a figure needs. Each sign is reported for two weeks. */
function findNewShape(view: RouteView): Finding | null {
  const { health, nowMs } = view;
  const recent = health.drift.filter(
    ({ replies, firstMs, lastMs }) => replies >= FEWEST && nowMs - firstMs <= TOLD_MS && nowMs - lastMs <= RECENT_MS,
  );
  if (recent.length === 0) return null;
  const signs = recent.slice(0, MOST_SIGNS).map(({ kind, name }) => `${SIGN_WORDS[kind]} ${name}`);
  const count = Math.max(...recent.map(({ replies }) => replies));
  return {
    kind: 'new_shape',
    severity: 'warning',
    message: `${labelOf(view)} sends replies of a new shape (${count} so far): ${signs.join('; ')}. They can still be read.`,
    advice: 'Update Sightline when there is a newer version, then read kept replies again.',
    sinceMs: Math.min(...recent.map(({ firstMs }) => firstMs)),
    facts: { count, signs: recent.slice(0, MOST_SIGNS).map(({ name }) => name) },
  };
}

export const SHAPE_RULES = [findDrift, findNewShape];
