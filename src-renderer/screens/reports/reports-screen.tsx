/** Reports: set one up at the left, see it at the right, keep it, save it, let it be built on a schedule. */
import { useSearchParams } from 'react-router';

import { useOperation } from '../../api/use-operation.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { BuiltFiles } from './built-files.tsx';
import { ReportEditor } from './report-editor.tsx';
import { ReportTabs } from './report-tabs.tsx';
import classes from './reports-screen.module.css';

export function ReportsScreen() {
  const projectId = useProjectId();
  const [address, setAddress] = useSearchParams();
  const project = useOperation('projects.get', { projectId });
  const list = useOperation('reports.list', { projectId });
  const error = list.error ?? project.error;
  if (error) return <ErrorNotice error={error} onRetry={() => void list.refetch()} />;
  if (!list.data || !project.data) return <ReportsSkeleton />;

  const { reports, files, folder } = list.data;
  const open = reports.find(({ id }) => id === address.get('report')) ?? null;
  const fileId = files.find(({ id }) => id === address.get('file'))?.id ?? null;
  const change = (key: 'report' | 'file', value: string | null) =>
    setAddress((known) => {
      const next = new URLSearchParams(known);
      if (value === null) next.delete(key);
      else next.set(key, value);
      return next;
    });
  return (
    <div className={classes.screen}>
      <ReportTabs reports={reports} openId={open?.id ?? null} onOpen={(id) => change('report', id)} />
      <ReportEditor
        // Each report has a form of its own; what was typed into one never shows in another.
        key={open?.id ?? 'new'}
        project={project.data}
        report={open}
        folder={folder}
        file={files.find(({ id }) => id === fileId) ?? null}
        onOpen={(id) => change('report', id)}
        onCloseFile={() => change('file', null)}
      />
      <BuiltFiles
        projectId={projectId}
        files={files}
        openId={fileId}
        onOpen={(id) => {
          change('file', id);
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
