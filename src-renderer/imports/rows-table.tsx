/** The fate of every row: how many have each, and the rows themselves, all or those of one fate. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { ROW_FATES, type RowFate } from '#shared/vocabulary/imports.ts';
import { formatCount } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { Segmented } from '../ui/segmented.tsx';
import { describeFault } from './describe-fault.ts';
import classes from './imports.module.css';

const words = TEXTS.imports;
type Plan = OperationOutput<'imports.preview'>;

interface RowsTableProps {
  plan: Plan;
  only: RowFate | null;
  onChoose: (only: RowFate | null) => void;
  isStale: boolean;
}

export function RowsTable({ plan, only, onChoose, isStale }: RowsTableProps) {
  const { counts, rows } = plan;
  const total = ROW_FATES.reduce((sum, fate) => sum + counts[fate], 0);
  const fates = ROW_FATES.filter((fate) => counts[fate] > 0);
  const options = [
    { value: 'all' as const, label: `${words.all} ${formatCount(total)}` },
    ...fates.map((value) => ({ value, label: `${words.fates[value]} ${formatCount(counts[value])}` })),
  ];
  const listed = only === null ? total : counts[only];
  return (
    <section aria-label={words.rows} className={classes.group} data-stale={isStale}>
      <Segmented
        label={words.rows}
        value={only ?? 'all'}
        options={options}
        onChange={(value) => onChoose(value === 'all' ? null : value)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={words.contents}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              <th scope="col">{words.fate}</th>
              <th scope="col">{words.contents}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      {rows.length < listed && <p className={classes.quiet}>{words.shown(rows.length, listed)}</p>}
    </section>
  );
}

function Row({ row: { line, fate, fault, of, cells } }: { row: Plan['rows'][number] }) {
  const said = Object.values(cells).filter(Boolean).join(' · ');
  return (
    <tr data-fate={fate}>
      <th scope="row">{formatCount(line)}</th>
      <td>{words.fates[fate]}</td>
      <td>
        {fault && <p className={classes.fault}>{describeFault(fault)}</p>}
        {said !== '' && <p>{said}</p>}
        {of !== null && <p className={classes.quiet}>{words.askedAs(of)}</p>}
      </td>
    </tr>
  );
}
