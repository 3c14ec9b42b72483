/** Reports: set one up at the left, see it at the right, keep it, save it as a file, let it be built for one client or all of them. */
import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useOperation } from '../../api/use-operation.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { BuiltFiles } from './built-files.tsx';
import { chooseOpenReport, NEW_REPORT } from './open-report.ts';
import { ReportEditor } from './report-editor.tsx';
import { ReportTabs } from './report-tabs.tsx';
import classes from './reports-screen.module.css';
import { SchedulesCard } from './schedules-card.tsx';
import { TemplatesMenu } from './templates-menu.tsx';

const ManyDialog = lazy(() => import('./many-dialog.tsx'));

export function ReportsScreen() {
  const projectId = useProjectId();
  const [address, setAddress] = useSearchParams();
  const [isForMany, setForMany] = useState(false);
  const project = useOperation('projects.get', { projectId });
  const list = useOperation('reports.list', { projectId });
  const kept = useOperation('reportTemplates.list', {});
  const error = list.error ?? project.error ?? kept.error;
  if (error) return <ErrorNotice error={error} onRetry={() => void list.refetch()} />;
  if (!list.data || !project.data || !kept.data) return <ReportsSkeleton />;

  const { reports, files, folder } = list.data;
  const { templates } = kept.data;
  const open = chooseOpenReport(reports, address.get('report'));
  const template = open ? null : (templates.find(({ id }) => id === address.get('template')) ?? null);
  const fileId = files.find(({ id }) => id === address.get('file'))?.id ?? null;
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setAddress((known) => {
      const next = new URLSearchParams(known);
      for (const [key, value] of Object.entries(changes)) {
        if (value === null) next.delete(key);
        else next.set(key, value);
      }
      return next;
    });
  const openReport = (id: string | null) => change({ report: id ?? NEW_REPORT, template: null, file: null });
  return (
    <div className={classes.screen}>
      <div className={classes.top}>
        <ReportTabs reports={reports} openId={open?.id ?? null} onOpen={openReport} />
        <div className={classes.buttons}>
          <TemplatesMenu
            templates={templates}
            onUse={({ id }) => change({ report: NEW_REPORT, template: id, file: null })}
          />
          <Button leftSection={<IconUsers size={14} aria-hidden />} onClick={() => setForMany(true)}>
            {TEXTS.reports.many.open}
          </Button>
        </div>
      </div>
      <Suspense fallback={null}>
        {isForMany && <ManyDialog templates={templates} usualFolder={folder} onClose={() => setForMany(false)} />}
      </Suspense>
      <ReportEditor
        // Each report has a form of its own; what was typed into one never shows in another.
        key={open?.id ?? template?.id ?? 'new'}
        project={project.data}
        report={open}
        template={template}
        file={files.find(({ id }) => id === fileId) ?? null}
        onOpen={openReport}
        onCloseFile={() => change({ file: null })}
      />
      <SchedulesCard
        projectId={projectId}
        reportId={open?.id ?? null}
        reports={reports}
        templates={templates}
        usualFolder={folder}
      />
      <BuiltFiles
        projectId={projectId}
        files={files}
        openId={fileId}
        onOpen={(id) => {
          change({ file: id });
          window.scrollTo(0, 0);
        }}
      />
    </div>
  );
}

/** The real layout, before there is anything. */
function ReportsSkeleton() {
  return (
    <div className={classes.screen} aria-busy>
      <SkeletonCard heightPx={36} />
      <div className={classes.pair}>
        <SkeletonCard heightPx={640} />
        <SkeletonCard heightPx={640} />
      </div>
    </div>
  );
}
