/** The list before its answers are there: rows of their real height. */
import { Skeleton } from '@mantine/core';

import { ROW_PX } from './answer-row.tsx';
import classes from './list-skeleton.module.css';

const ROWS = ['1', '2', '3', '4', '5', '6'];

export function ListSkeleton() {
  return (
    <div aria-busy>
      {ROWS.map((row) => (
        <div key={row} className={classes.row} style={{ height: ROW_PX }}>
          <Skeleton height={10} width="48%" radius={4} />
          <Skeleton height={12} width="86%" radius={4} />
          <Skeleton height={10} width="62%" radius={4} />
        </div>
      ))}
    </div>
  );
}
