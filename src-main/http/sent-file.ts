/**
 * A file that is the body of a request: streamed into a folder of its own in the data folder, whatever its size, and gone once it was
 * read. It neither knows nor believes what is in it.
 */
import { createWriteStream, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError, validationError } from '#shared/app-error.ts';
import { FILE_TYPES, type SentAsFile } from '#shared/contract/operation.ts';
import { storageFault, toStorageFault } from '../storage/storage-fault.ts';

/** Folders of this process, which the next one removes if it is killed. */
const PREFIX = `opening-${process.pid}-`;
/** A sender who says nothing for so long has gone. */
const SILENCE_MS = 30_000;
const MOST_BYTES = 16e9;

/** In the `config` of a route whose body may be a file. */
export const TAKES_FILE = { takesFile: true } as const;

/** True for a request of such a route that says that it brings one. */
export function takesFile({ routeOptions, headers }: FastifyRequest): boolean {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (!FILE_TYPES.some((one) => one === type)) return false;
  return (routeOptions.config as Partial<typeof TAKES_FILE> | undefined)?.takesFile === true;
}

/** What is meant as a file is passed on unread, where a file may come. */
export function bindFileBodies(app: FastifyInstance): void {
  app.addContentTypeParser([...FILE_TYPES], (request, payload, done) => {
    if (takesFile(request)) done(null, payload);
    else done(new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'));
  });
}

/** The largest that is taken, by `SIGHTLINE_UPLOAD_MB`; 16 GB where that is not set. Throws for what is no number of megabytes. */
export function planMostBytes(megabytes: string | undefined): number {
  if (megabytes === undefined || megabytes.trim() === '') return MOST_BYTES;
  if (!/^[1-9]\d{0,7}$/.test(megabytes.trim()))
    throw new AppError('CONFLICT', `SIGHTLINE_UPLOAD_MB is no number of megabytes: ${megabytes}`);
  return Number(megabytes) * 1e6;
}

/** What else an operation takes, out of headers. Texts are in UTF-8, which Node reads as if each byte were a letter. */
export function readFileInput({ field, headers }: SentAsFile, sent: IncomingMessage['headers']): object {
  const given = Object.entries(headers).flatMap(([key, name]) => {
    const value = sent[name.toLowerCase()];
    return typeof value === 'string' ? [[key, Buffer.from(value, 'latin1').toString('utf8')]] : [];
  });
  return { [field]: '', ...Object.fromEntries(given) };
}

/** Calls `read` with the path of what is sent. Throws PAYLOAD_TOO_LARGE, and CONFLICT for a full disk. */
export async function withSentFile<T>(
  request: IncomingMessage,
  { dataDir, mostBytes }: { dataDir: string; mostBytes: number },
  read: (path: string) => Promise<T>,
): Promise<T> {
  requireRoom(request, dataDir, mostBytes);
  const folder = mkdtempSync(join(dataDir, PREFIX));
  const path = join(folder, 'sent');
  const silence = setTimeout(() => request.destroy(), SILENCE_MS);
  try {
    const counted = limitBytes(mostBytes, () => void silence.refresh());
    await pipeline(request, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    clearTimeout(silence);
    return await read(path);
  } catch (error) {
    throw isCutOff(error)
      ? validationError([{ path: '', message: 'the file did not arrive whole' }])
      : toStorageFault(error);
  } finally {
    clearTimeout(silence);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** By the stated length: nobody sends gigabytes to learn that they have no room. */
function requireRoom({ headers }: IncomingMessage, dataDir: string, mostBytes: number): void {
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the file as it is, without a Content-Encoding.');
  const bytes = Number(headers['content-length'] ?? 0);
  if (bytes > mostBytes) throw tooLarge(mostBytes);
  const { bavail, bsize } = statfsSync(dataDir);
  if (bytes > bavail * bsize) throw storageFault('disk_full');
}

function limitBytes(mostBytes: number, onChunk: () => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onChunk();
      bytes += chunk.length;
      if (bytes > mostBytes) done(tooLarge(mostBytes));
      else done(null, chunk);
    },
  });
}

function tooLarge(mostBytes: number): AppError {
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `The file is larger than ${Math.floor(mostBytes / 1e6)} MB. SIGHTLINE_UPLOAD_MB sets how large it may be; the command line opens any.`,
  );
}

const isCutOff = (error: unknown) =>
  ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String((error as NodeJS.ErrnoException).code));
