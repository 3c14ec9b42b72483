/** Free key-value data that a caller may attach: any JSON object, bounded in size and depth. */
import { z } from 'zod';

const MAX_CHARACTERS = 4000;
const MAX_DEPTH = 8;

/** Depth is looked at first: writing out endlessly nested data would exhaust the stack. */
function isBounded(value: unknown): boolean {
  return isShallow(value, MAX_DEPTH) && JSON.stringify(value).length <= MAX_CHARACTERS;
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}

export const metadataField = z
  .record(z.string(), z.unknown())
  .refine(isBounded, `must be at most ${MAX_CHARACTERS} characters of JSON, ${MAX_DEPTH} levels deep`)
  .meta({ type: 'object', additionalProperties: true });
