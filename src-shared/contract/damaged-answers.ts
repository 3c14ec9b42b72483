/** How results of many answers tell of those whose stored text cannot be read any more. */
import { z } from 'zod';

export const damagedList = z.object({
  count: z.int(),
  answerIds: z.array(z.string()).describe('The first thousand'),
});

export const damagedAnswers = damagedList
  .optional()
  .describe('Answers whose stored text is damaged, left out of what reads texts; absent when there are none');
