/** Where to be named: sites with a gap in the order of what is worth doing, those of competitors apart. */
import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import { GAP_OWNERS, SITE_KINDS } from '#shared/vocabulary/site-kinds.ts';
import { usePages } from '../../api/use-pages.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { formatCount } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { GAP_COLUMNS } from './gap-columns.tsx';
import { GapPanel } from './gap-panel.tsx';
import { PagedTable, useTableAddress } from './paged-table.tsx';
import { GAP_SORT, planGapOrder, planGapRows } from './plan-gap-rows.ts';
import classes from './sources-screen.module.css';

const { empty, labels, gaps: words, kinds } = TEXTS.sources;
const PANEL_PX = 520;
const NO_ROWS = { rows: [], tally: { judged: 0, found: 0 } };

const toSites = (page: OperationOutput<'sources.gapDomains'>) => page.domains;

export function GapTable() {
  const { comparedInput } = useFilters();
  const address = useTableAddress(GAP_SORT);
  const [kind, setKind] = useAddressValue('kind');
  const [asked, setOwner] = useAddressValue('owner', 'third_party');
  const owner = GAP_OWNERS.find((known) => known === asked) ?? 'third_party';
  const siteKind = SITE_KINDS.find((known) => known === kind);
  const wish = {
    ...{ ...comparedInput, ...address.input, ...planGapOrder(address.sort), owner, intervals: true },
    ...(siteKind && owner === 'third_party' && { siteKind }),
  };
  const list = usePages('sources.gapDomains', wish, toSites);
  const meta = list.first?.meta;
  const { rows, tally } = useMemo(() => (meta ? planGapRows(list.rows, meta) : NO_ROWS), [list.rows, meta]);
  const open = rows.find(({ domain }) => domain === address.openId);
  const isFiltered = address.search !== '' || siteKind !== undefined;
  return (
    <>
      {meta && <p className={classes.note}>{words.note(formatCount(meta.gapAnswers), formatCount(meta.answers))}</p>}
      <PagedTable
        name="gaps"
        label={labels.gaps}
        columns={GAP_COLUMNS}
        address={address}
        list={list}
        rows={rows}
        tally={tally}
        isLoading={!meta}
        toId={({ domain }) => domain}
        tools={
          meta && (
            <>
              <Segmented label={words.owner} value={owner} options={planOwners(meta)} onChange={setOwner} />
              {owner === 'third_party' && (
                <NativeSelect
                  size="xs"
                  aria-label={words.kind}
                  value={siteKind ?? ''}
                  data={planKinds(meta)}
                  onChange={(event) => setKind(event.currentTarget.value)}
                />
              )}
            </>
          )
        }
        empty={
          isFiltered ? (
            <Notice title={empty.filtered}>{empty.filteredText}</Notice>
          ) : (
            <Notice title={empty.noGaps}>{empty.noGapsText}</Notice>
          )
        }
      />
      <SidePanel
        title={<bdi>{open?.domain}</bdi>}
        isOpen={open !== undefined}
        onClose={() => address.setOpenId(null)}
        widthPx={PANEL_PX}
      >
        {open && <GapPanel site={open} />}
      </SidePanel>
    </>
  );
}

type GapMeta = OperationOutput<'sources.gapDomains'>['meta'];

const planOwners = ({ thirdParty, competitors }: GapMeta) =>
  [
    { value: 'third_party', label: `${words.owners.third_party} (${formatCount(thirdParty.domains)})` },
    { value: 'competitor', label: `${words.owners.competitor} (${formatCount(competitors.domains)})` },
  ] as const;

const planKinds = (meta: GapMeta) => [
  { value: '', label: words.anyKind },
  ...meta.kinds.map(({ siteKind, domains }) => ({
    value: siteKind,
    label: `${kinds[siteKind].name} (${formatCount(domains)})`,
  })),
];
