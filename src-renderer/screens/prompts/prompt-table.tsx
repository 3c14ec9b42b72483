/** The table of prompts: their figures, and what can be done with those that are chosen. */
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { isNarrowed } from '../../filters/filters.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import { useScopeNote } from '../../filters/use-scope-note.ts';
import { CountedNote } from '../../live-run/counted-sums.tsx';
import { DataTable } from '../../table/data-table.tsx';
import { JudgedNote } from '../../table/judged-note.tsx';
import type { JudgedTally } from '../../table/plan-judged.ts';
import { useAddressSort } from '../../table/use-address-sort.ts';
import type { KeptColumns } from '../../table/use-column-choice.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AddPromptsButton } from './add-prompts.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { PromptRow } from './plan-prompt-rows.ts';
import { PROMPT_COLUMNS } from './prompt-columns.tsx';

const words = TEXTS.prompts;

interface PromptTableProps {
  rows: readonly PromptRow[];
  /** Of the changes of visibility. */
  tally: JudgedTally;
  isStale: boolean;
  kept: KeptColumns;
  /** A file has all columns, shown or not. */
  loadCounted: (rows: readonly PromptRow[]) => Promise<readonly PromptRow[]>;
}

export function PromptTable({ rows, tally, isStale, kept, loadCounted }: PromptTableProps) {
  const scope = useScopeNote(isStale);
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
        name={PROMPT_TABLE}
        label={words.label}
        columns={PROMPT_COLUMNS}
        kept={kept}
        loadSaved={loadCounted}
        rows={rows}
        scope={scope}
        toId={toId}
        sort={sort}
        onSort={setSort}
        search={search}
        onSearch={setSearch}
        onOpen={(row) => void navigate(toScreenLink(projectId, `prompts/${row.id}`, address))}
        selection={{ ids: selected, onChange: setSelected }}
        tools={
          chosen.length > 0 ? (
            <BulkBar rows={chosen} onDone={() => setSelected(new Set())} />
          ) : (
            rows.length > 0 && <CountedNote />
          )
        }
        empty={<NoPrompts hasAny={rows.length > 0 || search !== ''} />}
      />
      <JudgedNote tally={tally} />
    </Card>
  );
}

/** Names the file and the columns that are remembered. */
export const PROMPT_TABLE = 'prompts';
const toId = ({ id }: PromptRow) => id;

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
