/**
 * Files packed with zstd, piece by piece, so that neither packing nor unpacking holds more than a piece in memory. Before each piece a frame
 * that others skip says how long it is: `zstd -d` unpacks such a file too. Every piece carries a checksum. Blocks its thread.
 */
import { closeSync, constants as files, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

export const PACKED = '.zst';

const PIECE_BYTES = 4 * 1024 * 1024;
/** Of frames that a reader of zstd skips; the first of ours says how long the file is unpacked. */
const SKIPPED = 0x184d2a5d;
const HEAD_BYTES = 16;

/** What is wrong with a packed file, as its message. */
export class PackFault extends Error {}

/** Makes `to`, which must not exist, readable by its owner only, and waits until it is on disk. */
export function packFile(from: string, to: string): void {
  copyBy(from, to, (source, target) => {
    const { size } = fstatSync(source);
    writeSync(target, toHead(size));
    for (let at = 0; at < size; ) {
      const piece = readExactly(source, Math.min(PIECE_BYTES, size - at), at);
      const packed = zstdCompressSync(piece, { params: { [constants.ZSTD_c_checksumFlag]: 1 } });
      writeSync(target, toHead(packed.length));
      writeSync(target, packed);
      at += piece.length;
    }
  });
}

/** The reverse of {@link packFile}. Throws PackFault when a piece is damaged or missing. */
export function unpackFile(from: string, to: string): void {
  copyBy(from, to, (source, target) => {
    const size = readHead(source, 0);
    let done = 0;
    for (let at = HEAD_BYTES; done < size; ) {
      const length = readHead(source, at);
      const piece = unpack(readExactly(source, length, at + HEAD_BYTES));
      writeSync(target, piece);
      done += piece.length;
      at += HEAD_BYTES + length;
    }
    if (done !== size) throw new PackFault('it has not the length that it should have');
  });
}

/** How large a packed file is unpacked; null for any other file. */
export function readUnpackedBytes(path: string): number | null {
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
    return zstdDecompressSync(packed, { maxOutputLength: PIECE_BYTES });
  } catch (error) {
    throw new PackFault((error as Error).message);
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
  if (head.readUInt32LE(0) !== SKIPPED) throw new PackFault('a piece does not begin where it should');
  return Number(head.readBigUInt64LE(8));
}

function readExactly(file: number, length: number, at: number): Buffer {
  // A length that is damaged must not be believed.
  if (length > 2 * PIECE_BYTES) throw new PackFault('a piece is longer than any is');
  const bytes = Buffer.alloc(length);
  for (let read = 0; read < length; ) {
    const more = readSync(file, bytes, read, length - read, at + read);
    if (more === 0) throw new PackFault('its end is missing');
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
