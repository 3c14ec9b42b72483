/** A titled surface. The title is a question that its content answers; controls are at its right. */
import type { ReactNode } from 'react';
import { useId } from 'react';

import classes from './card.module.css';

interface CardProps {
  title: string;
  /** True: the title is only heard; the screen's own title says it to the eye. */
  isTitleHidden?: boolean;
  note?: string | undefined;
  controls?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function Card({ title, isTitleHidden = false, note, controls, className, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={`${classes.card} ${className ?? ''}`} aria-labelledby={titleId}>
      <header className={isTitleHidden ? classes.hidden : classes.header}>
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
