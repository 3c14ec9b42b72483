/** The sources: which sites and pages answers cite, what moved, and where competitors are and the own brand is not. */
import { useSearchParams } from 'react-router';

import { SOURCE_TYPES } from '#shared/vocabulary/source-types.ts';
import { usePages } from '../../api/use-pages.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { useAddressSort } from '../../table/use-address-sort.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { GapTable } from './gap-table.tsx';
import { DOMAIN_SORT, planDomainOrder } from './plan-source-rows.ts';
import { DomainTable, MoverTable, PageTable, toDomains } from './source-tables.tsx';
import classes from './sources-screen.module.css';
import { TotalsCard, TypeCard } from './type-card.tsx';

const words = TEXTS.sources;
const VIEWS = [
  { value: 'domains', label: words.views.domains },
  { value: 'pages', label: words.views.pages },
  { value: 'movers', label: words.views.movers },
  { value: 'gaps', label: words.views.gaps },
] as const;

export function SourcesScreen() {
  const { view, type, change } = useSourcesAddress();
  const overall = useOverall(view === 'domains' && type === null);
  const meta = overall.first?.meta;
  const isChosen = view === 'domains' && type !== null;
  return (
    <div className={classes.screen} data-view={view} data-stale={overall.isStale} aria-busy={overall.isStale}>
      <div className={classes.head}>
        <Segmented label={words.view} value={view} options={VIEWS} onChange={(next) => change({ view: next })} />
      </div>
      <div className={classes.main}>
        <Card title={words.labels[view]} isTitleHidden>
          {view === 'domains' && <DomainTable type={type} />}
          {view === 'pages' && <PageTable meta={meta} />}
          {view === 'movers' && <MoverTable />}
          {view === 'gaps' && <GapTable />}
        </Card>
      </div>
      <aside className={classes.side}>
        {meta ? (
          <>
            <TypeCard
              meta={meta}
              chosen={isChosen ? type : null}
              onChoose={(next) => change({ view: 'domains', type: isChosen && next === type ? '' : next })}
            />
            <TotalsCard meta={meta} domains={overall.total} />
          </>
        ) : (
          <SkeletonCard heightPx={260} />
        )}
      </aside>
    </div>
  );
}

/**
 * What is said of all sites together comes with any list of them. `isWhole`: the table beside shows all domains, in its own order;
 * then its list is taken, which is the same call.
 */
function useOverall(isWhole: boolean) {
  const { comparedInput } = useFilters();
  const [sort] = useAddressSort(DOMAIN_SORT);
  const [search] = useAddressValue('search');
  const order = planDomainOrder(isWhole && search === '' ? sort : DOMAIN_SORT);
  return usePages('sources.domains', { ...comparedInput, ...order, intervals: true }, toDomains);
}

/** Which table is shown and which type of site. Another table starts with its own order, search and no open row. */
function useSourcesAddress() {
  const [address, setAddress] = useSearchParams();
  const change = (changes: { view: string; type?: string }) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        for (const key of ['sort', 'search', 'open', 'kind', 'owner']) next.delete(key);
        const { view, type = '' } = changes;
        if (view === 'domains') next.delete('view');
        else next.set('view', view);
        if (type === '') next.delete('type');
        else next.set('type', type);
        return next;
      },
      { replace: true },
    );
  return {
    view: VIEWS.find(({ value }) => value === address.get('view'))?.value ?? 'domains',
    type: SOURCE_TYPES.find((known) => known === address.get('type')) ?? null,
    change,
  };
}
