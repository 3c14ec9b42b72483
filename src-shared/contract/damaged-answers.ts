/** How results of many answers tell of those whose stored text cannot be read any more. */
import { z } from 'zod';

export const damagedList = z
  .object({
    count: z.int(),
    answerIds: z.array(z.string()).describe('The first thousand'),
  })
  .describe('Answers whose stored text is damaged, left out of what reads texts; absent when there are none');

export const damagedAnswers = damagedList.optional();

export const ambiguousNames = z
  .array(z.object({ name: z.string(), languages: z.array(z.string()) }))
  .optional()
  .describe(
    'Names just entered that are ordinary words in a language of the project too; `competitors.checkName` counts what helps',
  );

/** What measuring history again came to. */
export const remeasured = z.object({
  remeasuredAnswers: z.int().describe('Stored answers that were looked at again'),
  changedAnswers: z.int().describe('Those of them in which brands are found otherwise now'),
  remeasuringId: z.string().optional().describe('The receipt of it'),
  damagedAnswers,
});
