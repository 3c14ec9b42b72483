/** Identifiers of answers: UUIDs of version 7, so that new ones stand together in the index; stored as their 16 bytes. */
import { randomBytes } from 'node:crypto';

export const ID_BYTES = 16;
/** Drawn for many at once: asking the system for sixteen bytes takes as long as storing a row. */
const DRAWN_IDS = 256;
let drawn = Buffer.alloc(0);

/** A new identifier for an answer that is stored now. */
export function newAnswerId(nowMs: number): Buffer {
  if (drawn.length === 0) drawn = randomBytes(ID_BYTES * DRAWN_IDS);
  const id = Buffer.from(drawn.subarray(0, ID_BYTES));
  drawn = drawn.subarray(ID_BYTES);
  id.writeUIntBE(nowMs, 0, 6);
  id[6] = ((id[6] ?? 0) & 0x0f) | 0x70;
  id[8] = ((id[8] ?? 0) & 0x3f) | 0x80;
  return id;
}

/** When the answer was stored, by the clock of that moment. */
export function storedMsOf(id: Buffer): number {
  return id.readUIntBE(0, 6);
}

/** As the wire shows it. */
export function toPublicId(id: Uint8Array): string {
  const hex = Buffer.from(id).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Null for a text that is no UUID. */
export function fromPublicId(text: string): Buffer | null {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return null;
  return Buffer.from(text.replaceAll('-', ''), 'hex');
}
