/** One report: its form beside its preview. What is typed is built a moment later. */
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperationOutput } from '#shared/contract/index.ts';

import { useClient } from '../../api/client-context.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { formatMoment } from '../../texts/format.ts';
import { LANGUAGE } from '../../texts/language.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import type { ReportFile } from './built-files.tsx';
import { DataMenu } from './data-menu.tsx';
import { Preview } from './preview.tsx';
import {
  findReportFaults,
  isSameReport,
  newReport,
  type ReportDraft,
  type SavedReport,
  toDefinition,
  toDraft,
} from './report-draft.ts';
import { ReportForm } from './report-form.tsx';
import classes from './reports-screen.module.css';
import { useReportActions } from './use-report-actions.ts';

const BUILD_AFTER_MS = 350;
const words = TEXTS.reports;

interface ReportEditorProps {
  project: OperationOutput<'projects.get'>;
  /** Null: a new one. */
  report: SavedReport | null;
  folder: string;
  /** A built file that is looked at instead of the preview. */
  file: ReportFile | null;
  onOpen: (reportId: string | null) => void;
  onCloseFile: () => void;
}

export function ReportEditor({ project, report, folder, file, onOpen, onCloseFile }: ReportEditorProps) {
  const { filters } = useFilters();
  const kept = report && toDraft(report);
  const [draft, setDraft] = useState<ReportDraft>(
    () => kept ?? newReport(words.unnamed(project.name), LANGUAGE, filters),
  );
  const faults = findReportFaults(draft);
  const { save, remove, bringBack } = useReportActions(project.id);
  const keep = async () => onOpen((await save.mutateAsync({ reportId: report?.id ?? null, draft })).id);
  const forget = async (known: SavedReport) => {
    await remove.mutateAsync(known);
    onOpen(null);
    notifyRemoved(known, async () => onOpen((await bringBack(known)).id));
  };
  return (
    <div className={classes.pair}>
      <form
        className={classes.editor}
        onSubmit={(event) => {
          event.preventDefault();
          if (faults.length === 0) void keep();
        }}
      >
        <ReportForm
          draft={draft}
          faults={faults}
          onChange={(changes) => setDraft({ ...draft, ...changes })}
          scheduleNote={describeSchedule(report, folder)}
        />
        <footer className={classes.foot}>
          {report && (
            <Button variant="subtle" loading={remove.isPending} onClick={() => void forget(report)}>
              {words.remove}
            </Button>
          )}
          <Button
            type="submit"
            variant="filled"
            loading={save.isPending}
            disabled={faults.length > 0 || (kept !== null && isSameReport(kept, draft))}
          >
            {report ? words.keepChanges : words.keep}
          </Button>
        </footer>
      </form>
      {file ? (
        <FilePreview projectId={project.id} file={file} onClose={onCloseFile} />
      ) : (
        <DraftPreview projectId={project.id} draft={draft} isFaulty={faults.length > 0} />
      )}
    </div>
  );
}

function describeSchedule(report: SavedReport | null, folder: string): string {
  const { scheduleHelp, scheduleUnsaved, next } = words.fields;
  const state = report?.nextBuildAt ? next(formatMoment(report.nextBuildAt)) : scheduleUnsaved;
  return `${scheduleHelp(folder)} ${state}`;
}

function notifyRemoved(report: SavedReport, onUndo: () => Promise<void>): void {
  const id = `removed-${report.id}`;
  const undo = () => {
    notifications.hide(id);
    void onUndo();
  };
  notifications.show({
    id,
    color: 'gray',
    message: (
      <span className={classes.undo}>
        {words.removed(report.name)} <Button onClick={undo}>{words.undo}</Button>
      </span>
    ),
  });
}

function DraftPreview({ projectId, draft, isFaulty }: { projectId: string; draft: ReportDraft; isFaulty: boolean }) {
  const client = useClient();
  const [settled] = useDebouncedValue(draft, BUILD_AFTER_MS);
  const definition = isFaulty || findReportFaults(settled).length > 0 ? null : toDefinition(settled);
  const input = { projectId, ...(definition ?? toDefinition(settled)) };
  const built = useQuery({
    ...operationQuery(client, 'reports.build', input),
    enabled: definition !== null,
    gcTime: 0,
  });
  if (built.error) return <ErrorNotice error={built.error} onRetry={() => void built.refetch()} />;
  const note = isFaulty ? words.faulty : built.data?.answers === 0 ? words.empty : null;
  return (
    <Preview
      title={words.preview}
      file={built.data ?? null}
      isStale={built.isPlaceholderData || built.isFetching || settled !== draft}
      note={note && <p className={classes.help}>{note}</p>}
      controls={<DataMenu projectId={projectId} definition={definition} />}
    />
  );
}

function FilePreview({ projectId, file, onClose }: { projectId: string; file: ReportFile; onClose: () => void }) {
  const client = useClient();
  const opened = useQuery(operationQuery(client, 'reports.open', { projectId, fileId: file.id }));
  if (opened.error) return <ErrorNotice error={opened.error} onRetry={() => void opened.refetch()} />;
  return (
    <Preview
      title={words.files.shown(file.name, formatMoment(file.builtAt))}
      file={opened.data ?? null}
      isStale={opened.isPlaceholderData}
      controls={<Button onClick={onClose}>{words.files.back}</Button>}
    />
  );
}
