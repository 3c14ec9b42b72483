/** A table of a few lines inside a card: it neither sorts nor searches. Lists that can be long take `table/`. */
import type { ReactNode } from 'react';

import classes from './small-table.module.css';

interface SmallTableProps {
  heads: readonly string[];
  /** Rows, each of which begins with a `th` of scope row. */
  children: ReactNode;
  /** A row of totals. */
  foot?: ReactNode;
}

export function SmallTable({ heads, children, foot }: SmallTableProps) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}
