/** What a task rests on: its figures, and each finding with the way to the answers behind it. */
import { Link, useSearchParams } from 'react-router';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import type { FullTask } from './task-panel.tsx';
import classes from './tasks-screen.module.css';

const words = TEXTS.tasks;

export function TaskEvidence({ task: { evidence, evidenceAnswers } }: { task: FullTask }) {
  const { summary, metrics, items } = evidence;
  const projectId = useProjectId();
  const [address] = useSearchParams();
  return (
    <section>
      <h4>{words.evidence}</h4>
      <p>{summary}</p>
      <dl className={classes.metrics}>
        {metrics.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={classes.items}>
        {items.map(({ text, answerIds, promptIds }) => (
          <li key={text}>
            {text}
            <span className={classes.links}>
              {answerIds.map((id) => {
                const answer = evidenceAnswers.find((known) => known.id === id);
                return (
                  <Link key={id} to={toScreenLink(projectId, `answers/${id}`, address)} title={answer?.prompt}>
                    {answer
                      ? words.answer(ENGINE_LABELS[answer.model], formatMoment(answer.answeredAt), answer.prompt)
                      : words.goneAnswer}
                  </Link>
                );
              })}
              {promptIds.slice(0, 1).map((id) => (
                <Link key={id} to={toScreenLink(projectId, `prompts/${id}`, address)}>
                  {words.prompt}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
