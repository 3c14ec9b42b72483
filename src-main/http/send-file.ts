/** A file as it leaves: its bytes with its media type, to be saved and never shown under this address. */
import { createReadStream, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

import type { FastifyReply } from 'fastify';

/** What a file lacks on this machine, such as fonts, as a list of sentences in which only plain letters are left as they are. */
const MISSING_HEADER = 'x-missing';

export type SentFile = {
  /** Plain letters, digits, dots and hyphens. */
  fileName: string;
  mediaType: string;
  missing?: readonly string[];
} & ({ base64: string } | { text: string } | { path: string });

export async function sendFile(reply: FastifyReply, file: SentFile): Promise<FastifyReply> {
  const { fileName, mediaType, missing = [] } = file;
  if (missing.length > 0) void reply.header(MISSING_HEADER, missing.map((each) => encodeURIComponent(each)).join(', '));
  const named = reply.type(mediaType).header('content-disposition', `attachment; filename="${fileName}"`);
  // With its length a reader knows whether all of it came.
  if ('path' in file) return named.header('content-length', statSync(file.path).size).send(streamOnce(file.path));
  return named.send(Buffer.from('text' in file ? file.text : file.base64, 'text' in file ? 'utf8' : 'base64'));
}

/** A file that was made to be sent, in a folder of its own: both go when it was, or when nobody wants it any more. */
function streamOnce(path: string) {
  return createReadStream(path).once('close', () => rmSync(dirname(path), { recursive: true, force: true }));
}
