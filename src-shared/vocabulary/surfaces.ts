/** Where an answer was met. Answers of different surfaces are labelled and never averaged silently. */
export const SURFACES = ['api', 'serp', 'ui', 'local', 'simulated', 'import'] as const;

export type Surface = (typeof SURFACES)[number];
