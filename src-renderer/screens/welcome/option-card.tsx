/** One way to start: what it leads to, and its button. */
import type { ReactNode } from 'react';
import { useId } from 'react';

import classes from './welcome-screen.module.css';

export function OptionCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={classes.option} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}
