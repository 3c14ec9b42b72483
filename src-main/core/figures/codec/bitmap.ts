/** Sets of prompt ordinals as bitmaps: small, and joined over days by OR, so that distinct prompts can be counted. Pure. */

export type Bitmap = Uint8Array;

const BITS = Uint8Array.from({ length: 256 }, (_, byte) => {
  let count = 0;
  for (let rest = byte; rest > 0; rest >>= 1) count += rest & 1;
  return count;
});

/** The bitmap with one bit set or cleared; grows when it has to. */
export function withBit(bitmap: Bitmap, ordinal: number, isSet: boolean): Bitmap {
  const byte = ordinal >> 3;
  if (!isSet && byte >= bitmap.length) return bitmap;
  const next = new Uint8Array(Math.max(bitmap.length, byte + 1));
  next.set(bitmap);
  const mask = 1 << (ordinal & 7);
  next[byte] = isSet ? (next[byte] ?? 0) | mask : (next[byte] ?? 0) & ~mask;
  return next;
}

/** Joins `other` into `target` and returns the joined one, which may be a new array. */
export function joinBitmaps(target: Bitmap, other: Bitmap): Bitmap {
  let joined = target;
  if (other.length > joined.length) {
    joined = new Uint8Array(other.length);
    joined.set(target);
  }
  for (let index = 0; index < other.length; index++) joined[index] = (joined[index] ?? 0) | (other[index] ?? 0);
  return joined;
}

/** How many bits are set. */
export function countBits(bitmap: Bitmap): number {
  let count = 0;
  for (const byte of bitmap) count += BITS[byte] ?? 0;
  return count;
}
