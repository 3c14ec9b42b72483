/** Why somebody asks: what starters are varied by. Data only. */
export const STARTER_INTENTS = [
  'recommendation',
  'informational',
  'comparison',
  'alternatives',
  'problem',
  'price',
  'local',
  'brand',
] as const;

export type StarterIntent = (typeof STARTER_INTENTS)[number];

/**
 * `{category}` is what people look for, as it was entered; `{place}` a country, only in `local`; `{brand}` only in `brand`.
 * `example` is a category as the sentences want it.
 */
export type StarterPhrases = Readonly<Record<StarterIntent, readonly string[]>> & { readonly example: string };
