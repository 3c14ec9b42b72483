/** The frame of a project's screens: one-line title, run button, filters, run progress, then the screen. */
import type { ReactNode } from 'react';
import { previousWindow } from '#shared/time/window.ts';
import { hasCode } from '../api/app-client.ts';
import { useOperation } from '../api/use-operation.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { useFilters, useProjectId } from '../filters/use-filters.ts';
import { RunBar } from '../live-run/run-bar.tsx';
import { RunNowButton } from '../live-run/run-now-button.tsx';
import { formatDayRange } from '../ui/format.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import classes from './project-page.module.css';
import { APP_TEXTS } from './texts.ts';

export function ProjectPage({ title, screen }: { title: string; screen: ReactNode }) {
  const projectId = useProjectId();
  const { window } = useFilters();
  const project = useOperation('projects.get', { projectId });
  const before = previousWindow(window);
  const range = formatDayRange(window.firstDay, window.lastDay);
  if (hasCode(project.error, 'NOT_FOUND')) return <ErrorNotice error={project.error} />;
  return (
    // A key per project: nothing that one project's screen holds is carried into another's.
    <div className={classes.page} key={projectId}>
      <header className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.range}>{APP_TEXTS.compared(range, formatDayRange(before.firstDay, before.lastDay))}</p>
        <RunNowButton projectId={projectId} />
      </header>
      <FilterBar />
      <RunBar projectId={projectId} />
      {screen}
    </div>
  );
}
