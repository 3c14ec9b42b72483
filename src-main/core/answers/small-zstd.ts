/** zstd for texts of a few kilobytes: told their size, and with a buffer of about that size instead of the library's 128 KB. */
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

const CHUNK_BYTES = 8 * 1024;

/** `dictionary`: what the text has in common with something that its reader has too. */
export function compress(bytes: Buffer, dictionary?: Buffer): Buffer {
  return zstdCompressSync(bytes, { chunkSize: CHUNK_BYTES, pledgedSrcSize: bytes.length, dictionary });
}

export function decompress(packed: Uint8Array, dictionary?: Buffer): Buffer {
  return zstdDecompressSync(packed, { chunkSize: CHUNK_BYTES, dictionary });
}
