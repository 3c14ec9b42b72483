/** The part of the settings that is about the app itself: looks, language, manners on this machine, versions, licences. */
import { useOperation } from '../api/use-operation.ts';
import { DASH } from '../texts/format.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { SkeletonCard } from '../ui/skeleton-card.tsx';
import { AboutCard } from './about-card.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { BehaviourCard } from './behaviour-card.tsx';
import classes from './desktop-settings.module.css';
import { UpdatesCard } from './updates-card.tsx';
import { useDesktop } from './use-desktop.ts';

export function DesktopSettings() {
  const { query, change, look } = useDesktop();
  const version = useOperation('system.status', {}).data?.version ?? DASH;
  const desktop = query.data;
  return (
    <div className={classes.settings}>
      <AppearanceCard />
      {query.error && !desktop && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <SkeletonCard heightPx={330} />}
      {desktop && (
        <>
          <BehaviourCard desktop={desktop} onChange={change} />
          <UpdatesCard
            desktop={desktop}
            version={version}
            isLooking={look.isPending}
            onLook={() => look.mutate()}
            onChange={change}
          />
        </>
      )}
      <AboutCard isDesktop={desktop?.app != null} />
    </div>
  );
}
