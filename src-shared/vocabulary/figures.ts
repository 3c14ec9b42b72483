/** Figures of a brand that have intervals, whose changes are explained, and what a change is taken apart by. */

/** Rates are 0-100, order is 1 or more, depth and sentiment 0-100. */
export const ESTIMATED_FIGURES = [
  'responseVisibilityRate',
  'mentionRate',
  'citationRate',
  'visibilityRate',
  'mentionOrder',
  'position',
  'sentiment',
] as const;
export type EstimatedFigure = (typeof ESTIMATED_FIGURES)[number];

/** Figures whose changes are explained, and which are explained themselves. */
export const EXPLAINED_FIGURES = [...ESTIMATED_FIGURES, 'shareOfVoice'] as const;
export type ExplainedFigure = (typeof EXPLAINED_FIGURES)[number];

export const CHANGE_GROUPS = ['prompt', 'engine', 'tag', 'language', 'prompt_engine'] as const;
export type ChangeGroup = (typeof CHANGE_GROUPS)[number];
