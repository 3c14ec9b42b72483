/** A row an aspect: in how many answers the brand is praised and blamed for it, with interval and verdict of the change. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Aspect } from '#shared/vocabulary/opinions.ts';
import { JudgedNote } from '../../table/judged-note.tsx';
import { DASH } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { planFigure } from '../../ui/plan-figure.ts';
import { ShareBar } from '../../ui/share-bar.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import classes from './opinions-screen.module.css';
import { type AspectRow, planAspects, SIDES } from './plan-aspects.ts';

type Brand = OperationOutput<'opinions.list'>['brands'][number];

export interface ChosenSide {
  brandId: string;
  brand: string;
  side: 'praised' | 'blamed';
  aspect: Aspect;
}

const words = TEXTS.opinions.aspectTable;

interface AspectTableProps {
  brand: Brand;
  onChoose: (chosen: ChosenSide) => void;
}

export function AspectTable({ brand: { brandId, name, isUserBrand, aspects }, onChoose }: AspectTableProps) {
  if (aspects.every(({ praised, blamed }) => praised.answers + blamed.answers === 0)) {
    return <p className={classes.quiet}>{words.none}</p>;
  }
  const { rows, tally } = planAspects(aspects);
  return (
    <>
      <SmallTable heads={[words.aspect, words.praised, words.blamed]}>
        {rows.map((row) => (
          <tr key={row.aspect}>
            <th scope="row">{TEXTS.opinions.aspects[row.aspect]}</th>
            {SIDES.map((side) => (
              <td key={side}>
                <SideCell
                  side={row[side]}
                  aspect={row.aspect}
                  // More praise is good for the owner, and more blame of a competitor.
                  isMoreBetter={(side === 'praised') === isUserBrand}
                  onChoose={() => onChoose({ brandId, brand: name, side, aspect: row.aspect })}
                />
              </td>
            ))}
          </tr>
        ))}
      </SmallTable>
      <JudgedNote tally={tally} />
    </>
  );
}

interface SideCellProps {
  side: AspectRow['praised'];
  aspect: Aspect;
  isMoreBetter: boolean;
  onChoose: () => void;
}

function SideCell({ side: { answers, share, interval, move }, aspect, isMoreBetter, onChoose }: SideCellProps) {
  if (answers === 0) return <span className={classes.quiet}>{DASH}</span>;
  const figure = planFigure(share, interval, '%');
  const count = words.count(answers);
  return (
    <span className={classes.side} title={figure.sentences.join('\n')}>
      <button
        type="button"
        className={classes.count}
        aria-label={words.open(count, TEXTS.opinions.aspects[aspect])}
        onClick={onChoose}
      >
        {count}
      </button>
      <span className={classes.share}>
        {figure.value} {figure.span !== '' && <small className={classes.quiet}>{figure.span}</small>}
      </span>
      <ShareBar percent={share} range={interval.brand ?? interval.repeat} />
      {move && <Verdict change={move.change} verdict={move.verdict} isMoreBetter={isMoreBetter} />}
    </span>
  );
}
