/** Where to be named: sites with a gap in the order of what is worth doing, those of competitors apart. */
import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import { GAP_OWNERS, SITE_KINDS } from '#shared/vocabulary/site-kinds.ts';
import { usePages } from '../../api/use-pages.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { useScopeNote } from '../../filters/use-scope-note.ts';
import { CountedNote } from '../../live-run/counted-sums.tsx';
import { DataTable } from '../../table/data-table.tsx';
import { JudgedNote } from '../../table/judged-note.tsx';
import { useAddressSort } from '../../table/use-address-sort.ts';
import { formatCount } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { GAP_COLUMNS } from './gap-columns.tsx';
import { GapPanel } from './gap-panel.tsx';
import { GAP_SORT, planGapOrder, planGapRows } from './plan-gap-rows.ts';
import classes from './sources-screen.module.css';
import { useSearch } from './use-search.ts';

const { empty, labels, gaps: words, kinds } = TEXTS.sources;
const SKELETON_PX = 480;
const PANEL_PX = 520;
const NO_ROWS = { rows: [], tally: { judged: 0, found: 0 } };

const toSites = (page: OperationOutput<'sources.gapDomains'>) => page.domains;

export function GapTable() {
  const { comparedInput } = useFilters();
  const [openId, setOpenId] = useAddressValue('open');
  const [kind, setKind] = useAddressValue('kind');
  const [asked, setOwner] = useAddressValue('owner', 'third_party');
  const owner = GAP_OWNERS.find((known) => known === asked) ?? 'third_party';
  const siteKind = SITE_KINDS.find((known) => known === kind);
  const [sort, setSort] = useAddressSort(GAP_SORT);
  const { search, setSearch, input } = useSearch();
  const wish = {
    ...{ ...comparedInput, ...input, ...planGapOrder(sort), owner, intervals: true },
    ...(siteKind && owner === 'third_party' && { siteKind }),
  };
  const list = usePages('sources.gapDomains', wish, toSites);
  const scope = useScopeNote(list.isStale);
  const meta = list.first?.meta;
  const { rows, tally } = useMemo(() => (meta ? planGapRows(list.rows, meta) : NO_ROWS), [list.rows, meta]);
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.refetch} />;
  if (!meta) return <SkeletonCard heightPx={SKELETON_PX} />;
  const open = rows.find(({ domain }) => domain === openId);
  const owners = [
    { value: 'third_party', label: `${words.owners.third_party} (${formatCount(meta.thirdParty.domains)})` },
    { value: 'competitor', label: `${words.owners.competitor} (${formatCount(meta.competitors.domains)})` },
  ] as const;
  return (
    <>
      <p className={classes.note}>{words.note(formatCount(meta.gapAnswers), formatCount(meta.answers))}</p>
      <DataTable
        name="gaps"
        label={labels.gaps}
        columns={GAP_COLUMNS}
        rows={rows}
        scope={scope}
        toId={({ domain }) => domain}
        sort={sort}
        onSort={setSort}
        isCoreOrdered
        search={search}
        onSearch={setSearch}
        openId={openId}
        onOpen={({ domain }) => setOpenId(domain)}
        total={list.total}
        onReachEnd={list.onReachEnd}
        tools={
          <>
            <Segmented label={words.owner} value={owner} options={owners} onChange={setOwner} />
            {owner === 'third_party' && (
              <NativeSelect
                size="xs"
                aria-label={words.kind}
                value={siteKind ?? ''}
                data={[
                  { value: '', label: words.anyKind },
                  ...meta.kinds.map(({ siteKind: value, domains }) => ({
                    value,
                    label: `${kinds[value].name} (${formatCount(domains)})`,
                  })),
                ]}
                onChange={(event) => setKind(event.currentTarget.value)}
              />
            )}
            {rows.length > 0 && <CountedNote />}
          </>
        }
        empty={
          search !== '' || siteKind ? (
            <Notice title={empty.filtered}>{empty.filteredText}</Notice>
          ) : (
            <Notice title={empty.noGaps}>{empty.noGapsText}</Notice>
          )
        }
      />
      <JudgedNote tally={tally} />
      <SidePanel
        title={<bdi>{open?.domain}</bdi>}
        isOpen={open !== undefined}
        onClose={() => setOpenId(null)}
        widthPx={PANEL_PX}
      >
        {open && <GapPanel site={open} />}
      </SidePanel>
    </>
  );
}
