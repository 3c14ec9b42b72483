/**
 * What is said about a brand by others than the words of an answer, laid over what was measured in them. Whoever stores an answer, measures
 * it again or repairs it lays the same layers, so that they outlive every measuring. Of several the strongest is laid: somebody who
 * read it, then a model that judged it.
 */
import type { Connection } from '../../storage/connection.ts';
import type { OpinionFact } from '../figures/codec/answer-facts.ts';
import { type Override, readOverrides, toOverriddenOpinion } from './opinion-overrides.ts';
import { readVerdicts, toJudgedOpinion } from './opinion-verdicts.ts';

/** By brand. */
export type OpinionLayers = ReadonlyMap<number, OpinionFact>;

export const NO_LAYERS: OpinionLayers = new Map();

/** Of one answer. */
export function readLayers(db: Connection, answerId: number): OpinionLayers {
  const overrides = toLayers([...readOverrides(db, answerId).values()]);
  const verdicts = readVerdicts(db, answerId);
  if (verdicts.size === 0) return overrides;
  const judged = [...verdicts].map(([brandId, verdict]) => [brandId, toJudgedOpinion(verdict)] as const);
  return new Map([...judged, ...overrides]);
}

export function toLayers(overrides: readonly Override[]): OpinionLayers {
  if (overrides.length === 0) return NO_LAYERS;
  return new Map(overrides.map((override) => [override.brandId, toOverriddenOpinion(override)]));
}

/** `words`: as measured. What is praised and blamed stays what the words say. */
export function layOver(words: OpinionFact, layer: OpinionFact | undefined): OpinionFact {
  return layer ? { ...layer, praised: words.praised, blamed: words.blamed } : words;
}
