/**
 * Pictures that are kept in the repository: whether one that is drawn now is still the kept one, and replacing it. It
 * knows no browser; pictures come and go as PNG.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

import { toIndexedPng } from './indexed-png.ts';

/** A change of one letter is more than this; what two machines round differently is less. */
const MOST_SHARE = 0.000_02;
/** How far two colours may be apart (0 to 1) before their pixel counts. */
const MOST_DISTANCE = 0.06;

const REPOSITORY = new URL('../../', import.meta.url);
export const KEPT = 'test/renderer/pictures';
const SEEN = 'out/test/pictures';

/** Name and SHA-256 of each picture as the browser gave it: one that is the same to the bit need not be looked at. */
const EXACT = 'test/renderer/exact-pictures.json';

const toFile = (path: string) => fileURLToPath(new URL(path, REPOSITORY));
const toHash = (shot: Buffer) => createHash('sha256').update(shot).digest('hex');

let exact: Record<string, string> | undefined;
function readExact(): Record<string, string> {
  exact ??= JSON.parse(readFileSync(toFile(EXACT), 'utf8')) as Record<string, string>;
  return exact;
}

function write(path: string, picture: PNG): string {
  mkdirSync(toFile(path.slice(0, path.lastIndexOf('/'))), { recursive: true });
  writeFileSync(toFile(path), toIndexedPng(picture));
  return path;
}

/** Keeps a picture from now on; one that is the kept one but for what is rounded stays, and is known to the bit. */
export function keepPicture(name: string, shot: Buffer): void {
  if (!looksKept(name, shot)) write(`${KEPT}/${name}.png`, PNG.sync.read(shot));
  exact = Object.fromEntries(Object.entries({ ...readExact(), [name]: toHash(shot) }).sort());
  writeFileSync(toFile(EXACT), `${JSON.stringify(exact, null, 2)}\n`);
}

/** Whether a picture is the kept one to the bit. */
export function isExact(name: string, shot: Buffer): boolean {
  return readExact()[name] === toHash(shot);
}

/** Whether it is but for what two machines round differently, which takes longer to find out. */
export function looksKept(name: string, shot: Buffer): boolean {
  const kept = readKept(name);
  return kept !== null && measureShare(kept, PNG.sync.read(shot)) <= MOST_SHARE;
}

/** Writes down a picture that is not the kept one, and what differs; says where. */
export function reportPicture(name: string, shot: Buffer): string {
  const now = PNG.sync.read(shot);
  const actual = write(`${SEEN}/${name}.actual.png`, now);
  const kept = readKept(name);
  if (!kept) return `There is no picture "${name}" yet. This is how it looks: ${actual}`;
  const marked = new PNG({ width: now.width, height: now.height });
  const share = measureShare(kept, now, marked);
  const difference = write(`${SEEN}/${name}.difference.png`, marked);
  const percent = (100 * share).toFixed(3);
  return `"${name}" differs in ${percent} % of its pixels. Now: ${actual}; what differs, in red: ${difference}`;
}

/** The share of all pixels that differ, which are put into `marked` in red; everything does where the sizes differ. */
function measureShare(kept: PNG, now: PNG, marked?: PNG): number {
  const { width, height } = now;
  if (kept.width !== width || kept.height !== height) {
    now.data.copy(marked?.data ?? Buffer.alloc(0));
    return 1;
  }
  const count = pixelmatch(kept.data, now.data, marked?.data, width, height, { threshold: MOST_DISTANCE });
  return count / (width * height);
}

function readKept(name: string): PNG | null {
  try {
    return PNG.sync.read(readFileSync(toFile(`${KEPT}/${name}.png`)));
  } catch {
    // Not there, or no picture: both mean that there is nothing to hold it against.
    return null;
  }
}

/** Share of the pixels, 0 to 1, that have the colour which most of them have: 1 for a blank picture. */
export function measureBlankness(shot: Buffer): number {
  const { data } = PNG.sync.read(shot);
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUInt32LE(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return Math.max(...counts.values()) / (data.length / 4);
}
