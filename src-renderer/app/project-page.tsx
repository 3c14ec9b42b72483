/** The frame of a project's screens: one-line title, run button, filters, run progress, then the screen. */
import { type ReactNode, useMemo } from 'react';
import { hasCode } from '../api/app-client.ts';
import { useOperation } from '../api/use-operation.ts';
import { PictureScopeContext } from '../charts/picture/picture-scope.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { useFilters, useKeptVisit, useProjectId } from '../filters/use-filters.ts';
import { toScopeNote } from '../filters/use-scope-note.ts';
import { CoverageLine } from '../live-run/coverage-line.tsx';
import { NoticeBell } from '../live-run/notice-bell.tsx';
import { RunBar } from '../live-run/run-bar.tsx';
import { RunNowButton } from '../live-run/run-now-button.tsx';
import { SidesLine } from '../live-run/sides-line.tsx';
import { formatDayRange } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { NothingHere } from './nothing-here.tsx';
import classes from './project-page.module.css';
import type { ScreenEntry } from './screens.ts';
import { useBannerHeight } from './use-banner-height.ts';

export function ProjectPage({ entry, screen }: { entry: ScreenEntry; screen: ReactNode }) {
  const projectId = useProjectId();
  const { filters, window, compared } = useFilters();
  useKeptVisit();
  const project = useOperation('projects.get', { projectId });
  const owner = project.data?.name ?? '';
  const scope = useMemo(() => ({ owner, filters: toScopeNote(filters, window).about }), [owner, filters, window]);
  const banners = useBannerHeight();
  const range = formatDayRange(window.firstDay, window.lastDay);
  if (hasCode(project.error, 'NOT_FOUND')) return <NothingHere {...TEXTS.ui.errors.missing} />;
  return (
    // A key per project: nothing that one project's screen holds is carried into another's.
    <div className={classes.page} key={projectId}>
      <header className={classes.head}>
        <h1 className={classes.title}>{TEXTS.app.screens[entry.name]}</h1>
        {entry.hasFilters && (
          <p className={classes.range}>
            {TEXTS.app.compared(range, formatDayRange(compared.firstDay, compared.lastDay))}
          </p>
        )}
        <NoticeBell />
        <RunNowButton projectId={projectId} />
      </header>
      {entry.hasFilters && <FilterBar />}
      {entry.hasFilters && <CoverageLine />}
      {entry.hasFilters && <SidesLine />}
      <div ref={banners} className={classes.banners} data-banners>
        <RunBar projectId={projectId} />
      </div>
      <PictureScopeContext value={scope}>{screen}</PictureScopeContext>
    </div>
  );
}
