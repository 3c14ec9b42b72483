/** A chart under its question, with the same numbers as a table one click away. */
import { type ReactNode, useState } from 'react';

import { Card } from '../ui/card.tsx';
import { Segmented } from '../ui/segmented.tsx';
import type { ChartOption } from './chart-option.ts';
import { EChart } from './echart.tsx';
import { FigureTable, type FigureTableProps } from './figure-table.tsx';
import { CHART_TEXTS } from './texts.ts';

interface ChartCardProps {
  title: string;
  note?: string;
  option: ChartOption;
  summary: string;
  table: FigureTableProps;
  heightPx: number;
  controls?: ReactNode;
  className?: string | undefined;
}

const VIEWS = [
  { value: 'chart', label: CHART_TEXTS.chart },
  { value: 'table', label: CHART_TEXTS.table },
] as const;

export function ChartCard({ title, note, option, summary, table, heightPx, controls, className }: ChartCardProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const viewSwitch = <Segmented label={CHART_TEXTS.view} value={view} options={VIEWS} onChange={setView} />;
  return (
    <Card
      title={title}
      note={note}
      className={className}
      controls={
        <>
          {controls}
          {viewSwitch}
        </>
      }
    >
      {view === 'chart' ? (
        <EChart option={option} label={summary} heightPx={heightPx} />
      ) : (
        <FigureTable {...table} heightPx={heightPx} />
      )}
    </Card>
  );
}
