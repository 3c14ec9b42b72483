/** Words about judges of opinions. */

/** `unsure`: only where words alone say nothing; `all`: every mention. */
export const JUDGE_MODES = ['off', 'unsure', 'all'] as const;
export type JudgeMode = (typeof JUDGE_MODES)[number];

/** Whose mentions: of the own brand, or of all that are tracked. */
export const JUDGED_BRANDS = ['own', 'tracked'] as const;
export type JudgedBrands = (typeof JUDGED_BRANDS)[number];

/** Why a reply brought no verdict on a mention. `contradictory`: several that differ. */
export const JUDGE_MISSES = ['missing', 'false_quote', 'contradictory', 'unreadable'] as const;
export type JudgeMiss = (typeof JUDGE_MISSES)[number];
