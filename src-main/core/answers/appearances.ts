/** From a measured answer to what is counted of it: one appearance for each brand that is named or cited. Pure. */
import type { AppearanceFact } from '../figures/codec/answer-facts.ts';
import { toUnits } from '../figures/codec/units.ts';
import type { MeasuredAnswer } from '../measuring/measurement.ts';

const ABSENT = { order: null, depthUnits: 0, sentimentUnits: 0, occurrences: 0 };

/** What is stored where an answer says nothing of a brand that it names. */
const NOTHING_SAID = 50;

/** One a brand; a brand both named and cited has one with both flags. */
export function toAppearances(measured: MeasuredAnswer): AppearanceFact[] {
  const cited = new Set(measured.citations.flatMap((citation) => citation.brandIds));
  const named = measured.mentions.map((mention) => ({
    brandId: mention.brandId,
    isNamed: true,
    isCited: cited.delete(mention.brandId),
    order: mention.order,
    depthUnits: toUnits(mention.depth),
    sentimentUnits: toUnits(mention.sentiment ?? NOTHING_SAID),
    occurrences: mention.spans.length,
  }));
  const onlyCited = [...cited].map((brandId) => ({ brandId, isNamed: false, isCited: true, ...ABSENT }));
  return [...named, ...onlyCited];
}
