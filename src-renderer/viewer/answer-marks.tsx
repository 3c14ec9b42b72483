/** What an answer says about the own brand, in a few words: named, cited, how deep, how warmly; or that it is not visible. */
import type { OperationOutput } from '#shared/contract/index.ts';

import { formatDecimal } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './answer-marks.module.css';

type ListedAnswer = OperationOutput<'answers.list'>['answers'][number];
type MarkFacts = Pick<
  ListedAnswer,
  'visible' | 'mentioned' | 'cited' | 'mentionOrder' | 'position' | 'sentiment' | 'refusal'
>;

const { marks } = TEXTS.viewer;

export function AnswerMarks({ answer }: { answer: MarkFacts }) {
  const { visible, mentionOrder, cited, position, sentiment, refusal } = answer;
  return (
    <span className={classes.marks}>
      {mentionOrder !== null && <span className={classes.own}>{marks.named(mentionOrder)}</span>}
      {cited && <span className={classes.own}>{marks.cited}</span>}
      {!visible && (
        <span className={classes.quiet} title={marks.absentHint}>
          {marks.absent}
        </span>
      )}
      {refusal && (
        <span className={classes.warning} title={marks.refusalHint}>
          {marks.refusal}
        </span>
      )}
      {position !== null && (
        <span className={classes.quiet} title={marks.depthHint}>
          {marks.depth(formatDecimal(position))}
        </span>
      )}
      {sentiment !== null && (
        <span className={classes.quiet} title={marks.sentimentHint}>
          {marks.sentiment(formatDecimal(sentiment))}
        </span>
      )}
    </span>
  );
}
