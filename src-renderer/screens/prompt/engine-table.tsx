/** The prompt's figures engine by engine, each rate with its interval and the answers behind it one click away. */
import { Link, useSearchParams } from 'react-router';
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { formatCount } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { formatRange } from '../../ui/plan-figure.ts';
import { ShareCell } from '../../ui/share-cell.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import classes from './prompt-screen.module.css';

type EngineFigures = OperationOutput<'prompts.engines'>['prompts'][number]['engines'][number];

const words = TEXTS.prompt.byEngine;
const HEADS = [words.engine, words.visibility, words.interval, words.named, words.cited, words.position, words.sample];

export function EngineTable({ engines, promptId }: { engines: readonly EngineFigures[]; promptId: string }) {
  return (
    <Card title={words.title} note={words.note}>
      <div className={classes.inset}>
        <SmallTable heads={HEADS}>
          {engines.map((engine) => (
            <EngineRow key={engine.model} engine={engine} promptId={promptId} />
          ))}
        </SmallTable>
      </div>
    </Card>
  );
}

function EngineRow({ engine, promptId }: { engine: EngineFigures; promptId: string }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const { model, answers, visible, mentions, cited, position, intervals } = engine;
  const percent = (count: number) => (100 * count) / answers;
  return (
    <tr>
      <th scope="row">{ENGINE_LABELS[model]}</th>
      <td>
        <ShareCell percent={percent(visible)} isOwn interval={intervals?.responseVisibilityRate} />
      </td>
      <td className={classes.quiet}>{formatRange(intervals?.responseVisibilityRate.repeat)}</td>
      <td>
        <FigureCell value={percent(mentions)} interval={intervals?.mentionRate} />
      </td>
      <td>
        <FigureCell value={percent(cited)} interval={intervals?.citationRate} />
      </td>
      <td>
        <FigureCell value={position} interval={intervals?.position} />
      </td>
      <td>
        <Link to={toScreenLink(projectId, 'answers', address, { prompt: promptId, engine: model })}>
          {formatCount(answers)}
        </Link>
      </td>
    </tr>
  );
}
