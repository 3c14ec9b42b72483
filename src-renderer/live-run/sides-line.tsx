/** One quiet line below the filters that says what the two sides of all changes do not both hold. */
import { IconArrowsDiff } from '@tabler/icons-react';
import { useParams } from 'react-router';

import { useOperation } from '../api/use-operation.ts';
import { useFilters } from '../filters/use-filters.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './coverage-line.module.css';
import { planSides } from './plan-sides.ts';

/** Nothing where both sides hold the same, and on the screen of one prompt. */
export function SidesLine() {
  const { promptId } = useParams();
  return promptId === undefined ? <SidesOfAll /> : null;
}

function SidesOfAll() {
  const { comparedInput } = useFilters();
  const { data } = useOperation('metrics.sides', comparedInput);
  const parts = data ? planSides(data) : [];
  if (parts.length === 0) return null;
  return (
    <p className={classes.line}>
      <IconArrowsDiff size={14} aria-hidden />
      <span>
        {TEXTS.coverage.sides.label}: {parts.join(' · ')}
      </span>
    </p>
  );
}
