/** Makes a ZIP archive with one executable file in it, not compressed. */
import { crc32 } from 'node:zlib';

const UNIX = 3;
const EXECUTABLE = 0o100755;

/** The fields are those of the format, in its order: a local header, the content, the directory and its end. */
export function storeZip(name: string, content: Buffer): Buffer {
  const file = Buffer.from(name);
  const about = toFields([2, 20], [2, 0], [2, 0], [2, 0], [2, 0x21], [4, crc32(content)]);
  const sizes = toFields([4, content.length], [4, content.length], [2, file.length], [2, 0]);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, sizes, file, content]);
  const made = toFields([2, UNIX * 256 + 20]);
  const rest = toFields([2, 0], [2, 0], [2, 0], [4, EXECUTABLE * 65_536], [4, 0]);
  const entry = Buffer.concat([Buffer.from('PK\x01\x02'), made, about, sizes, rest, file]);
  const end = toFields([2, 0], [2, 0], [2, 1], [2, 1], [4, entry.length], [4, local.length], [2, 0]);
  return Buffer.concat([local, entry, Buffer.from('PK\x05\x06'), end]);
}

/** Numbers of two or four bytes each, the lowest byte first. */
function toFields(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}
