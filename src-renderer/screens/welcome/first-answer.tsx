/** One measured answer in short: what was asked, whom it names, and the words around the brand. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { useOperation } from '../../api/use-operation.ts';
import { formatCount, formatDecimal, formatMoney } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import classes from './asking.module.css';
import { planExcerpt } from './plan-excerpt.ts';

type ListedAnswer = OperationOutput<'answers.list'>['answers'][number];

const { asking: words } = TEXTS.welcome;
const CUT = '…';

export function FirstAnswer({ projectId, listed }: { projectId: string; listed: ListedAnswer }) {
  const answer = useOperation('answers.get', { projectId, answerId: listed.id }).data;
  const { prompt, model, mentioned, mentionOrder, cited, position, sentiment, costUsd } = listed;
  const listNumber = answer?.mentions.find(({ isUserBrand }) => isUserBrand)?.listNumber ?? null;
  const facts = [
    { name: words.depth, value: formatDecimal(position) },
    { name: words.sentiment, value: formatDecimal(sentiment) },
    { name: words.words, value: formatCount(listed.words) },
    { name: words.cost, value: formatMoney(costUsd) },
  ];
  return (
    <section className={classes.answer} aria-labelledby="first-answer">
      <h2 id="first-answer">{words.first}</h2>
      <p className={classes.prompt}>
        <strong>{ENGINE_LABELS[model]}</strong>
        <span dir="auto">{prompt}</span>
      </p>
      <p className={classes.marks}>
        <span data-hit={mentioned}>
          {mentioned && mentionOrder !== null ? words.named(mentionOrder) : words.notNamed}
        </span>
        {listNumber !== null && <span data-hit>{words.listNumber(listNumber)}</span>}
        <span data-hit={cited}>{cited ? words.cited : words.notCited}</span>
      </p>
      {answer ? <Excerpt answer={answer} /> : <SkeletonCard heightPx={120} />}
      <FactList className={classes.facts} facts={facts.map(({ name, value }) => [name, value])} />
    </section>
  );
}

function Excerpt({ answer }: { answer: OperationOutput<'answers.get'> }) {
  const { pieces, isCutBefore, isCutAfter } = planExcerpt(answer);
  return (
    <blockquote className={classes.excerpt} dir="auto" lang={answer.language.toLowerCase()}>
      {isCutBefore && CUT}
      {pieces.map(({ start, text, isOwnBrand }) =>
        isOwnBrand ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
      )}
      {isCutAfter && CUT}
    </blockquote>
  );
}
