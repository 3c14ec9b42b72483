/** The engines side by side over the same window; choosing one filters every figure by it. */
import { memo } from 'react';

import type { Engine } from '#shared/vocabulary/engines.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { drawExplained } from '../../explain/draw-explained.tsx';
import type { ComparedInput } from '../../filters/figure-input.ts';
import { CountedSums, useCoverage } from '../../live-run/counted-sums.tsx';
import { describeSums } from '../../live-run/plan-coverage.ts';
import { DASH, formatCount } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ShareCell } from '../../ui/share-cell.tsx';
import classes from './engine-card.module.css';
import { type EngineFigures, NO_ANSWERS, planEngineRow } from './plan-engine-rows.ts';
import { useEngineParts } from './use-parts.ts';

interface EngineCardProps {
  engines: readonly Engine[];
  comparedInput: ComparedInput;
  /** Empty: all of them. */
  chosen: readonly Engine[];
  onChoose: (engines: readonly Engine[]) => void;
}

const { title, note, noEngines, ...heads } = TEXTS.overview.engines;

/** Drawn again with its own calls and the filters, not with every call that the screen waits for. */
export const EngineCard = memo(function EngineCard({ engines, comparedInput, chosen, onChoose }: EngineCardProps) {
  const parts = useEngineParts(comparedInput);
  const toRow = (engine: Engine): EngineFigures | null => {
    const part = parts.of(engine);
    if (part) return planEngineRow(part);
    return parts.isKnown ? NO_ANSWERS : null;
  };
  return (
    <Card title={title} note={note}>
      {engines.length === 0 && <p className={classes.none}>{noEngines}</p>}
      <div className={classes.scroll}>
        <table className={classes.table}>
          <EngineHead />
          <tbody>
            {engines.map((engine) => (
              <EngineRow
                key={engine}
                engine={engine}
                row={toRow(engine)}
                isFailed={parts.isError}
                isChosen={chosen.includes(engine)}
                onChoose={() => onChoose(chosen.includes(engine) && chosen.length === 1 ? [] : [engine])}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
});

function EngineHead() {
  const { engine, visibility, mention, citation, sample } = heads;
  return (
    <thead>
      <tr>
        <th scope="col">{engine}</th>
        <th scope="col">{visibility}</th>
        <th scope="col">{mention}</th>
        <th scope="col">{citation}</th>
        <th scope="col">
          <CountedSums>{sample}</CountedSums>
        </th>
      </tr>
    </thead>
  );
}

interface EngineRowProps {
  engine: Engine;
  /** Null until it is known. */
  row: EngineFigures | null;
  isFailed: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function EngineRow({ engine, row, isFailed, isChosen, onChoose }: EngineRowProps) {
  const sums = useCoverage()?.current.byEngine.find(({ model }) => model === engine);
  const reason = isFailed ? heads.failed : row?.answers === 0 ? TEXTS.overview.noAnswers : undefined;
  const scope = { engine };
  return (
    <tr data-chosen={isChosen} title={reason}>
      <th scope="row">
        <button type="button" className={classes.engine} aria-pressed={isChosen} onClick={onChoose}>
          {ENGINE_LABELS[engine]}
        </button>
      </th>
      <td>
        <ShareCell
          percent={row?.visibilityPercent ?? null}
          isOwn
          interval={row?.intervals?.responseVisibilityRate}
          hasSpan
          drawValue={drawExplained({ figure: 'responseVisibilityRate', scope })}
        />
      </td>
      <td>
        <ShareCell
          percent={row?.mentionPercent ?? null}
          interval={row?.intervals?.mentionRate}
          drawValue={drawExplained({ figure: 'mentionRate', scope })}
        />
      </td>
      <td>
        <ShareCell
          percent={row?.citationPercent ?? null}
          interval={row?.intervals?.citationRate}
          drawValue={drawExplained({ figure: 'citationRate', scope })}
        />
      </td>
      <td className={classes.count} title={sums && describeSums(sums)}>
        {row ? formatCount(row.answers) : DASH}
      </td>
    </tr>
  );
}
