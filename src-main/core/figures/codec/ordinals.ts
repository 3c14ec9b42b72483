/** Distinct prompts as steps from one ordinal to the next. Packing and reading only. */
import type { ByteReader, ByteWriter } from './varint.ts';

/** How many distinct ones, then each as what it is more than the one before. Rows come by ordinal. */
export function putOrdinals(bytes: ByteWriter, rows: Int32Array, ordinalOf: (row: number) => number): void {
  const steps: number[] = [];
  let before = -1;
  for (const row of rows) {
    const ordinal = ordinalOf(row);
    if (ordinal === before) continue;
    steps.push(ordinal - Math.max(0, before));
    before = ordinal;
  }
  bytes.put(steps.length);
  for (const step of steps) bytes.put(step);
}

/** Calls `add` for each. */
export function addOrdinals(bytes: ByteReader, add: (ordinal: number) => void): void {
  let ordinal = 0;
  for (let left = bytes.next(); left > 0; left--) {
    ordinal += bytes.next();
    add(ordinal);
  }
}
