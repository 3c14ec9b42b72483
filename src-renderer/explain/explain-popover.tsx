/** A figure as a button with a popover that says what it is made of, and what stands in one. It knows no figures. */
import { Popover } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { TEXTS } from '../texts/texts.ts';
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
  const [isOpen, setIsOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Another button is there now.
    if (isOpen || wasOpen.current) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const button = (
    <button
      ref={target}
      type="button"
      className={classes.target}
      aria-expanded={isOpen}
      title={TEXTS.explain.number.open(name)}
      onClick={(event) => {
        // A click on the row around it leads elsewhere.
        event.stopPropagation();
        setIsOpen(!isOpen);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.stopPropagation();
        if (event.key === 'Escape') setIsOpen(false);
      }}
    >
      {children}
    </button>
  );
  if (!isOpen) return button;
  return (
    <Popover opened onChange={setIsOpen} position="bottom-start" width={400} offset={4} withinPortal>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown className={classes.details} onClick={(event) => event.stopPropagation()}>
        {details}
      </Popover.Dropdown>
    </Popover>
  );
}

/** `leads`: links to what is behind the figure. */
export function ExplainedLines({ definition, formula, lines, leads }: NumberLines & { leads?: ReactNode }) {
  return (
    <div className={classes.details}>
      <p>{definition}</p>
      {formula !== '' && <p className={classes.formula}>{formula}</p>}
      <dl className={classes.lines}>
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {leads && <p className={classes.leads}>{leads}</p>}
    </div>
  );
}
