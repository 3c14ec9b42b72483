/** One line above the figures that says what they leave out and what makes their days uneven; a click shows the sums. */
import { Popover } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useParams } from 'react-router';

import { useOperation } from '../api/use-operation.ts';
import { useFilters } from '../filters/use-filters.ts';
import { formatCount } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './coverage-line.module.css';
import { type CoveragePeriod, planCoverageDetails, planCoverageLine } from './plan-coverage.ts';

const words = TEXTS.coverage;

/** Nothing where every question of both periods was asked evenly and answered. */
export function CoverageLine() {
  const { figureInput } = useFilters();
  const { promptId } = useParams();
  const { data } = useOperation('metrics.coverage', { ...figureInput, ...(promptId && { promptId }) });
  if (!data) return null;
  const before = planCoverageLine(data.previous);
  const line = planCoverageLine(data.current);
  if (line.length === 0 && before.length === 0) return null;
  const shown = line.length > 0 ? line : [`${words.before}: ${before.join(' · ')}`];
  return (
    <Popover position="bottom-start" width={420} offset={4} returnFocus>
      <Popover.Target>
        <button type="button" className={classes.line} aria-label={`${words.label}: ${shown.join(', ')}`}>
          <IconInfoCircle size={14} aria-hidden />
          <span>{shown.join(' · ')}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.details}>
        <Details title={words.now} period={data.current} />
        {data.previous.asked > 0 && <Details title={words.before} period={data.previous} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Details({ title, period }: { title: string; period: CoveragePeriod }) {
  const { sums, facts } = planCoverageDetails(period);
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {sums.map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {facts.length > 0 && (
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
