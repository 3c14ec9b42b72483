/** Why a baseline was made: by hand, at the first answers of a pitch, at its conversion, before history was measured again. */
export const BASELINE_KINDS = ['manual', 'pitch', 'conversion', 'remeasuring'] as const;
export type BaselineKind = (typeof BASELINE_KINDS)[number];
