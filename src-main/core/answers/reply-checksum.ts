/** The checksum of a server's reply that waits to be read. Pure. */
import { crc32 } from 'node:zlib';

export interface ChecksummedReply {
  headers: string;
  body: Uint8Array;
  /** Null: stored before replies had one. */
  sum: number | null;
}

/** 0 to 2^32 - 1. */
export function sumReply({ headers, body }: Pick<ChecksummedReply, 'headers' | 'body'>): number {
  return crc32(body, crc32(headers));
}

export function isWholeReply(reply: ChecksummedReply): boolean {
  return reply.sum === null || reply.sum === sumReply(reply);
}
