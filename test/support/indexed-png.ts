/**
 * A picture as PNG with a palette of 256 colours: a third of the size of one with all its colours, and what is lost is less than an
 * eye sees. The format is that of the PNG specification, third edition, sections 5 and 11.
 */
import { crc32, deflateSync } from 'node:zlib';

interface Picture {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each pixel, row after row. */
  data: Buffer;
}

const MOST_COLOURS = 256;
/** Colours nearer to a chosen one than this (of 442) are drawn with it. */
const LEAST_APART = 9;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER_BYTES = 13;
const BITS = 8;
const INDEXED = 3;

/** Opaque; alpha is left out. */
export function toIndexedPng({ width, height, data }: Picture): Buffer {
  const palette = planPalette(data);
  const places = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = data.readUInt32LE((y * width + x) * 4);
      const place = places.get(colour) ?? findNearest(palette, colour);
      places.set(colour, place);
      rows[y * (width + 1) + 1 + x] = place;
    }
  }
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, INDEXED], 8);
  const colours = Buffer.from(palette.flatMap((colour) => toParts(colour)));
  const pixels = deflateSync(rows, { level: 9, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    toChunk('IHDR', header),
    toChunk('PLTE', colours),
    toChunk('IDAT', pixels),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

const toParts = (colour: number): [number, number, number] => [
  colour & 255,
  (colour >>> 8) & 255,
  (colour >>> 16) & 255,
];

function measureApart(one: number, other: number): number {
  const [a, b] = [toParts(one), toParts(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The most frequent colours, without those that are next to one that was chosen already. */
function planPalette(data: Buffer): number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUInt32LE(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  // Grounds lie close together: what covers much of the picture is always itself.
  const least = data.length / 4 / 1_000;
  const chosen: number[] = [];
  for (const [colour, count] of [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || a - b)) {
    if (chosen.length === MOST_COLOURS) break;
    if (count >= least || chosen.every((other) => measureApart(other, colour) >= LEAST_APART)) chosen.push(colour);
  }
  return chosen;
}

function findNearest(palette: readonly number[], colour: number): number {
  const apart = palette.map((other) => measureApart(other, colour));
  return apart.indexOf(Math.min(...apart));
}

function toChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}
