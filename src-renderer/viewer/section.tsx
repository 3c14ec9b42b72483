/** A titled part beside an answer's text. */
import { type ReactNode, useId } from 'react';

import classes from './section.module.css';

interface SectionProps {
  title: string;
  note?: string;
  control?: ReactNode;
  children: ReactNode;
}

export function Section({ title, note, control, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h3 id={titleId} className={classes.title} title={note}>
          {title}
        </h3>
        {control}
      </header>
      {children}
    </section>
  );
}
