/** One search beside the table: how often it was made, which prompts lead there, and the answers that made it. */
import { Link, useSearchParams } from 'react-router';

import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import type { FigureInput } from '../../filters/figure-input.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { formatCount, formatMoment, formatRate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import classes from './fanout-panel.module.css';
import { listAnswers, planLeadingPrompts } from './plan-fanout-rows.ts';

const words = TEXTS.fanouts.panel;
const MOST_PROMPTS = 10;
const MOST_ANSWERS = 12;

interface FanoutPanelProps {
  /** Empty: closed. */
  query: string;
  input: FigureInput;
  onClose: () => void;
}

export function FanoutPanel({ query, input, onClose }: FanoutPanelProps) {
  return (
    <SidePanel title={<bdi>{query}</bdi>} isOpen={query !== ''} onClose={onClose}>
      {query !== '' && <Details query={query} input={input} />}
    </SidePanel>
  );
}

function Details({ query, input }: Omit<FanoutPanelProps, 'onClose'>) {
  const details = useOperation('fanouts.details', { ...input, query });
  const projectId = useProjectId();
  const [address] = useSearchParams();
  if (details.error) return <ErrorNotice error={details.error} onRetry={() => void details.refetch()} />;
  if (!details.data || details.isPlaceholderData) return <SkeletonCard heightPx={300} />;
  const { occurrences, totalOccurrences } = details.data;
  const answers = listAnswers(occurrences);
  const prompts = planLeadingPrompts(occurrences);
  const visible = answers.filter((answer) => answer.visible).length;
  const share = formatRate(answers.length === 0 ? null : (100 * visible) / answers.length);
  return (
    <div className={classes.panel}>
      <p className={classes.lead}>
        {words.occurrences(totalOccurrences)}; {words.visible(share)}.{' '}
        <Link to={toScreenLink(projectId, 'answers', address, { query })}>{words.answers}</Link>
      </p>
      <section>
        <h3>{words.prompts}</h3>
        <ul>
          {prompts.slice(0, MOST_PROMPTS).map(({ id, text, occurrences: count }) => (
            <li key={id}>
              <Link to={toScreenLink(projectId, `prompts/${id}`, address)}>
                <bdi>{text}</bdi>
              </Link>
              <span>{formatCount(count)}</span>
            </li>
          ))}
        </ul>
        {prompts.length > MOST_PROMPTS && <p className={classes.more}>{words.more(prompts.length - MOST_PROMPTS)}</p>}
      </section>
      <section>
        <h3>{words.newest}</h3>
        <ul>
          {answers.slice(0, MOST_ANSWERS).map(({ resultId, model, timestamp, visible: isVisible }) => (
            <li key={resultId}>
              <Link to={toScreenLink(projectId, `answers/${resultId}`, address, { query })}>
                {ENGINE_LABELS[model]}, {formatMoment(timestamp)}
              </Link>
              <span>{isVisible ? words.isVisible : words.notVisible}</span>
            </li>
          ))}
        </ul>
        {answers.length > MOST_ANSWERS && <p className={classes.more}>{words.more(answers.length - MOST_ANSWERS)}</p>}
      </section>
    </div>
  );
}
