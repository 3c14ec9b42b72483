/** zstd for texts of a few kilobytes: given their size, and with a buffer of about that size instead of the library's 128 KB. */
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

const CHUNK_BYTES = 8 * 1024;

/** Where nearly all of a text is in its dictionary, the quickest level finds it too. */
const WITH_DICTIONARY = { [constants.ZSTD_c_compressionLevel]: 1 };

/** `dictionary`: what the text has in common with something that its reader has too. */
export function compress(bytes: Buffer, dictionary?: Buffer): Buffer {
  const options = { chunkSize: CHUNK_BYTES, pledgedSrcSize: bytes.length };
  return zstdCompressSync(bytes, dictionary ? { ...options, dictionary, params: WITH_DICTIONARY } : options);
}

export function decompress(packed: Uint8Array, dictionary?: Buffer): Buffer {
  return zstdDecompressSync(packed, { chunkSize: CHUNK_BYTES, dictionary });
}
