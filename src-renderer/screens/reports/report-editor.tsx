/** One report: its form beside its preview. What is typed is built a moment later. */
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { OperationOutput } from '#shared/contract/index.ts';
import { fromTemplate } from '#shared/report-template/to-template.ts';

import { useClient } from '../../api/client-context.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { formatMoment } from '../../texts/format.ts';
import { LANGUAGE } from '../../texts/language.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { notifyError, notifyUndoable } from '../../ui/notify.tsx';
import { type ReportFile, toFileAddress } from './built-files.tsx';
import type { Template } from './content-choice.tsx';
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
  withSections,
} from './report-draft.ts';
import { ReportForm } from './report-form.tsx';
import classes from './reports-screen.module.css';
import { SaveButton } from './save-button.tsx';
import { saveBytes, toText } from './save-bytes.ts';
import { useReportActions } from './use-report-actions.ts';

const TemplateDialog = lazy(() => import('./template-dialog.tsx'));

const BUILD_AFTER_MS = 350;
const words = TEXTS.reports;

interface ReportEditorProps {
  project: OperationOutput<'projects.get'>;
  /** Null: a new one. */
  report: SavedReport | null;
  /** What a new one begins as; null: as the usual report. */
  template: Template | null;
  /** A built file that is looked at instead of the preview. */
  file: ReportFile | null;
  onOpen: (reportId: string | null) => void;
  onCloseFile: () => void;
}

export function ReportEditor({ project, report, template, file, onOpen, onCloseFile }: ReportEditorProps) {
  const { filters } = useFilters();
  const kept = report && toDraft(report);
  const [draft, setDraft] = useState<ReportDraft>(
    () =>
      kept ??
      (template
        ? withSections(fromTemplate(template.definition, project.name))
        : newReport(words.unnamed(project.name), LANGUAGE, filters)),
  );
  const [isTemplating, setTemplating] = useState(false);
  const faults = findReportFaults(draft);
  const preview = useDraftBuild(project.id, draft, faults.length > 0);
  const { save, remove, bringBack } = useReportActions(project.id);
  const keep = async () => onOpen((await save.mutateAsync({ reportId: report?.id ?? null, draft })).id);
  const forget = async (known: SavedReport) => {
    const schedules = await remove.mutateAsync(known);
    onOpen(null);
    notifyUndoable(words.removed(known.name), () => {
      void bringBack(known, schedules).then(({ id }) => onOpen(id));
    });
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
          projectId={project.id}
          draft={draft}
          faults={faults}
          summary={preview.built.data?.summary ?? null}
          onChange={(changes) => setDraft({ ...draft, ...changes })}
        />
        <footer className={classes.foot}>
          {report && (
            <Button variant="subtle" loading={remove.isPending} onClick={() => void forget(report)}>
              {words.remove}
            </Button>
          )}
          <Button
            disabled={faults.length > 0 || draft.competitorId !== null || draft.interventionId !== null}
            onClick={() => setTemplating(true)}
          >
            {words.templates.keep}
          </Button>
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
      <Suspense fallback={null}>
        {isTemplating && <TemplateDialog projectId={project.id} draft={draft} onClose={() => setTemplating(false)} />}
      </Suspense>
      {file ? (
        <FilePreview projectId={project.id} file={file} onClose={onCloseFile} />
      ) : (
        <DraftPreview projectId={project.id} isFaulty={faults.length > 0} {...preview} />
      )}
    </div>
  );
}

/** What is typed, built a moment later. */
function useDraftBuild(projectId: string, draft: ReportDraft, isFaulty: boolean) {
  const client = useClient();
  const [settled] = useDebouncedValue(draft, BUILD_AFTER_MS);
  const definition = isFaulty || findReportFaults(settled).length > 0 ? null : toDefinition(settled);
  const input = { projectId, ...(definition ?? toDefinition(settled)) };
  const built = useQuery({
    ...operationQuery(client, 'reports.build', input),
    enabled: definition !== null,
    gcTime: 0,
  });
  return { built, definition, isStale: built.isPlaceholderData || built.isFetching || settled !== draft };
}

interface DraftPreviewProps extends ReturnType<typeof useDraftBuild> {
  projectId: string;
  isFaulty: boolean;
}

function DraftPreview({ projectId, built, definition, isStale, isFaulty }: DraftPreviewProps) {
  if (built.error) return <ErrorNotice error={built.error} onRetry={() => void built.refetch()} />;
  const note = isFaulty ? words.faulty : built.data?.answers === 0 ? words.empty : null;
  return (
    <Preview
      title={words.preview}
      file={built.data ?? null}
      isStale={isStale}
      note={note && <p className={classes.help}>{note}</p>}
      controls={<DataMenu projectId={projectId} definition={definition} />}
      save={<SaveButton projectId={projectId} definition={definition} />}
    />
  );
}

function FilePreview({ projectId, file, onClose }: { projectId: string; file: ReportFile; onClose: () => void }) {
  const client = useClient();
  const address = toFileAddress(projectId, file);
  const opened = useQuery(operationQuery(client, 'reports.file', address));
  const save = useMutation({
    mutationFn: async () => saveBytes(await client.call('reports.file', address)),
    onError: notifyError,
  });
  if (opened.error) return <ErrorNotice error={opened.error} onRetry={() => void opened.refetch()} />;
  return (
    <Preview
      title={words.files.shown(file.name, formatMoment(file.builtAt))}
      file={opened.data ? { html: toText(opened.data) } : null}
      isStale={opened.isPlaceholderData}
      controls={<Button onClick={onClose}>{words.files.back}</Button>}
      save={
        <Button variant="filled" loading={save.isPending} onClick={() => save.mutate()}>
          {words.download(words.formats.html)}
        </Button>
      }
    />
  );
}
