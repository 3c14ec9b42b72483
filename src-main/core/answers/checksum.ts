/**
 * The checksum that stored bytes carry: CRC-32 of the zstd frame, in the four bytes before it. It is of the bytes as they are on disk,
 * so that also a change is found that would still unpack. Frames of older versions have none and begin with zstd's own number.
 */
import { crc32 } from 'node:zlib';

const BYTES = 4;
/** As every zstd frame begins, read as a little-endian number. */
const ZSTD = 0xfd2fb528;

export function withChecksum(frame: Uint8Array): Buffer {
  const stored = Buffer.allocUnsafe(BYTES + frame.length);
  stored.writeUInt32LE(toSum(frame));
  stored.set(frame, BYTES);
  return stored;
}

/** Whether it carries one. */
export function hasChecksum(stored: Uint8Array): boolean {
  return stored.length >= BYTES && readStart(stored) !== ZSTD;
}

/** The frame. Throws when it is not the one that was stored. */
export function requireWhole(stored: Uint8Array): Uint8Array {
  if (!hasChecksum(stored)) return stored;
  const frame = stored.subarray(BYTES);
  if (readStart(stored) !== toSum(frame)) throw new Error('The stored bytes do not match their checksum.');
  return frame;
}

/** One frame in four thousand million would be taken for one without a checksum. */
function toSum(frame: Uint8Array): number {
  const sum = crc32(frame);
  return sum === ZSTD ? 0 : sum;
}

function readStart(bytes: Uint8Array): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, BYTES).readUInt32LE();
}
