import { describeAnswerBombs } from './describe-answer-bombs.ts';

describeAnswerBombs(1);
