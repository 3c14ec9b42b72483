/** What an answer said, and the form in which it is stored: by itself here, with its neighbours in `answer-pack.ts`. */
import { hash } from 'node:crypto';

import { requireWhole, withChecksum } from './checksum.ts';
import { compress, decompress } from './small-zstd.ts';

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

/** A source with its title, or only its address. */
type PackedSource = [url: string, title: string] | [url: string];
/** Most retrieved sources are cited as well: then the index among the cited ones stands for them, below zero without a title. */
export type PackedReferences = [cited: PackedSource[], retrieved: (PackedSource | number)[], queries: string[] | null];
type Packed = [text: string, ...references: PackedReferences];

export function packContent(content: AnswerContent): Buffer {
  return withChecksum(compress(Buffer.from(JSON.stringify([content.text, ...toReferences(content)] satisfies Packed))));
}

/** Throws when the bytes are not those that were packed. */
export function unpackContent(body: Uint8Array): AnswerContent {
  const [text, ...references] = JSON.parse(decompress(requireWhole(body)).toString('utf8')) as Packed;
  return fromReferences(text, references);
}

/** Everything but the text, as short as it can be said. */
export function toReferences({ cited, retrieved, queries }: AnswerContent): PackedReferences {
  const indexes = new Map(cited.map(({ url }, index) => [url, index]));
  return [
    cited.map(packSource),
    retrieved.map((source) => {
      const index = indexes.get(source.url);
      if (index !== undefined && source.title === cited[index]?.title) return index;
      return index !== undefined && source.title === null ? -1 - index : packSource(source);
    }),
    queries,
  ];
}

export function fromReferences(text: string, [packedCited, retrieved, queries]: PackedReferences): AnswerContent {
  const cited = packedCited.map(unpackSource);
  return {
    text,
    cited,
    retrieved: retrieved.map((source) => {
      if (typeof source !== 'number') return unpackSource(source);
      const { url, title } = cited[source < 0 ? -1 - source : source]!;
      return { url, title: source < 0 ? null : title };
    }),
    queries,
  };
}

function packSource({ url, title }: SourceReference): PackedSource {
  return title === null ? [url] : [url, title];
}

function unpackSource([url, title]: PackedSource): SourceReference {
  return { url, title: title ?? null };
}

/** SHA-256 of an answer's text: evidence that it was not changed. */
export function hashText(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
