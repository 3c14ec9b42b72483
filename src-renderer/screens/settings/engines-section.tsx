/** The ten engines: how each is reached, its key, a test that says in words what is wrong, and how it fared. */
import { useMemo } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { formatCount } from '../../texts/format.ts';
import { nameRoute } from '../../texts/name-route.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { EnginePanel } from './engine-panel.tsx';
import { findShownRoute } from './find-shown-route.ts';
import { planWaiting } from './plan-waiting.ts';
import classes from './settings-screen.module.css';
import { VerifyCard } from './verify-card.tsx';

export type ListedEngine = OperationOutput<'engines.list'>[number];
export type RouteState = OperationOutput<'engines.routes'>['routes'][number];

const words = TEXTS.settings.engines;

const planColumns = (routes: readonly RouteState[]): readonly Column<ListedEngine>[] => [
  { id: 'engine', header: words.engine, value: ({ engine }) => ENGINE_LABELS[engine], widthPx: 132 },
  {
    id: 'route',
    header: words.route,
    value: ({ route }) => nameRoute(route),
    definition: words.routeHint,
    whyMissing: () => words.noRoute,
    widthPx: 150,
    hideOrder: 3,
  },
  {
    id: 'sees',
    header: words.sees,
    definition: words.seesHint,
    value: (engine) => {
      const nearness = findShownRoute(engine, routes)?.nearness;
      return nearness ? words.seen[nearness] : null;
    },
    widthPx: 130,
    hideOrder: 4,
  },
  {
    id: 'state',
    header: words.state,
    value: (engine) => planWaiting(engine, routes)?.long ?? words.ready,
    draw: (engine) => {
      const waiting = planWaiting(engine, routes);
      return (
        <span className={classes.state} data-ready={waiting === null} title={waiting?.long}>
          {waiting?.short ?? words.ready}
        </span>
      );
    },
    widthPx: 240,
    grows: true,
  },
  {
    id: 'test',
    header: words.lastTest,
    value: ({ lastTest }) => (lastTest ? (lastTest.ok ? words.worked : words.failed) : null),
    whyMissing: () => words.neverTested,
    widthPx: 100,
    hideOrder: 2,
  },
  {
    id: 'pace',
    header: words.pace,
    definition: words.paceHint,
    value: ({ pace }) => (pace ? words.atOnce(formatCount(pace.concurrency)) : null),
    whyMissing: () => words.notLearnt,
    widthPx: 150,
    hideOrder: 1,
  },
];

export function EnginesSection() {
  const engines = useOperation('engines.list', {});
  const routes = useOperation('engines.routes', {});
  const [openEngine, setOpenEngine] = useAddressValue('open');
  const known = routes.data?.routes;
  const columns = useMemo(() => planColumns(known ?? []), [known]);
  const error = engines.error ?? routes.error;
  if (error) return <ErrorNotice error={error} onRetry={() => void engines.refetch()} />;
  if (!engines.data || !routes.data) return <SkeletonCard heightPx={480} />;
  const place = routes.data.keyPlace;
  const open = engines.data.find(({ engine }) => engine === openEngine);
  return (
    <>
      <Card title={words.title} note={place ? words.note(words.places[place.box]) : words.noKeyPlace}>
        <DataTable
          name="engines"
          label={words.title}
          columns={columns}
          rows={engines.data}
          toId={({ engine }) => engine}
          openId={openEngine || null}
          onOpen={({ engine }) => setOpenEngine(engine)}
          isSearchable={false}
          empty={null}
        />
        <SidePanel
          title={open ? ENGINE_LABELS[open.engine] : ''}
          isOpen={open !== undefined}
          onClose={() => setOpenEngine(null)}
          widthPx={520}
        >
          {open && <EnginePanel key={`${open.engine} ${open.route}`} engine={open} routes={routes.data.routes} />}
        </SidePanel>
      </Card>
      <VerifyCard routes={routes.data.routes} />
    </>
  );
}
