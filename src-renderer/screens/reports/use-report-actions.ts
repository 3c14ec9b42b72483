/** Keeping and removing report definitions; a removed one can be brought back, with its schedules. */
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useClient } from '../../api/client-context.ts';
import { readNow } from '../../api/read-now.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyDone, notifyError } from '../../ui/notify.tsx';
import { type ReportDraft, type SavedReport, toDefinition, toDraft } from './report-draft.ts';
import { type SavedSchedule, toScheduleDraft } from './schedule-draft.ts';

export function useReportActions(projectId: string) {
  const client = useClient();
  const cache = useQueryClient();
  const save = useMutation({
    mutationFn: ({ reportId, draft }: { reportId: string | null; draft: ReportDraft }) =>
      reportId === null
        ? client.call('reports.create', { projectId, ...toDefinition(draft) })
        : client.call('reports.update', { projectId, reportId, ...toDefinition(draft) }),
    // The list has it before it is opened: what is done with it next needs to know it.
    onSuccess: async () => {
      await readNow(client, cache, 'reports.list', { projectId });
      notifyDone(TEXTS.reports.kept);
    },
    onError: notifyError,
  });
  const remove = useMutation({
    /** Resolves with the schedules that went along. */
    mutationFn: async (report: SavedReport) => {
      const { schedules } = await client.call('reportSchedules.list', { projectId });
      await client.call('reports.remove', { projectId, reportId: report.id });
      return schedules.filter(({ reportId }) => reportId === report.id);
    },
    onError: notifyError,
  });
  const bringBack = async (report: SavedReport, schedules: readonly SavedSchedule[]) => {
    const again = await save.mutateAsync({ reportId: null, draft: toDraft(report) });
    for (const schedule of schedules) {
      const draft = { ...toScheduleDraft(schedule), reportId: again.id };
      await client.call('reportSchedules.save', draft).catch(notifyError);
    }
    return again;
  };
  return { save, remove, bringBack };
}
