/** One quiet line that says what the figures put together, with links that take it apart. */
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

import { type Filters, toAddress, toFilters } from '../../filters/filters.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { formatCount } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import classes from './mix-line.module.css';
import { type Mix, planMix } from './plan-mix.ts';
import { useParts } from './use-parts.ts';

const { mix: words } = TEXTS.overview;

/** Undefined until it is known. What cannot be asked for is not said: the figures stand without it. */
export function useMix(answers: number | undefined): Mix | null | undefined {
  const { filters, comparedInput } = useFilters();
  const { parts, isPending } = useParts(comparedInput);
  return answers === undefined || isPending ? undefined : planMix(answers, parts, filters);
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
