/** What an answer said, as it is kept: one compressed JSON text an answer, apart from the rows that figures read. */
import { createHash } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

export interface SourceReference {
  url: string;
  title: string | null;
}

export interface AnswerContent {
  /** The answer's Markdown, unchanged. */
  text: string;
  /** Sources that the answer itself references, in its order. */
  cited: SourceReference[];
  /** Sources that were only retrieved or consulted. */
  retrieved: SourceReference[];
  /** Search queries, in order; null where the engine does not expose them. */
  queries: string[] | null;
}

export function packContent(content: AnswerContent): Buffer {
  return zstdCompressSync(JSON.stringify(content));
}

export function unpackContent(body: Uint8Array): AnswerContent {
  return JSON.parse(zstdDecompressSync(body).toString('utf8'));
}

/** SHA-256 of an answer's text: evidence that it was not changed. */
export function hashText(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
