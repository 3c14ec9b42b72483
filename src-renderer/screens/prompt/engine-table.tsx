/** The prompt's figures engine by engine, each rate with its interval and the answers behind it one click away. */
import { Link, useSearchParams } from 'react-router';
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';
import type { ExplainedFigure } from '#shared/vocabulary/figures.ts';

import { ChangeLink } from '../../explain/change-link.tsx';
import { drawExplained } from '../../explain/draw-explained.tsx';
import type { PartMove } from '../../explain/plan-moves.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { DASH, formatCount } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { formatRange } from '../../ui/plan-figure.ts';
import { ShareCell } from '../../ui/share-cell.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import classes from './prompt-screen.module.css';

type EngineFigures = OperationOutput<'prompts.engines'>['prompts'][number]['engines'][number];

const words = TEXTS.prompt.byEngine;
const HEADS = [
  words.engine,
  words.visibility,
  words.change,
  words.interval,
  words.named,
  words.cited,
  words.position,
  words.sample,
];

interface EngineTableProps {
  engines: readonly EngineFigures[];
  promptId: string;
  /** Of visibility, by engine. */
  moveOf: (engine: Engine) => PartMove | undefined;
}

export function EngineTable({ engines, promptId, moveOf }: EngineTableProps) {
  return (
    <Card title={words.title} note={words.note}>
      <div className={classes.inset}>
        <SmallTable heads={HEADS}>
          {engines.map((engine) => (
            <EngineRow key={engine.model} engine={engine} promptId={promptId} move={moveOf(engine.model)} />
          ))}
        </SmallTable>
      </div>
    </Card>
  );
}

interface EngineRowProps {
  engine: EngineFigures;
  promptId: string;
  move: PartMove | undefined;
}

function EngineRow({ engine, promptId, move }: EngineRowProps) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const { model, answers, visible, mentions, cited, position, intervals } = engine;
  const explain = (figure: ExplainedFigure) => drawExplained({ figure, promptId, scope: { engine: model } });
  const percent = (count: number) => (100 * count) / answers;
  return (
    <tr>
      <th scope="row">{ENGINE_LABELS[model]}</th>
      <td>
        <ShareCell
          percent={percent(visible)}
          isOwn
          interval={intervals?.responseVisibilityRate}
          drawValue={explain('responseVisibilityRate')}
        />
      </td>
      <td title={move ? undefined : words.noneBefore}>
        {move ? (
          <ChangeLink
            figure="responseVisibilityRate"
            by="prompt_engine"
            promptId={promptId}
            scope={{ part: model, tag: null, branded: null }}
          >
            <Verdict change={move.change} verdict={move.verdict} place="row" />
          </ChangeLink>
        ) : (
          DASH
        )}
      </td>
      <td className={classes.quiet}>{formatRange(intervals?.responseVisibilityRate.repeat)}</td>
      <td>
        <FigureCell value={percent(mentions)} interval={intervals?.mentionRate} drawValue={explain('mentionRate')} />
      </td>
      <td>
        <FigureCell value={percent(cited)} interval={intervals?.citationRate} drawValue={explain('citationRate')} />
      </td>
      <td>
        <FigureCell value={position} interval={intervals?.position} drawValue={explain('position')} />
      </td>
      <td>
        <Link to={toScreenLink(projectId, 'answers', address, { prompt: promptId, engine: model })}>
          {formatCount(answers)}
        </Link>
      </td>
    </tr>
  );
}
