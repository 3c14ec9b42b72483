/** Puts PNG pictures into the icon files of Windows and macOS. Both formats are a list of pictures with a table in front. */

/** @typedef {{ sizePx: number, png: Buffer }} Picture */

/** A whole ICO file; pictures are 1 to 256 pixels wide. @param {readonly Picture[]} pictures @returns {Buffer} */
export function toIco(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ sizePx, png }, index) => {
    const entry = 6 + 16 * index;
    // 256 does not fit into the byte: zero stands for it.
    head.writeUInt8(sizePx % 256, entry);
    head.writeUInt8(sizePx % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** Kinds of picture that hold a PNG, by width. 32 and 64 pixels are also the doubled 16 and 32. @type {Readonly<Record<number, readonly string[]>>} */
const ICNS_TYPES = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['icp6', 'ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
};

/** A whole ICNS file; a width without a kind of its own is left out. @param {readonly Picture[]} pictures @returns {Buffer} */
export function toIcns(pictures) {
  const parts = pictures.flatMap(({ sizePx, png }) =>
    (ICNS_TYPES[sizePx] ?? []).map((type) => Buffer.concat([Buffer.from(type), toUInt32(png.length + 8), png])),
  );
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from('icns'), toUInt32(body.length + 8), body]);
}

/** @param {number} value @returns {Buffer} four bytes, the highest first */
function toUInt32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
