/** Explain the change: the sentence first, the way from then to now, the parts that add up, and the answers behind each of them. */
import { Select } from '@mantine/core';
import { useMemo } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import { describeChange } from '#shared/explained-change/describe-change.ts';
import { fromDate } from '#shared/time/day.ts';
import { ENGINES } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import { ChartCard } from '../../charts/chart-card.tsx';
import { DeltaMap } from '../../explain/delta-map.tsx';
import { useFilters } from '../../filters/use-filters.ts';
import {
  formatChange,
  formatCount,
  formatDayRange,
  formatDecimal,
  formatLanguage,
  formatRate,
} from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { usePalette } from '../../ui/use-palette.ts';
import { ChangedAnswers } from './changed-answers.tsx';
import classes from './changes-screen.module.css';
import { type Part, PartsTable } from './parts-table.tsx';
import { planWaterfall, planWaterfallBars } from './plan-waterfall.ts';
import { useChangeAddress } from './use-change.ts';

type Explained = OperationOutput<'metrics.explainChange'>;

const words = TEXTS.explain.change;
const WATERFALL_HEIGHT_PX = 260;

export function ChangesScreen() {
  const { comparedInput } = useFilters();
  const { figure, by, part, promptId, set } = useChangeAddress();
  const engine = promptId === null ? null : (ENGINES.find((name) => name === part) ?? null);
  const inputs = useMemo(() => ({ ...comparedInput, figure }), [comparedInput, figure]);
  const { data, error, refetch, isPlaceholderData } = useOperation('metrics.explainChange', { ...inputs, by });
  const open = ({ id, promptId: prompt, model }: Part) => set({ prompt, part: prompt ? model : id });
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonCard heightPx={420} blockHeightPx={200} />;
  return (
    <div className={classes.screen} aria-busy={isPlaceholderData} data-stale={isPlaceholderData}>
      <Story explained={data} />
      {data.change === null ? (
        <Notice title={words.screen}>{words.empty}</Notice>
      ) : (
        <>
          <Waterfall explained={data} />
          {by === 'prompt_engine' && <DeltaMap explained={data} isMoreBetter={isMoreBetter(figure)} onOpen={open} />}
          <PartsTable explained={data} isMoreBetter={isMoreBetter(figure)} isStale={isPlaceholderData} onOpen={open} />
        </>
      )}
      <ChangedAnswers
        input={inputs}
        promptId={promptId}
        engine={engine}
        part={part}
        by={by}
        onPrompt={(prompt, model) => set({ prompt, part: model })}
        onClose={() => set({ prompt: null, part: null })}
      />
    </div>
  );
}

/** Which way of a figure is good for the owner. */
function isMoreBetter(figure: Explained['figure']): boolean {
  return figure !== 'mentionOrder' && figure !== 'position';
}

function Story({ explained }: { explained: Explained }) {
  const { figure, groups, by, set } = useChangeAddress();
  const { current, previous } = explained.periods;
  const [head, ...why] = describeChange(explained, TEXTS.explain.story, {
    change: formatChange,
    amount: formatDecimal,
    percent: formatRate,
    count: formatCount,
    language: (code) => formatLanguage(code.toLowerCase()),
  });
  return (
    <Card
      title={TEXTS.explain.figures[figure]}
      note={words.compared(toDays(current), toDays(previous))}
      controls={
        <>
          <Select
            aria-label={words.figure}
            size="xs"
            value={figure}
            allowDeselect={false}
            data={Object.entries(TEXTS.explain.figures).map(([value, label]) => ({ value, label }))}
            onChange={(name) => set({ figure: name, prompt: null, part: null })}
          />
          <Segmented
            label={words.by}
            value={by}
            options={groups.map((value) => ({ value, label: words.groups[value] }))}
            onChange={(group) => set({ by: group, prompt: null, part: null })}
          />
        </>
      }
    >
      <div className={classes.story}>
        <p className={classes.head}>{head}</p>
        {why.map((sentence) => (
          <p key={sentence} className={classes.why}>
            {sentence}
          </p>
        ))}
      </div>
    </Card>
  );
}

function toDays({ periodStart, periodEnd }: Explained['periods']['current']): string {
  return formatDayRange(fromDate(periodStart), fromDate(periodEnd));
}

function Waterfall({ explained }: { explained: Explained }) {
  const palette = usePalette();
  const bars = useMemo(() => planWaterfallBars(explained), [explained]);
  const option = useMemo(
    () => planWaterfall(bars, palette, isMoreBetter(explained.figure)),
    [bars, palette, explained.figure],
  );
  const { currentN, previousN, periods } = explained;
  return (
    <ChartCard
      title={words.waterfall}
      period={words.compared(toDays(periods.current), toDays(periods.previous))}
      sample={TEXTS.charts.samples(formatCount(currentN), formatCount(previousN))}
      note={words.waterfallNote}
      option={option}
      summary={words.waterfallSummary(formatDecimal(explained.previous), formatDecimal(explained.current))}
      table={() => ({
        caption: words.waterfall,
        columns: ['', words.columns.points],
        rows: bars.map(({ name, points, to }) => [name, points === null ? formatDecimal(to) : formatChange(points)]),
      })}
      heightPx={WATERFALL_HEIGHT_PX}
    />
  );
}
