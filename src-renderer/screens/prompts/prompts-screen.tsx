/** The prompts of a project: a table with their figures, or a heat map by engine; adding, tagging, pausing, archiving. */
import { Button } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

import { ENGINES } from '#shared/vocabulary/engines.ts';

import { SinceBaselineLine } from '../../brands/since-baseline-card.tsx';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { ImportButton } from '../../imports/import-button.tsx';
import { planShownColumns } from '../../table/plan-shown-columns.ts';
import { useColumnChoice } from '../../table/use-column-choice.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { AddPromptsButton } from './add-prompts.tsx';
import { ChangeMap } from './change-map.tsx';
import { HeatMap } from './heat-map.tsx';
import { type HeatMapRow, planEngineColumns } from './plan-prompt-rows.ts';
import { CHANGE_COLUMN, COUNTED_COLUMNS, PROMPT_COLUMNS } from './prompt-columns.tsx';
import { PROMPT_TABLE, PromptTable } from './prompt-table.tsx';
import classes from './prompts-screen.module.css';
import { useHeatMapRows, usePromptRows } from './use-prompt-rows.ts';

const words = TEXTS.prompts;
const VIEWS = [
  { value: 'table', label: words.table },
  { value: 'heat', label: words.heatMap },
] as const;
/** What the map shows of each prompt and engine. */
const MAPS = [
  { value: 'heat', label: words.heat.visibility },
  { value: 'change', label: words.heat.change },
] as const;

export function PromptsScreen() {
  const [view, setView] = useAddressValue('view', 'table');
  const projectId = useProjectId();
  const isChange = view === 'change';
  const isHeat = view === 'heat' || isChange;
  const kept = useColumnChoice(PROMPT_TABLE);
  const wanted = planShownColumns(PROMPT_COLUMNS, kept.chosen, null);
  const table = usePromptRows({
    isCounted: !isHeat && COUNTED_COLUMNS.some((id) => wanted[id]),
    isCompared: !isHeat && wanted[CHANGE_COLUMN] === true,
  });
  const heat = useHeatMapRows(table.rows, isHeat && !isChange);
  const error = table.error ?? heat.error;
  const retry = () => {
    table.refetch();
    heat.refetch();
  };
  if (error) return <ErrorNotice error={error} onRetry={retry} />;
  if (!table.rows) return <SkeletonCard heightPx={560} />;
  const maps = (
    <Segmented label={words.heat.shown} value={isChange ? 'change' : 'heat'} options={MAPS} onChange={setView} />
  );
  const isStale = table.isStale || heat.isStale;
  return (
    <div className={classes.screen} data-stale={isStale} aria-busy={isStale}>
      <div className={classes.head}>
        <Segmented label={words.view} value={isHeat ? 'heat' : 'table'} options={VIEWS} onChange={setView} />
        <div className={classes.ways}>
          <FindPromptsButton />
          <ImportButton projectId={projectId} kind="prompts" />
          <AddPromptsButton known={table.rows.map(({ prompt }) => prompt)} />
        </div>
      </div>
      <SinceBaselineLine />
      {isChange && table.rows.length > 0 && <ChangeMap controls={maps} />}
      {isHeat && !isChange && table.rows.length > 0 && <HeatMapOf rows={heat.rows} controls={maps} />}
      {(!isHeat || table.rows.length === 0) && (
        <PromptTable
          rows={table.rows}
          tally={table.tally}
          isStale={table.isStale}
          kept={kept}
          loadCounted={table.loadCounted}
        />
      )}
    </div>
  );
}

function FindPromptsButton() {
  const [address] = useSearchParams();
  return (
    <Button
      component={Link}
      to={toScreenLink(useProjectId(), 'prompts/find', address)}
      leftSection={<IconBulb size={14} />}
    >
      {TEXTS.findPrompts.button}
    </Button>
  );
}

function HeatMapOf({ rows, controls }: { rows: readonly HeatMapRow[] | null; controls: ReactNode }) {
  if (!rows) return <SkeletonCard heightPx={520} />;
  return <HeatMap rows={rows} engines={planEngineColumns(rows, ENGINES)} controls={controls} />;
}
