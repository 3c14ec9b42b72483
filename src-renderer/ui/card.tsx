/** A titled surface. The title is a question that its content answers; controls stand at its right. */
import type { ReactNode } from 'react';
import { useId } from 'react';

import classes from './card.module.css';

interface CardProps {
  title: string;
  note?: string | undefined;
  controls?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function Card({ title, note, controls, className, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={`${classes.card} ${className ?? ''}`} aria-labelledby={titleId}>
      <header className={classes.header}>
        <div>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {note && <p className={classes.note}>{note}</p>}
        </div>
        {controls && <div className={classes.controls}>{controls}</div>}
      </header>
      {children}
    </section>
  );
}
