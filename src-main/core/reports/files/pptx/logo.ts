/** The owner's logo as office files take it. Pure. */

interface Box {
  width: number;
  height: number;
}

export interface FittedLogo {
  /** As the library wants a data address: without its scheme. */
  data: string;
  w: number;
  h: number;
}

const PICTURE = /^data:(image\/(?:png|jpeg));base64,(.+)$/s;

/** Whether it can stand in an office file: PNG and JPEG only. */
export function isOfficeLogo(logo: string | null): boolean {
  return logo === null || fitLogo(logo, { width: 1, height: 1 }) !== null;
}

/** As large as fits, in its own proportions; null for none, for another format, and for what is no picture. */
export function fitLogo(logo: string | null, box: Box): FittedLogo | null {
  const [, type, base64] = PICTURE.exec(logo ?? '') ?? [];
  if (!type || !base64) return null;
  const bytes = Buffer.from(base64, 'base64');
  const size = type === 'image/png' ? readPngSize(bytes) : readJpegSize(bytes);
  if (!size || size.width === 0 || size.height === 0) return null;
  const scale = Math.min(box.width / size.width, box.height / size.height);
  return { data: `${type};base64,${base64}`, w: size.width * scale, h: size.height * scale };
}

/** Width and height are the first fields of the header chunk. */
function readPngSize(bytes: Buffer): Box | null {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Segment by segment to the one that begins a frame. */
function readJpegSize(bytes: Buffer): Box | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
