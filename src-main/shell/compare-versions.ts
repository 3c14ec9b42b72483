/** Which of two versions is newer, by the rules of Semantic Versioning 2.0.0, section 11. Pure. */

const VERSION = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?(?:\+[0-9A-Za-z.-]+)?$/;

export function isVersion(text: string): boolean {
  return VERSION.test(text);
}

/** Below zero when `one` is older, zero when they are the same, above when it is newer. What is no version is oldest. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [VERSION.exec(one), VERSION.exec(other)];
  if (!a || !b) return Number(a !== null) - Number(b !== null);
  for (const place of [1, 2, 3]) {
    const difference = Number(a[place]) - Number(b[place]);
    if (difference !== 0) return difference;
  }
  return comparePrereleases(a[4], b[4]);
}

function comparePrereleases(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  const [a, b] = [one.split('.'), other.split('.')];
  for (let place = 0; place < Math.max(a.length, b.length); place++) {
    const difference = compareParts(a[place], b[place]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Fewer parts are older, numbers are older than words, numbers compare as numbers and words by their characters. */
function compareParts(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return Number(one !== undefined) - Number(other !== undefined);
  const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)];
  if (isNumber && isOtherNumber) return Number(one) - Number(other);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return one === other ? 0 : one < other ? -1 : 1;
}
