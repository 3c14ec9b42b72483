/** Packed files come back byte for byte, and what is wrong with one is noticed before its content is believed. */
import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import {
  CompressionFault,
  compressFile,
  decompressFile,
  readUncompressedBytes,
} from '#main/storage/compressed-file.ts';
import { makeStorageFolder, type StorageFolder } from '#support/storage-folder.ts';

let folder: StorageFolder;
const at = (name: string) => join(folder.dataDir, name);
beforeEach(() => {
  folder = makeStorageFolder();
});
afterEach(() => folder.remove());

const MEGABYTE = 1024 * 1024;

/** Packed as `packed`. */
function pack(content: Buffer): void {
  writeFileSync(at('plain'), content);
  compressFile(at('plain'), at('packed'));
}

it.each([0, 1, 4 * MEGABYTE, 4 * MEGABYTE + 1, 9 * MEGABYTE])('a file of %i bytes comes back as it was', (bytes) => {
  const content = Buffer.concat([randomBytes(bytes >> 1), Buffer.alloc(bytes - (bytes >> 1), 'a')]);
  pack(content);
  decompressFile(at('packed'), at('again'));
  expect(readFileSync(at('again')).equals(content)).toBe(true);
  expect([readUncompressedBytes(at('packed')), readUncompressedBytes(at('plain'))]).toEqual([bytes, null]);
  expect(statSync(at('packed')).size).toBeLessThan(bytes / 2 + 4096);
  expect([statSync(at('packed')).mode & 0o777, statSync(at('again')).mode & 0o777]).toEqual([0o600, 0o600]);
});

/** Two chunks of noise, which packing leaves as long as they are: the second begins behind 4 MB. */
const DAMAGES: [string, () => void][] = [
  ['has another byte in the second chunk', () => flip(6 * MEGABYTE)],
  ['has another byte in the last checksum', () => flip(statSync(at('packed')).size - 2)],
  ['has another length of its second chunk', () => flip(readFileSync(at('packed')).lastIndexOf(FRAME_HEAD) + 9)],
  ['is cut within a chunk', () => truncateSync(at('packed'), 6 * MEGABYTE)],
  ['lacks its last chunk', () => truncateSync(at('packed'), readFileSync(at('packed')).lastIndexOf(FRAME_HEAD))],
];
const FRAME_HEAD = Buffer.from([0x5d, 0x2a, 0x4d, 0x18, 8, 0, 0, 0]);

it.each(DAMAGES)('a file that %s is refused', (_, damage) => {
  pack(randomBytes(8 * MEGABYTE));
  damage();
  expect(() => decompressFile(at('packed'), at('again'))).toThrow(CompressionFault);
});

function flip(place: number): void {
  const bytes = readFileSync(at('packed'));
  bytes[place] = (bytes[place] ?? 0) ^ 0xff;
  writeFileSync(at('packed'), bytes);
}
