/** Tells whether an option can be put over the one before without anything of that one being left. Pure. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists of values are replaced whole, lists of parts one by one. */
const isPartList = (value: unknown): value is readonly Fields[] => Array.isArray(value) && value.every(isFields);

/**
 * True when both set exactly the same, whatever the values: as many series, each of its kind and with the same settings. `data` is always
 * replaced whole.
 */
export function hasSameShape(before: Fields, after: Fields): boolean {
  const keys = Object.keys(before);
  if (keys.length !== Object.keys(after).length) return false;
  return keys.every((key) => key in after && (key === 'data' || hasValueOfSameShape(before[key], after[key])));
}

function hasValueOfSameShape(before: unknown, after: unknown): boolean {
  if (isFields(before) && isFields(after)) return hasSameShape(before, after);
  if (isPartList(before) && isPartList(after)) {
    const hasPartOfSameShape = (part: Fields, place: number) =>
      part.type === after[place]?.type && hasSameShape(part, after[place] ?? {});
    return before.length === after.length && before.every(hasPartOfSameShape);
  }
  return !isFields(before) && !isFields(after) && !isPartList(before) && !isPartList(after);
}
