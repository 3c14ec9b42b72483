/** Settings in sections: the open project, its schedule, engines and keys, network, prices, API keys, alerts, assistants, account, data, this app. */
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, NavLink, useParams, useSearchParams } from 'react-router';

import { DesktopSettings } from '../../desktop-settings/desktop-settings.tsx';
import { keepFilters } from '../../filters/screen-link.ts';
import { MeteredNow } from '../../live-run/metered-notice.tsx';
import { TEXTS } from '../../texts/texts.ts';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { AccountSection } from './account-section.tsx';
import { ApiKeysSection } from './api-keys-section.tsx';
import { BrandSection } from './brand-section.tsx';
import { DataSection } from './data-section.tsx';
import { EnginesSection } from './engines-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { ScheduleSection } from './schedule-section.tsx';
import classes from './settings-screen.module.css';

/** Few open it. */
const AlertsSection = lazy(() => import('./alerts/alerts-section.tsx'));
const AssistantsSection = lazy(() => import('./assistants-section.tsx'));
const JudgeSection = lazy(() => import('./judge-section.tsx'));
const NetworkSection = lazy(() => import('./network-section.tsx'));

type SectionName = keyof typeof TEXTS.settings.sections;

/** `isPlanned`: it changes how many answers are planned. */
const SECTIONS: readonly { name: SectionName; Section: ComponentType; isOfProject: boolean; isPlanned?: boolean }[] = [
  { name: 'brand', Section: BrandSection, isOfProject: true, isPlanned: true },
  { name: 'schedule', Section: ScheduleSection, isOfProject: true, isPlanned: true },
  { name: 'opinions', Section: JudgeSection, isOfProject: true },
  { name: 'engines', Section: EnginesSection, isOfProject: false, isPlanned: true },
  { name: 'network', Section: NetworkSection, isOfProject: false },
  { name: 'prices', Section: PricesSection, isOfProject: false },
  { name: 'account', Section: AccountSection, isOfProject: false, isPlanned: true },
  { name: 'keys', Section: ApiKeysSection, isOfProject: false },
  { name: 'alerts', Section: AlertsSection, isOfProject: false },
  { name: 'assistants', Section: AssistantsSection, isOfProject: false },
  { name: 'data', Section: DataSection, isOfProject: false },
  { name: 'app', Section: DesktopSettings, isOfProject: false },
];

export function SettingsScreen() {
  const { projectId, section } = useParams();
  const [address] = useSearchParams();
  const search = keepFilters(address).toString();
  const base = projectId ? `/projects/${encodeURIComponent(projectId)}/settings` : '/settings';
  const listed = SECTIONS.filter(({ isOfProject }) => projectId !== undefined || !isOfProject);
  const open = listed.find(({ name }) => name === section);
  if (!open) return <Navigate to={`${base}/${listed[0]?.name ?? ''}${search ? `?${search}` : ''}`} replace />;
  const { Section, isPlanned } = open;
  return (
    <div className={classes.screen} data-column="narrow">
      {!projectId && <h1 className={classes.heading}>{TEXTS.settings.title}</h1>}
      <div className={classes.columns}>
        <nav className={classes.sections} aria-label={TEXTS.settings.title}>
          {listed.map(({ name }) => (
            <NavLink key={name} to={`${base}/${name}${search ? `?${search}` : ''}`} replace>
              {TEXTS.settings.sections[name]}
            </NavLink>
          ))}
        </nav>
        <div className={classes.section}>
          {isPlanned && <MeteredNow />}
          <Suspense fallback={<SkeletonCard heightPx={420} />}>
            <Section />
          </Suspense>
        </div>
      </div>
    </div>
  );
}
