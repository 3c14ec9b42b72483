/**
 * A checksum at the end of a backup, over all bytes before it, so that a byte that changed anywhere is found, also in a number,
 * where SQLite finds nothing wrong. SQLite does not look behind the last page of a database. Blocks its thread.
 */
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';

const MAGIC = Buffer.from('sightline sealed', 'latin1');
const HASH_BYTES = 32;
const TRAILER_BYTES = MAGIC.length + HASH_BYTES;
const CHUNK_BYTES = 1024 * 1024;

/** Seals a file that is whole, and waits until it is on disk. */
export function appendChecksum(path: string): void {
  const file = openSync(path, 'r+');
  try {
    const { size } = fstatSync(file);
    writeSync(file, Buffer.concat([MAGIC, hash(file, size)]), 0, TRAILER_BYTES, size);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** True when the file is sealed and is not what was sealed. One without a seal, as older versions made them, is not judged. */
export function hasWrongChecksum(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const size = fstatSync(file).size - TRAILER_BYTES;
    if (size <= 0) return false;
    const seal = Buffer.alloc(TRAILER_BYTES);
    readSync(file, seal, 0, TRAILER_BYTES, size);
    if (!seal.subarray(0, MAGIC.length).equals(MAGIC)) return false;
    return !seal.subarray(MAGIC.length).equals(hash(file, size));
  } finally {
    closeSync(file);
  }
}

function hash(file: number, size: number): Buffer {
  const sum = createHash('sha256');
  const chunk = Buffer.alloc(CHUNK_BYTES);
  for (let at = 0; at < size; ) {
    const read = readSync(file, chunk, 0, Math.min(CHUNK_BYTES, size - at), at);
    if (read === 0) break;
    sum.update(chunk.subarray(0, read));
    at += read;
  }
  return sum.digest();
}
