/** The competitors: a ranking with the own brand in it, both over time, head to head, and names that may be tracked too. */
import { Button, Modal } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { MeasuringNotice } from '../../brands/measuring-notice.tsx';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { useScopeNote } from '../../filters/use-scope-note.ts';
import { CountedNote } from '../../live-run/counted-sums.tsx';
import { DataTable } from '../../table/data-table.tsx';
import { JudgedNote } from '../../table/judged-note.tsx';
import { useAddressSort } from '../../table/use-address-sort.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { BrandCharts } from './brand-charts.tsx';
import { BrandForm } from './brand-form.tsx';
import { BrandPanel } from './brand-panel.tsx';
import { planCompetitorColumns } from './competitor-columns.tsx';
import classes from './competitors-screen.module.css';
import { GhostsCard } from './ghosts-card.tsx';
import { HeadToHead } from './head-to-head.tsx';
import { SuggestionsCard } from './suggestions-card.tsx';
import { type BrandChanges, useBrandChanges } from './use-brand-changes.ts';
import { type Brands, type TrackedBrand, useBrands } from './use-brands.ts';

const words = TEXTS.competitors;

export function CompetitorsScreen() {
  const brands = useBrands();
  const changes = useBrandChanges();
  if (brands.error) return <ErrorNotice error={brands.error} onRetry={brands.refetch} />;
  if (!brands.isLoaded) return <CompetitorsSkeleton />;
  const { rows, tracked, colours } = brands;
  const isBusy = changes.measuring?.state === 'running';
  const hasAnswers = rows.some(({ totalResults }) => totalResults > 0);
  return (
    <div className={classes.screen} data-stale={brands.isStale} aria-busy={brands.isStale}>
      <MeasuringNotice measuring={changes.measuring} onDismiss={changes.dismiss} />
      <Ranking brands={brands} changes={changes} isBusy={isBusy} />
      {rows.length === 1 && <Notice title={words.empty.title}>{words.empty.text}</Notice>}
      {hasAnswers && <BrandCharts rows={rows} tracked={tracked} />}
      <div className={classes.pair}>
        {hasAnswers && <HeadToHead rows={rows} colours={colours} />}
        <SuggestionsCard changes={changes} isBusy={isBusy} />
      </div>
      <GhostsCard changes={changes} isBusy={isBusy} />
    </div>
  );
}

interface RankingProps {
  brands: Brands;
  changes: BrandChanges;
  isBusy: boolean;
}

/** What the form is open for; null: it is not. */
type FormFor = { brand: TrackedBrand | null } | null;

function Ranking({ brands: { rows, tracked, colours, isStale, tally }, changes, isBusy }: RankingProps) {
  const scope = useScopeNote(isStale);
  const [sort, setSort] = useAddressSort({ columnId: 'visibility', isDescending: true });
  const [search, setSearch] = useAddressValue('search');
  const [openId, setOpenId] = useAddressValue('open');
  const [form, setForm] = useState<FormFor>(null);
  const { star } = changes;
  const columns = useMemo(
    () => planCompetitorColumns({ colours, onStar: ({ id, isStarred }) => void star(id, !isStarred) }),
    [colours, star],
  );
  const open = rows.find(({ id }) => id === openId);
  const brand = tracked.find(({ id }) => id === openId);
  const close = () => setOpenId(null);
  const remove = () => {
    close();
    if (brand) void changes.remove(brand);
  };
  return (
    <Card title={words.label} isTitleHidden>
      <DataTable
        name="competitors"
        label={words.label}
        columns={columns}
        rows={rows}
        scope={scope}
        toId={({ id }) => id}
        sort={sort}
        onSort={setSort}
        search={search}
        onSearch={setSearch}
        openId={openId}
        onOpen={({ id }) => setOpenId(id)}
        maxHeight="430px"
        tools={
          <>
            <CountedNote />
            <Button leftSection={<IconPlus size={14} />} disabled={isBusy} onClick={() => setForm({ brand: null })}>
              {words.add}
            </Button>
          </>
        }
        empty={<Notice title={words.empty.filtered} />}
      />
      <JudgedNote tally={tally} />
      <SidePanel title={<bdi>{open?.name}</bdi>} isOpen={open !== undefined} onClose={close}>
        {open && (
          <BrandPanel
            row={open}
            brand={brand}
            isBusy={isBusy}
            onEdit={() => {
              close();
              if (brand) setForm({ brand });
            }}
            onRemove={remove}
          />
        )}
      </SidePanel>
      <FormDialog form={form} changes={changes} onClose={() => setForm(null)} />
    </Card>
  );
}

function FormDialog({ form, changes, onClose }: { form: FormFor; changes: BrandChanges; onClose: () => void }) {
  const { addTitle, editTitle } = words.form;
  const brand = form?.brand ?? null;
  return (
    <Modal
      opened={form !== null}
      onClose={onClose}
      title={brand ? editTitle(brand.name) : addTitle}
      size="lg"
      closeButtonProps={{ 'aria-label': TEXTS.ui.close }}
    >
      <BrandForm
        key={brand?.id ?? ''}
        brand={brand}
        onCancel={onClose}
        onSubmit={(draft) => {
          onClose();
          void (brand ? changes.change(brand.id, draft) : changes.add(draft));
        }}
      />
    </Modal>
  );
}

/** The real layout, before there are numbers. */
function CompetitorsSkeleton() {
  return (
    <div className={classes.screen} aria-busy>
      <SkeletonCard heightPx={300} />
      <div className={classes.charts}>
        <SkeletonCard heightPx={326} />
        <SkeletonCard heightPx={326} />
      </div>
    </div>
  );
}
