/** Reports that a project gets by itself. Asserts nothing. */
import type { ConsultantMachine } from './consultant-machine.ts';

/** A report of the last week early on Mondays, and one of the last month on its first day. */
export async function scheduleReports({ service }: ConsultantMachine, projectId: string): Promise<void> {
  for (const [name, period, time] of [
    ['Week', 'last_week', { rhythm: 'weekly', weekday: 1, time: '00:30' }],
    ['Month', 'last_month', { rhythm: 'monthly', dayOfMonth: 1, time: '07:00' }],
  ] as const) {
    const { id: reportId } = await service.call('reports.create', { projectId, name, period });
    await service.call('reportSchedules.save', { reportId, projectIds: [projectId], ...time });
  }
}
