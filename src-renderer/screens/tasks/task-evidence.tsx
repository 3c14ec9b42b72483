/** What a task rests on: its figures, and each finding with the way to the answers behind it. */
import { Link, useSearchParams } from 'react-router';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { MarkedSentence } from '../../ui/marked-sentence.tsx';
import type { FullTask } from './task-panel.tsx';
import classes from './tasks-screen.module.css';

const words = TEXTS.tasks;

export function TaskEvidence({ task: { evidence, evidenceAnswers } }: { task: FullTask }) {
  const { summary, metrics, items } = evidence;
  return (
    <section>
      <h4>{words.evidence}</h4>
      <p>{summary}</p>
      <FactList className={classes.metrics} facts={metrics.map(({ label, value }) => [label, value])} />
      <ul className={classes.items}>
        {items.map((item) => (
          <EvidenceItem key={item.text} item={item} answers={evidenceAnswers} />
        ))}
      </ul>
    </section>
  );
}

type Evidence = FullTask['evidence']['items'][number];

function EvidenceItem({ item, answers }: { item: Evidence; answers: FullTask['evidenceAnswers'] }) {
  const { text, answerIds, promptIds, sentences } = item;
  const projectId = useProjectId();
  const [address] = useSearchParams();
  return (
    <li>
      {text}
      <ul className={classes.answers}>
        {answerIds.map((id) => {
          const answer = answers.find((known) => known.id === id);
          const sentence = sentences.find(({ answerId }) => answerId === id);
          return (
            <li key={id}>
              {sentence && <MarkedSentence {...sentence} />}
              <Link to={toScreenLink(projectId, `answers/${id}`, address)} title={answer?.prompt}>
                {answer
                  ? words.answer(ENGINE_LABELS[answer.model], formatMoment(answer.answeredAt), answer.prompt)
                  : words.goneAnswer}
              </Link>
            </li>
          );
        })}
        {promptIds.slice(0, 1).map((id) => (
          <li key={id}>
            <Link to={toScreenLink(projectId, `prompts/${id}`, address)}>{words.prompt}</Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
