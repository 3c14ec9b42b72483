/** What stands behind a number of answers, one click away wherever such a number stands: sums that add up, and what was uneven. */
import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';

import { useOperation } from '../api/use-operation.ts';
import { useFilters } from '../filters/use-filters.ts';
import { formatCount } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './counted-sums.module.css';
import { type CoveragePeriod, planCoverageDetails } from './plan-coverage.ts';

const words = TEXTS.coverage;

/** Of the filters in the address. Whoever asks on a screen shares one read. */
export function useCoverage(): OperationOutput<'metrics.coverage'> | undefined {
  const { figureInput } = useFilters();
  const { promptId } = useParams();
  return useOperation('metrics.coverage', { ...figureInput, ...(promptId && { promptId }) }).data;
}

/** Plain text until the sums are known. */
export function CountedSums({ children, label }: { children: ReactNode; label?: string }) {
  const coverage = useCoverage();
  if (!coverage) return children;
  return (
    <Popover position="bottom-start" width={400} offset={4} returnFocus withinPortal>
      <Popover.Target>
        <button type="button" className={classes.target} aria-label={label} title={words.label}>
          {children}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.details}>
        <Details title={words.now} period={coverage.current} />
        {coverage.previous.asked > 0 && <Details title={words.before} period={coverage.previous} />}
      </Popover.Dropdown>
    </Popover>
  );
}

/** The number itself, for a table whose figures rest on it. */
export function CountedNote() {
  const coverage = useCoverage();
  if (!coverage || coverage.current.asked === 0) return null;
  return (
    <span className={classes.note}>
      <CountedSums>{TEXTS.overview.sample(formatCount(coverage.current.counted))}</CountedSums>
    </span>
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
