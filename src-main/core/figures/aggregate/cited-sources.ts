/** Which sources one prompt's month cites, each once for a segment: distinct sources do not add up over months. Packing and reading only. */
import { type MonthPage, segmentOfHead, visitAnswers, visitCitations } from '../codec/month-page.ts';
import { ByteReader, ByteWriter } from '../codec/packed-numbers.ts';
import { visitSegments } from './counted-ids.ts';

/** A section for each segment. `page` needs its heads and citations. */
export function packCitedSources(page: MonthPage): Uint8Array {
  const segments = new Map<number, Set<number>>();
  visitAnswers(page, (offsets) => {
    const segmentId = segmentOfHead(page.heads, offsets.head);
    const sources = segments.get(segmentId) ?? new Set();
    segments.set(segmentId, sources);
    visitCitations(page, offsets, (sourceId) => sources.add(sourceId));
  });
  const [bytes, section] = [new ByteWriter(), new ByteWriter()];
  for (const [segmentId, sources] of [...segments].sort(([a], [b]) => a - b)) {
    section.clear();
    let before = 0;
    for (const sourceId of Int32Array.from(sources).sort()) {
      section.put(sourceId - before);
      before = sourceId;
    }
    bytes.put(segmentId);
    bytes.putSection(section);
  }
  return bytes.toBytes();
}

/** Calls `add` with each, several times where several segments cite it. `wanted`: 1 for each segment that passes; null lets all pass. */
export function readCitedSources(body: Uint8Array, wanted: Uint8Array | null, add: (sourceId: number) => void): void {
  const bytes = new ByteReader(body);
  visitSegments(bytes, body.length, wanted, (_, end) => {
    for (let sourceId = 0; bytes.at < end; ) {
      sourceId += bytes.next();
      add(sourceId);
    }
  });
}
