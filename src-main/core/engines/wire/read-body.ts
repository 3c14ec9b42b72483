/** Reads a reply's bytes up to a cap. Does not decode them. */
import type { WholeResponse } from './whole-response.ts';

/** A real answer with all its sources stays far below; more than this is a fault or an attack. */
export const LARGEST_BODY_BYTES = 8 * 1024 * 1024;

/** All bytes of the body, or null when there are more than `limitBytes`; the rest is then not read. */
export async function readBody(response: Response, limitBytes = LARGEST_BODY_BYTES): Promise<Uint8Array | null> {
  if (isWhole(response)) return response.whole.byteLength > limitBytes ? null : response.whole;
  if (response.body === null) return new Uint8Array();
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let total = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    total += next.value.byteLength;
    if (total > limitBytes) {
      await reader.cancel().catch(() => undefined);
      return null;
    }
    chunks.push(next.value);
  }
  return joinBytes(chunks, total);
}

/** By what it has: its class loads all of Node's fetch, which storage threads, where replies are read again, have no use for. */
function isWhole(response: Response): response is WholeResponse {
  return 'whole' in response;
}

/** In memory of their own: what crosses threads takes all of the buffer with it that it is a part of. */
export function joinBytes(chunks: readonly Uint8Array[], total: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(total);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
