/** A chart under its question, with the same numbers as a table one click away. */
import { memo, type ReactNode, useState } from 'react';
import { TEXTS } from '../texts/texts.ts';
import { Card } from '../ui/card.tsx';
import { Segmented } from '../ui/segmented.tsx';
import type { ChartOption } from './chart-option.ts';
import { EChart } from './echart.tsx';
import { FigureTable, type FigureTableProps } from './figure-table.tsx';
import { SavePicture } from './picture/save-picture.tsx';

export interface ChartCardProps {
  title: string;
  note?: string;
  option: ChartOption;
  summary: string;
  /** The days that it shows, and what is counted behind it: a saved picture says both. */
  period: string;
  sample: string;
  /** Made only when it is looked at. */
  table: () => FigureTableProps;
  heightPx: number;
  controls?: ReactNode;
  className?: string | undefined;
  /** Where a click on the chart leads, by the place of its day or week. */
  onPick?: ((place: number) => void) | undefined;
}

const VIEWS = [
  { value: 'chart', label: TEXTS.charts.chart },
  { value: 'table', label: TEXTS.charts.table },
] as const;

/** A card whose chart, summary and table stay the same is not drawn again. */
export const ChartCard = memo(function ChartCard({
  title,
  note = '',
  option,
  summary,
  period,
  sample,
  table,
  heightPx,
  controls,
  className,
  onPick,
}: ChartCardProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const viewSwitch = <Segmented label={TEXTS.charts.view} value={view} options={VIEWS} onChange={setView} />;
  return (
    <Card
      title={title}
      note={note}
      className={className}
      controls={
        <>
          {controls}
          {viewSwitch}
          <SavePicture {...{ title, note, summary, period, sample, option, heightPx, table }} />
        </>
      }
    >
      {view === 'chart' ? (
        <EChart option={option} label={summary} heightPx={heightPx} onPick={onPick} />
      ) : (
        <FigureTable {...table()} heightPx={heightPx} />
      )}
    </Card>
  );
});
