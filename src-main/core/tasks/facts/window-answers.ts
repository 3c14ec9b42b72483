/** Every answer of a window with its facts, one after another: what the readers of task facts count over. */
import type { DayWindow } from '#shared/time/window.ts';
import type { Connection } from '../../../storage/connection.ts';
import type { AppearanceFact, Segment } from '../../figures/codec/answer-facts.ts';
import {
  isGroundedHead,
  isRefusalHead,
  readAppearances,
  readCitations,
  readQueryIds,
} from '../../figures/codec/month-page.ts';
import { visitScope } from '../../figures/store/read-facts.ts';
import { readSegments } from '../../figures/store/segments.ts';

export interface WindowAnswer {
  promptId: number;
  segment: Segment;
  isGrounded: boolean;
  isRefusal: boolean;
  own: AppearanceFact | undefined;
  appearances: readonly AppearanceFact[];
  /** Brands that are named, the own one left out. */
  rivalsNamed: number;
  sourceIds: readonly number[];
  queryIds: readonly number[];
}

/** Counts over the answers of a window: takes in each one and gives the outcome at the end. */
export interface Collector<T> {
  add(answer: WindowAnswer): void;
  finish(): T;
}

export function visitWindow(
  db: Connection,
  projectId: number,
  ownId: number,
  { firstDay, lastDay }: DayWindow,
  visit: (answer: WindowAnswer) => void,
): void {
  const segments = readSegments(db);
  const scope = { projectId, firstDay, lastDay, engines: null, language: null, tags: null };
  visitScope(db, scope, ['citations', 'searches', 'appearances'], ({ page, offsets, prompt, segmentId }) => {
    const appearances = readAppearances(page, offsets);
    visit({
      promptId: prompt.id,
      segment: segments.get(segmentId)!,
      isGrounded: isGroundedHead(page.heads, offsets.head),
      isRefusal: isRefusalHead(page.heads, offsets.head),
      own: appearances.find((fact) => fact.brandId === ownId),
      appearances,
      rivalsNamed: appearances.filter((fact) => fact.isNamed && fact.brandId !== ownId).length,
      sourceIds: readCitations(page, offsets).map((fact) => fact.sourceId),
      queryIds: readQueryIds(page, offsets),
    });
  });
}
