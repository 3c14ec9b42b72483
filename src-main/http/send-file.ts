/** A file as it leaves: its bytes with its media type, to be saved and never shown under this address. */
import type { FastifyReply } from 'fastify';

/** What a file lacks on this machine, such as fonts, as a list of sentences in which only plain letters are left as they are. */
const MISSING_HEADER = 'x-missing';

export type SentFile = {
  /** Plain letters, digits, dots and hyphens. */
  fileName: string;
  mediaType: string;
  missing?: readonly string[];
} & ({ base64: string } | { text: string });

export async function sendFile(reply: FastifyReply, file: SentFile): Promise<FastifyReply> {
  const { fileName, mediaType, missing = [] } = file;
  if (missing.length > 0) void reply.header(MISSING_HEADER, missing.map((each) => encodeURIComponent(each)).join(', '));
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Buffer.from('text' in file ? file.text : file.base64, 'text' in file ? 'utf8' : 'base64'));
}
