/** From a measured answer to what is counted of it: one appearance for each brand that is named or cited. Pure. */
import { ASPECTS } from '#shared/vocabulary/opinions.ts';
import type { AppearanceFact, OpinionFact } from '../figures/codec/answer-facts.ts';
import { NO_OPINION } from '../figures/codec/opinion-word.ts';
import { toHundredths, toUnits } from '../figures/codec/units.ts';
import type { Evidence, MeasuredAnswer, MeasuredMention } from '../measuring/measurement.ts';
import { layOver, NO_LAYERS, type OpinionLayers } from './opinion-layers.ts';

const ABSENT = { order: null, depthUnits: 0, opinion: NO_OPINION, occurrences: 0 };

/** One a brand; a brand both named and cited has one with both flags. `layers`: what is said by others than the words of the answer. */
export function toAppearances(measured: MeasuredAnswer, layers: OpinionLayers = NO_LAYERS): AppearanceFact[] {
  const cited = new Set(measured.citations.flatMap((citation) => citation.brandIds));
  const named = measured.mentions.map((mention) => ({
    brandId: mention.brandId,
    isNamed: true,
    isCited: cited.delete(mention.brandId),
    order: mention.order,
    depthUnits: toUnits(mention.depth),
    opinion: layOver(toOpinion(mention), layers.get(mention.brandId)),
    occurrences: mention.spans.length,
  }));
  const onlyCited = [...cited].map((brandId) => ({ brandId, isNamed: false, isCited: true, ...ABSENT }));
  return [...named, ...onlyCited];
}

/** What the words of the answer say. */
export function toOpinion({ sentiment, opinion }: Pick<MeasuredMention, 'sentiment' | 'opinion'>): OpinionFact {
  if (sentiment === null) return NO_OPINION;
  const evidence = opinion?.evidence ?? [];
  return {
    sentiment: toHundredths(sentiment),
    praised: toAspectBits(evidence.filter(({ weight }) => weight > 0)),
    blamed: toAspectBits(evidence.filter(({ weight }) => weight < 0)),
    source: 'words',
    confidence: opinion?.confidence ?? 'low',
  };
}

function toAspectBits(evidence: readonly Evidence[]): number {
  return evidence.reduce((bits, { aspect }) => (aspect === null ? bits : bits | (1 << ASPECTS.indexOf(aspect))), 0);
}
