/** A ZIP archive with one part more, which unpacks to many zeros: one megabyte of them is packed and repeated, since packing all takes seconds. */
import { constants, crc32, deflateRawSync } from 'node:zlib';

import { unzipSync, zipSync } from 'fflate';

const MEGABYTE = Buffer.alloc(1 << 20);
const DEFLATED = 8;

/** The last part of the archive is `name`, of so many megabytes, and says so. */
export function addZeros(archive: Uint8Array, name: string, megabytes: number): Buffer {
  const piece = deflateRawSync(MEGABYTE, { finishFlush: constants.Z_FULL_FLUSH });
  const pieces = Array.from({ length: megabytes }, () => piece);
  const packed = Buffer.concat([...pieces, deflateRawSync(Buffer.alloc(0))]);
  // Stored as it is, and then told to be packed.
  const bytes = Buffer.from(zipSync({ ...unzipSync(archive), [name]: [packed, { level: 0 }] }));
  const about = Buffer.alloc(12);
  about.writeUInt32LE(pieces.reduce((sum) => crc32(MEGABYTE, sum), 0));
  about.writeUInt32LE(packed.length, 4);
  about.writeUInt32LE(megabytes * MEGABYTE.length, 8);
  const listed = findLastListed(bytes);
  for (const [header, method] of [
    [listed + 16, listed + 10],
    [bytes.readUInt32LE(listed + 42) + 14, bytes.readUInt32LE(listed + 42) + 8],
  ] as const) {
    about.copy(bytes, header);
    bytes.writeUInt16LE(DEFLATED, method);
  }
  return bytes;
}

/** The same archive, whose list of parts says that the last one unpacks to nothing. */
export function denySize(archive: Uint8Array): Buffer {
  const bytes = Buffer.from(archive);
  bytes.writeUInt32LE(0, findLastListed(bytes) + 24);
  return bytes;
}

function findLastListed(bytes: Buffer): number {
  return bytes.lastIndexOf('PK\x01\x02', bytes.length, 'latin1');
}
