/** Runs and what they cost: the next run's forecast, caps, every run with its failures, spend, and a sheet to pass costs on. */
import { useProjectId } from '../../filters/use-filters.ts';
import { MeteredNow } from '../../live-run/metered-notice.tsx';
import { CapsCard } from './caps-card.tsx';
import classes from './costs-screen.module.css';
import { ForecastCard } from './forecast-card.tsx';
import { HealthNotices } from './health-notices.tsx';
import { LedgerCard } from './ledger-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { RunsCard } from './runs-card.tsx';
import { SpendCard } from './spend-card.tsx';

export function CostsScreen() {
  const projectId = useProjectId();
  return (
    <div className={classes.screen}>
      <HealthNotices />
      <MeteredNow />
      <div className={classes.pair}>
        <ForecastCard projectId={projectId} />
        <CapsCard projectId={projectId} />
      </div>
      <PlanCard projectId={projectId} />
      <RunsCard projectId={projectId} />
      <SpendCard projectId={projectId} />
      <LedgerCard projectId={projectId} />
    </div>
  );
}
