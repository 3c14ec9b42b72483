/** What is behind a number of answers, one click away wherever such a number stands: sums that add up, and what was uneven. */
import { Loader, Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../api/use-operation.ts';
import { useFilters } from '../filters/use-filters.ts';
import { formatCount } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { FactList } from '../ui/fact-list.tsx';
import { OpenedPopover } from '../ui/opened-popover.tsx';
import { planError } from '../ui/plan-error.ts';
import classes from './counted-sums.module.css';
import { type CoveragePeriod, planCoverageDetails } from './plan-coverage.ts';

const words = TEXTS.coverage;

/** Of the filters in the address. Whoever asks on a screen shares one read. */
export function useCoverage(): OperationOutput<'metrics.coverage'> | undefined {
  const { comparedInput } = useFilters();
  const { promptId } = useParams();
  return useOperation('metrics.coverage', { ...comparedInput, ...(promptId && { promptId }) }).data;
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
        <Periods coverage={coverage} />
      </Popover.Dropdown>
    </Popover>
  );
}

interface PromptSumsProps {
  promptId: string;
  /** Of one engine alone; left out: as the filters say. */
  model?: Engine;
  /** What is read out before the number. */
  label: string;
  answers: number;
}

/** The n of one prompt, or of one of its cells. The sums are asked once it is opened. */
export function PromptSums({ promptId, model, label, answers }: PromptSumsProps) {
  return (
    <OpenedPopover
      title={words.label}
      label={`${label}: ${TEXTS.overview.sample(formatCount(answers))}`}
      position="bottom-end"
      classes={{ target: classes.target, details: classes.details }}
      details={<PromptPeriods promptId={promptId} model={model} />}
    >
      {formatCount(answers)}
    </OpenedPopover>
  );
}

function PromptPeriods({ promptId, model }: Pick<PromptSumsProps, 'promptId' | 'model'>) {
  const { comparedInput } = useFilters();
  const { data, error } = useOperation('metrics.coverage', { ...comparedInput, promptId, ...(model && { model }) });
  if (error) return <p role="alert">{planError(error).title}</p>;
  return data ? <Periods coverage={data} /> : <Loader size="xs" />;
}

function Periods({ coverage }: { coverage: OperationOutput<'metrics.coverage'> }) {
  return (
    <>
      <Details title={words.now} period={coverage.current} />
      {coverage.previous.asked > 0 && <Details title={words.before} period={coverage.previous} />}
    </>
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
      <FactList facts={sums.map(({ name, count }) => [name, formatCount(count)])} />
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
