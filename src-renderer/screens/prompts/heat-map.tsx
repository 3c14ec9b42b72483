/** Prompts by engines: how visible the brand is in each pair. A cell leads to the answers behind it. */
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

import { FEWEST_ANSWERS } from '#shared/statistics/compare.ts';
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';

import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { PromptSums } from '../../live-run/counted-sums.tsx';
import { DASH, formatCount, formatRate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { planFigure } from '../../ui/plan-figure.ts';
import classes from './heat-map.module.css';
import type { HeatMapRow } from './plan-prompt-rows.ts';

const words = TEXTS.prompts.heat;

const PROMPT_PX = 210;
/** Of many engines each takes less. */
const MANY_ENGINES = 7;
const toCellPx = (engines: number) => (engines < MANY_ENGINES ? 96 : 82);

interface HeatMapProps {
  rows: readonly HeatMapRow[];
  engines: readonly Engine[];
  controls: ReactNode;
}

export function HeatMap({ rows, engines, controls }: HeatMapProps) {
  const cellPx = toCellPx(engines.length);
  return (
    <Card title={words.title} note={words.note} controls={controls}>
      <Legend />
      <div className={classes.scroll}>
        <table className={classes.table} style={{ minWidth: PROMPT_PX + engines.length * cellPx }}>
          <colgroup>
            <col />
            {engines.map((engine) => (
              <col key={engine} style={{ width: cellPx }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{TEXTS.prompts.columns.prompt}</th>
              {engines.map((engine) => (
                <th key={engine} scope="col">
                  {ENGINE_LABELS[engine]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <HeatRow key={row.id} row={row} engines={engines} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** What the grounds stand for; the number in a cell is the same in percent, with n below it. */
function Legend() {
  return (
    <ul className={classes.legend} aria-label={words.legend}>
      {words.steps.map((step, index) => (
        <li key={step}>
          <i className={classes.cell} data-drawn data-step={index} aria-hidden />
          {step}
        </li>
      ))}
      <li>
        <span aria-hidden>{DASH}</span> {words.noAnswers}
      </li>
      <li>
        <i className={classes.cell} data-drawn data-step={0} data-few aria-hidden /> {words.few}
      </li>
    </ul>
  );
}

function HeatRow({ row, engines }: { row: HeatMapRow; engines: readonly Engine[] }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  return (
    <tr>
      <th scope="row" title={row.prompt}>
        <Link to={toScreenLink(projectId, `prompts/${row.id}`, address)}>{row.prompt}</Link>
      </th>
      {engines.map((engine) => (
        <td key={engine}>
          <HeatCell
            row={row}
            engine={engine}
            to={toScreenLink(projectId, 'answers', address, { prompt: row.id, engine })}
          />
        </td>
      ))}
    </tr>
  );
}

/** Steps of the scale, from hardly ever to nearly always. */
const STEPS = 5;

function HeatCell({ row, engine, to }: { row: HeatMapRow; engine: Engine; to: string }) {
  const figures = row.byEngine.get(engine);
  if (!figures) {
    return (
      <span className={classes.none} title={words.none(row.prompt, ENGINE_LABELS[engine])}>
        {DASH}
      </span>
    );
  }
  const percent = (100 * figures.visible) / figures.answers;
  const isFew = figures.answers < FEWEST_ANSWERS;
  const { sentences } = planFigure(percent, figures.intervals?.responseVisibilityRate, '%');
  const label = words.cell(row.prompt, ENGINE_LABELS[engine], formatRate(percent), figures.answers);
  const title = [label, ...sentences.slice(1), ...(isFew ? [words.few] : [])].join('\n');
  const step = percent === 0 ? 0 : Math.min(STEPS, Math.floor(percent / (100 / STEPS)) + 1);
  return (
    <div className={classes.cell} data-drawn data-step={step} data-few={isFew}>
      <Link to={to} title={title}>
        <span aria-hidden>{formatCount(isFew ? figures.visible : percent)}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Link>
      <small>
        {isFew ? words.of : TEXTS.prompts.columns.answers}{' '}
        <PromptSums
          promptId={row.id}
          model={engine}
          label={`${row.prompt}, ${ENGINE_LABELS[engine]}`}
          answers={figures.answers}
        />
      </small>
    </div>
  );
}
