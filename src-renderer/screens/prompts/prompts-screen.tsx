/** The prompts of a project: a table with their figures, or a heat map by engine; adding, tagging, pausing, archiving. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { ENGINES } from '#shared/vocabulary/engines.ts';

import { type Prompt, useAllPrompts } from '../../api/all-prompts.ts';
import { useClient } from '../../api/client-context.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { isNarrowed } from '../../filters/filters.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useAddressSort } from '../../table/use-address-sort.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { AddPromptsButton } from './add-prompts.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { HeatMap } from './heat-map.tsx';
import {
  type HeatMapRow,
  type PromptRow,
  planEngineColumns,
  planHeatMapRows,
  planPromptRows,
} from './plan-prompt-rows.ts';
import { PROMPT_COLUMNS } from './prompt-columns.tsx';
import classes from './prompts-screen.module.css';

const words = TEXTS.prompts;
const VIEWS = [
  { value: 'table', label: words.table },
  { value: 'heat', label: words.heatMap },
] as const;
const NONE: [] = [];

export function PromptsScreen() {
  const { figureInput } = useFilters();
  const prompts = useAllPrompts(figureInput);
  const [view, setView] = useAddressValue('view', 'table');
  const isHeat = view === 'heat';
  const heat = useHeatMapRows(prompts.data, isHeat);
  const rows = useMemo(() => planPromptRows(prompts.data ?? NONE), [prompts.data]);
  const error = prompts.error ?? heat.error;
  if (error) return <ErrorNotice error={error} onRetry={() => void Promise.all([prompts.refetch(), heat.refetch()])} />;
  if (!prompts.data) return <SkeletonCard heightPx={560} />;
  const isStale = prompts.isPlaceholderData || heat.isStale;
  return (
    <div className={classes.screen} data-stale={isStale} aria-busy={isStale}>
      <div className={classes.head}>
        <Segmented label={words.view} value={isHeat ? 'heat' : 'table'} options={VIEWS} onChange={setView} />
        <AddPromptsButton known={rows.map(({ prompt }) => prompt)} />
      </div>
      {isHeat && rows.length > 0 ? <HeatMapOf rows={heat.rows} /> : <PromptTable rows={rows} />}
    </div>
  );
}

/** The figures by engine are read where they are shown: the table's own are in the list. Rows are null until they are there. */
function useHeatMapRows(prompts: readonly Prompt[] | undefined, isShown: boolean) {
  const { figureInput } = useFilters();
  const query = operationQuery(useClient(), 'prompts.engines', figureInput);
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...query, enabled: isShown });
  const figures = data?.prompts;
  return {
    rows: useMemo(() => (prompts && figures ? planHeatMapRows(prompts, figures) : null), [prompts, figures]),
    error: isShown ? error : null,
    isStale: isShown && isPlaceholderData,
    refetch,
  };
}

function HeatMapOf({ rows }: { rows: readonly HeatMapRow[] | null }) {
  if (!rows) return <SkeletonCard heightPx={520} />;
  return <HeatMap rows={rows} engines={planEngineColumns(rows, ENGINES)} />;
}

function PromptTable({ rows }: { rows: readonly PromptRow[] }) {
  const projectId = useProjectId();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [sort, setSort] = useAddressSort(null);
  const [search, setSearch] = useAddressValue('search');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => selected.has(id));
  return (
    <Card title={words.label} isTitleHidden>
      <DataTable
        name="prompts"
        label={words.label}
        columns={PROMPT_COLUMNS}
        rows={rows}
        toId={(row) => row.id}
        sort={sort}
        onSort={setSort}
        search={search}
        onSearch={setSearch}
        onOpen={(row) => void navigate(toScreenLink(projectId, `prompts/${row.id}`, address))}
        selection={{ ids: selected, onChange: setSelected }}
        tools={chosen.length > 0 && <BulkBar rows={chosen} onDone={() => setSelected(new Set())} />}
        empty={<NoPrompts hasAny={rows.length > 0 || search !== ''} />}
      />
    </Card>
  );
}

function NoPrompts({ hasAny }: { hasAny: boolean }) {
  const { filters } = useFilters();
  const { title, text, filtered, filteredText } = words.empty;
  if (hasAny || isNarrowed(filters)) return <Notice title={filtered}>{filteredText}</Notice>;
  return (
    <Notice title={title} action={<AddPromptsButton known={[]} />}>
      {text}
    </Notice>
  );
}
