/** How sure a figure and a change are: two intervals and a verdict, as every reply that holds figures carries them. */
import { z } from 'zod';

import { VERDICTS } from '../statistics/compare.ts';
import { ESTIMATED_FIGURES } from '../vocabulary/figures.ts';

export const verdictField = z.enum(VERDICTS);

/** Low and high end of a 95 % interval, in the unit of its figure. */
export const rangeField = z.tuple([z.number(), z.number()]);

export const figureInterval = z.object({
  n: z
    .int()
    .describe(
      'Answers behind the figure; for a mean those that name the brand, for sentiment those that say something about it, for visibilityRate prompts',
    ),
  prompts: z.int(),
  repeat: rangeField.nullable().describe('What the same prompts would give if they were asked again'),
  brand: rangeField.nullable().describe('What prompts like these would give; null for fewer than 5 prompts'),
});

export const changeVerdict = z.object({
  verdict: verdictField,
  repeat: rangeField.nullable().describe('Of the change, for the same prompts'),
  brand: rangeField.nullable().describe('Of the change, for prompts like these'),
  pValue: z.number().nullable().describe('Of no change at all; null where nothing can be estimated'),
  days: z
    .object({
      spread: z.number().describe('Standard deviation of what all answers of a day share, in the unit of the figure'),
      pValue: z.number().describe('Of no change but such good and bad days'),
    })
    .optional()
    .describe('Only where all answers of a day rise and fall together by more than chance'),
});

/** A field for each of these figures. */
export function keyedBy<const Name extends string, Field extends z.ZodType>(names: readonly Name[], field: Field) {
  return z.object(Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>);
}

export const figureIntervals = keyedBy(ESTIMATED_FIGURES, figureInterval);
export const figureVerdicts = keyedBy(ESTIMATED_FIGURES, changeVerdict);
export type FigureInterval = z.infer<typeof figureInterval>;
export type ChangeVerdict = z.infer<typeof changeVerdict>;
