/** A figure as a button with a popover that says what it is made of, and what stands in one. It knows no figures. */
import type { ReactNode } from 'react';
import { TEXTS } from '../texts/texts.ts';
import { FactList } from '../ui/fact-list.tsx';
import { OpenedPopover } from '../ui/opened-popover.tsx';
import classes from './explain.module.css';
import type { NumberLines } from './plan-number.ts';

interface ExplainPopoverProps {
  /** What the figure is called. */
  name: string;
  /** Drawn once it is opened, and as long as it is open. */
  details: ReactNode;
  children: ReactNode;
}

export function ExplainPopover({ name, details, children }: ExplainPopoverProps) {
  return (
    <OpenedPopover
      title={TEXTS.explain.number.open(name)}
      position="bottom-start"
      classes={{ target: classes.target, details: classes.details }}
      details={details}
    >
      {children}
    </OpenedPopover>
  );
}

/** `leads`: links to what is behind the figure. */
export function ExplainedLines({ definition, formula, lines, leads }: NumberLines & { leads?: ReactNode }) {
  return (
    <div className={classes.details}>
      <p>{definition}</p>
      {formula !== '' && <p className={classes.formula}>{formula}</p>}
      <FactList className={classes.lines} facts={lines.map(({ name, value }) => [name, value])} />
      {leads && <p className={classes.leads}>{leads}</p>}
    </div>
  );
}
