/** One quiet line that says what the figures put together, with links that take it apart. */
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

import { useOperation } from '../../api/use-operation.ts';
import { type Filters, toAddress, toFilters } from '../../filters/filters.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { formatCount } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import classes from './mix-line.module.css';
import { type Mix, planMix } from './plan-mix.ts';
import { planBrandedInput } from './prefetch-overview.ts';

const { mix: words } = TEXTS.overview;

/** Undefined until it is known. What cannot be asked for is not said: the figures stand without it. */
export function useMix(answers: number | undefined): Mix | null | undefined {
  const { filters, figureInput } = useFilters();
  const surfaces = useOperation('metrics.surfaces', figureInput);
  const branded = useOperation('metrics.summary', planBrandedInput(figureInput));
  if (answers === undefined || surfaces.isPending || branded.isPending) return undefined;
  const counts = { answers, branded: branded.data?.current.totalResponses ?? 0 };
  return planMix({ ...counts, surfaces: surfaces.data?.surfaces ?? [] }, filters);
}

export function MixLine({ mix: { surfaces, prompts } }: { mix: Mix }) {
  return (
    <p className={classes.line}>
      {surfaces.length > 0 && (
        <span>
          {words.surfaces}{' '}
          {surfaces.map(({ surface, answers }, index) => (
            <span key={surface}>
              {index > 0 && ', '}
              <Narrow changes={{ surface }} label={words.only(TEXTS.viewer.surfaces[surface])}>
                {TEXTS.viewer.surfaces[surface]}
              </Narrow>{' '}
              {formatCount(answers)}
            </span>
          ))}
        </span>
      )}
      {prompts && (
        <span>
          {words.prompts(formatCount(prompts.branded), formatCount(prompts.answers))}{' '}
          <Narrow changes={{ branded: false }}>{words.without}</Narrow>,{' '}
          <Narrow changes={{ branded: true }}>{words.alone}</Narrow>
        </span>
      )}
    </p>
  );
}

interface NarrowProps {
  changes: Partial<Filters>;
  label?: string;
  children: ReactNode;
}

function Narrow({ changes, label, children }: NarrowProps) {
  const [address] = useSearchParams();
  const search = toAddress({ ...toFilters(address), ...changes }, address).toString();
  return (
    <Link to={{ search }} aria-label={label} replace>
      {children}
    </Link>
  );
}
