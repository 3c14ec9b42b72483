/** The numbers behind a chart as a plain table with a sticky header. */
import classes from './figure-table.module.css';

export interface FigureTableProps {
  caption: string;
  /** The first column names the row; all others hold numbers. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Without a stop for the tab key nobody could scroll it by keyboard. */
const SCROLLABLE = { tabIndex: 0 } as const;

export function FigureTable({ caption, columns, rows, heightPx }: FigureTableProps & { heightPx: number }) {
  return (
    <section className={classes.scroll} style={{ height: heightPx }} aria-label={caption} {...SCROLLABLE}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
