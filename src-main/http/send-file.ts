/** A file as it leaves: its bytes with its media type, to be saved and never shown under this address. */
import type { FastifyReply } from 'fastify';

export interface SentFile {
  /** Plain letters, digits, dots and hyphens. */
  fileName: string;
  mediaType: string;
  base64: string;
}

export async function sendFile(reply: FastifyReply, { fileName, mediaType, base64 }: SentFile): Promise<FastifyReply> {
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Buffer.from(base64, 'base64'));
}
