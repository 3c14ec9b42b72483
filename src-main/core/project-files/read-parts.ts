/**
 * The parts of a project file that somebody gave us. Nothing of it is believed: names, sizes and hashes are held against what is
 * there, and nothing is written under a name of its own.
 */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';

import { type Entry, openPromise, type ZipFile } from 'yauzl';

import { readFaultReason } from '../../storage/storage-fault.ts';
import {
  FORMAT_VERSION,
  MANIFEST_NAME,
  type Manifest,
  MOST_MANIFEST_BYTES,
  manifestHead,
  manifestSchema,
  PART_NAME,
} from './manifest.ts';
import { refuseFile } from './refusals.ts';

/** More than any project has. */
const MOST_PARTS = 100_000;
/** What compresses better than so is nothing that we wrote: its lines are of numbers, ids and packed texts. */
const MOST_RATIO = 200;
const RATIO_FROM_BYTES = 64 << 20;
/** A kind of file that a name leads to another by. */
const LINK_MODE = 0o120000;
const KIND_MASK = 0o170000;
const STORED = 0;
const DEFLATED = 8;

export class ProjectFileReader {
  readonly #zip: ZipFile;
  readonly #parts: ReadonlyMap<string, Entry>;
  readonly manifest: Manifest;

  private constructor(zip: ZipFile, parts: ReadonlyMap<string, Entry>, manifest: Manifest) {
    this.#zip = zip;
    this.#parts = parts;
    this.manifest = manifest;
  }

  /** Throws CONFLICT for what is no project file, is damaged, or is from a newer program (`schemaVersion` is ours). */
  static async open(path: string, schemaVersion: number): Promise<ProjectFileReader> {
    const zip = await openZip(path);
    try {
      const parts = await listParts(zip);
      const manifest = await readManifest(zip, parts, schemaVersion);
      return new ProjectFileReader(zip, parts, manifest);
    } catch (error) {
      zip.close();
      throw toRefusal(error);
    }
  }

  /** Of all parts, unpacked. */
  get bytes(): number {
    return [...this.#parts.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  }

  close(): void {
    this.#zip.close();
  }

  /** Passes a part on in chunks and holds it against what the list of contents says of it. */
  async *read({ name, bytes, sha256 }: { name: string; bytes: number; sha256: string }): AsyncGenerator<Buffer> {
    const entry = this.#parts.get(name);
    if (entry?.uncompressedSize !== bytes)
      throw refuseFile('file_damaged', `${name} has another size than the list says`);
    const hash = createHash('sha256');
    try {
      for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
        hash.update(chunk as Buffer);
        yield chunk as Buffer;
      }
    } catch (error) {
      throw toRefusal(error);
    }
    if (hash.digest('hex') !== sha256) throw refuseFile('file_damaged', `${name} is not what was written`);
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
      validateEntrySizes: true,
    });
  } catch (error) {
    if (readFaultReason(error) !== null || (error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    throw refuseFile(beginsAsZip(path) ? 'file_damaged' : 'file_foreign', (error as Error).message, error);
  }
}

/** One that was cut has lost its end, by which a zip is read. */
function beginsAsZip(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(2);
    return readSync(file, head) === 2 && head.toString('latin1') === 'PK';
  } finally {
    closeSync(file);
  }
}

function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_PARTS) throw refuseFile('file_foreign', `it has ${zip.entryCount} parts`);
  const parts = new Map<string, Entry>();
  let [packed, unpacked] = [0, 0];
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(parts));
    zip.on('entry', (entry: Entry) => {
      packed += entry.compressedSize;
      unpacked += entry.uncompressedSize;
      const isBomb = unpacked > RATIO_FROM_BYTES && unpacked > packed * MOST_RATIO;
      const fault = findFault(entry, parts) ?? (isBomb ? 'it unpacks to far more than was ever written' : null);
      if (fault !== null) return reject(refuseFile('file_foreign', fault));
      parts.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function findFault(entry: Entry, parts: ReadonlyMap<string, Entry>): string | null {
  if (!PART_NAME.test(entry.fileName) || /(?:^|\/)\.\.?(?:\/|$)/.test(entry.fileName))
    return 'a part has a name that leads elsewhere';
  if (parts.has(entry.fileName)) return 'two parts have the same name';
  if (((entry.externalFileAttributes >>> 16) & KIND_MASK) === LINK_MODE) return 'a part is a link';
  if (entry.isEncrypted() || ![STORED, DEFLATED].includes(entry.compressionMethod))
    return 'a part is packed in another way';
  return null;
}

async function readManifest(zip: ZipFile, parts: ReadonlyMap<string, Entry>, schemaVersion: number): Promise<Manifest> {
  const entry = parts.get(MANIFEST_NAME);
  if (!entry || entry.uncompressedSize > MOST_MANIFEST_BYTES)
    throw refuseFile('file_foreign', 'it has no list of contents');
  const value = await readJson(zip, entry);
  const head = manifestHead.safeParse(value);
  if (!head.success) throw refuseFile('file_foreign', 'its list of contents is of something else');
  if (head.data.formatVersion > FORMAT_VERSION || head.data.schemaVersion > schemaVersion)
    throw refuseFile('file_newer', `Sightline ${head.data.appVersion}, schema ${head.data.schemaVersion}`);
  const manifest = manifestSchema.safeParse(value);
  if (!manifest.success) throw refuseFile('file_damaged', 'its list of contents is not whole');
  const listed = [...manifest.data.tables, ...manifest.data.files].map(({ name }) => name);
  const isAll = listed.length + 1 === parts.size && listed.every((name) => parts.has(name));
  if (!isAll || new Set(listed).size < listed.length)
    throw refuseFile('file_damaged', 'its parts are not those of its list');
  return manifest.data;
}

async function readJson(zip: ZipFile, entry: Entry): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  const content = Buffer.concat(chunks);
  // Its own hash stands nowhere: what a zip says of each part has to do.
  if (crc32(content) !== entry.crc32) throw refuseFile('file_damaged', 'its list of contents is not what was written');
  try {
    return JSON.parse(content.toString('utf8'));
  } catch (error) {
    throw refuseFile('file_damaged', 'its list of contents cannot be read', error);
  }
}

/** What a zip or its packing says of itself is the file's fault; what the machine says is not. */
function toRefusal(error: unknown): unknown {
  if (readFaultReason(error) !== null || (error as { code?: unknown }).code === 'CONFLICT') return error;
  return refuseFile('file_damaged', (error as Error).message, error);
}
