/** What an answer says about the own brand, in a few words: named, cited, how deep, how warmly; or that it is not visible. */
import type { OperationOutput } from '#shared/contract/index.ts';

import { formatDecimal } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './answer-badges.module.css';

type ListedAnswer = OperationOutput<'answers.list'>['answers'][number];
type BadgeFacts = Pick<
  ListedAnswer,
  'visible' | 'mentioned' | 'cited' | 'mentionOrder' | 'position' | 'sentiment' | 'refusal'
>;

const { badges } = TEXTS.viewer;

export function AnswerBadges({ answer }: { answer: BadgeFacts }) {
  const { visible, mentionOrder, cited, position, sentiment, refusal } = answer;
  return (
    <span className={classes.badges}>
      {mentionOrder !== null && <span className={classes.own}>{badges.named(mentionOrder)}</span>}
      {cited && <span className={classes.own}>{badges.cited}</span>}
      {!visible && (
        <span className={classes.quiet} title={badges.absentHint}>
          {badges.absent}
        </span>
      )}
      {refusal && (
        <span className={classes.warning} title={badges.refusalHint}>
          {badges.refusal}
        </span>
      )}
      {position !== null && (
        <span className={classes.quiet} title={badges.depthHint}>
          {badges.depth(formatDecimal(position))}
        </span>
      )}
      {sentiment !== null && (
        <span className={classes.quiet} title={badges.sentimentHint}>
          {badges.sentiment(formatDecimal(sentiment))}
        </span>
      )}
    </span>
  );
}
