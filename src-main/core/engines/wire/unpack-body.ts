/** Unpacks a body as its server says that it is packed. A server that says so wrongly costs no answer: the bytes stay as they came. */
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';

type Unpack = (packed: Uint8Array, options: { maxOutputLength: number }) => Promise<Buffer>;

const inflateWrapped: Unpack = promisify(inflate);
const inflateBare: Unpack = promisify(inflateRaw);
/** Servers send either under this name. */
const inflateAny: Unpack = (packed, options) =>
  inflateWrapped(packed, options).catch((error) => {
    if (isTooLarge(error)) throw error;
    return inflateBare(packed, options);
  });

const UNPACKERS: ReadonlyMap<string, Unpack> = new Map<string, Unpack>([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', inflateAny],
  ['br', promisify(brotliDecompress)],
  ['zstd', promisify(zstdDecompress)],
]);

/** The last packing was put on last and comes off first. More would be a bomb. */
const MOST_PACKINGS = 3;

/**
 * The unpacked bytes, `limitBytes` of nothing where they would be more than that, or the bytes as they are where they
 * cannot be unpacked. Never rejects.
 */
export async function unpackBody(
  wire: Uint8Array<ArrayBuffer>,
  encoding: string | undefined,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const names = (encoding ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > MOST_PACKINGS) return wire;
  let bytes: Uint8Array<ArrayBuffer> = wire;
  for (const name of names.toReversed()) {
    const unpack = UNPACKERS.get(name);
    if (!unpack || bytes.byteLength === 0) return bytes;
    try {
      bytes = new Uint8Array(await unpack(bytes, { maxOutputLength: limitBytes }));
    } catch (error) {
      return isTooLarge(error) ? new Uint8Array(limitBytes) : wire;
    }
  }
  return bytes;
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}
