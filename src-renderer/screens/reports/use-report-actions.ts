/** Keeping and removing report definitions; a removed one can be brought back. */
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';

import { useClient } from '../../api/client-context.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyError } from '../../ui/notify.tsx';
import { type ReportDraft, type SavedReport, toDefinition, toDraft } from './report-draft.ts';

export function useReportActions(projectId: string) {
  const client = useClient();
  const save = useMutation({
    mutationFn: ({ reportId, draft }: { reportId: string | null; draft: ReportDraft }) =>
      client.call('reports.save', { projectId, ...(reportId === null ? {} : { reportId }), ...toDefinition(draft) }),
    onSuccess: () => void notifications.show({ message: TEXTS.reports.kept, color: 'gray' }),
    onError: notifyError,
  });
  const remove = useMutation({
    mutationFn: (report: SavedReport) => client.call('reports.remove', { projectId, reportId: report.id }),
    onError: notifyError,
  });
  const bringBack = (report: SavedReport) => save.mutateAsync({ reportId: null, draft: toDraft(report) });
  return { save, remove, bringBack };
}
