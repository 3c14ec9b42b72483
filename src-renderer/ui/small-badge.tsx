/** A small outlined word beside a name, such as the environment of a project. */
import type { ReactNode } from 'react';

import classes from './small-badge.module.css';

export function SmallBadge({ children, hint }: { children: ReactNode; hint?: string }) {
  return (
    <span className={classes.mark} title={hint}>
      {children}
    </span>
  );
}
