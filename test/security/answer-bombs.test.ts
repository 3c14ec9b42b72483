/** A tenth of the size of `answer-bombs.long.test.ts`. */
import { describeAnswerBombs } from './describe-answer-bombs.ts';

describeAnswerBombs(0.1);
