/**
 * Files packed with zstd, chunk by chunk, so that neither packing nor unpacking holds more than a chunk in memory. Before each chunk a frame
 * that others skip says how long it is: `zstd -d` unpacks such a file too. Every chunk carries a checksum. Blocks its thread.
 */
import { closeSync, constants as files, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

export const COMPRESSED_SUFFIX = '.zst';

const CHUNK_BYTES = 4 * 1024 * 1024;
/** Of frames that a reader of zstd skips; the first of ours says how long the file is unpacked. */
const SKIPPED = 0x184d2a5d;
const HEAD_BYTES = 16;

/** What is wrong with a packed file, as its message. */
export class CompressionFault extends Error {}

/** Makes `to`, which must not exist, readable by its owner only, and waits until it is on disk. */
export function compressFile(from: string, to: string): void {
  copyBy(from, to, (source, target) => {
    const { size } = fstatSync(source);
    writeSync(target, toHead(size));
    for (let at = 0; at < size; ) {
      const chunk = readExactly(source, Math.min(CHUNK_BYTES, size - at), at);
      const packed = zstdCompressSync(chunk, { params: { [constants.ZSTD_c_checksumFlag]: 1 } });
      writeSync(target, toHead(packed.length));
      writeSync(target, packed);
      at += chunk.length;
    }
  });
}

/** The reverse of {@link compressFile}. Throws CompressionFault when a chunk is damaged or missing. */
export function decompressFile(from: string, to: string): void {
  copyBy(from, to, (source, target) => {
    const size = readHead(source, 0);
    let done = 0;
    for (let at = HEAD_BYTES; done < size; ) {
      const length = readHead(source, at);
      const chunk = unpack(readExactly(source, length, at + HEAD_BYTES));
      writeSync(target, chunk);
      done += chunk.length;
      at += HEAD_BYTES + length;
    }
    if (done !== size) throw new CompressionFault('it has not the length that it should have');
  });
}

/** How large a packed file is unpacked; null for any other file. */
export function readUncompressedBytes(path: string): number | null {
  const file = openSync(path, 'r');
  try {
    return readHead(file, 0);
  } catch {
    return null;
  } finally {
    closeSync(file);
  }
}

function unpack(packed: Buffer): Buffer {
  try {
    return zstdDecompressSync(packed, { maxOutputLength: CHUNK_BYTES });
  } catch (error) {
    throw new CompressionFault((error as Error).message);
  }
}

function toHead(bytes: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(SKIPPED, 0);
  head.writeUInt32LE(HEAD_BYTES - 8, 4);
  head.writeBigUInt64LE(BigInt(bytes), 8);
  return head;
}

function readHead(file: number, at: number): number {
  const head = readExactly(file, HEAD_BYTES, at);
  if (head.readUInt32LE(0) !== SKIPPED) throw new CompressionFault('a chunk does not begin where it should');
  return Number(head.readBigUInt64LE(8));
}

function readExactly(file: number, length: number, at: number): Buffer {
  // A length that is damaged must not be believed.
  if (length > 2 * CHUNK_BYTES) throw new CompressionFault('a chunk is longer than any is');
  const bytes = Buffer.alloc(length);
  for (let read = 0; read < length; ) {
    const more = readSync(file, bytes, read, length - read, at + read);
    if (more === 0) throw new CompressionFault('its end is missing');
    read += more;
  }
  return bytes;
}

function copyBy(from: string, to: string, copy: (source: number, target: number) => void): void {
  const source = openSync(from, 'r');
  try {
    const target = openSync(to, files.O_WRONLY | files.O_CREAT | files.O_EXCL, 0o600);
    try {
      copy(source, target);
      fsyncSync(target);
    } finally {
      closeSync(target);
    }
  } finally {
    closeSync(source);
  }
}
