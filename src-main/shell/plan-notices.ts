/** Which messages the system is to show, and what they say. Pure: it shows nothing and remembers only what it is given. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { describeNotice, type Notice as EngineNotice } from '#shared/notices/describe-notice.ts';
import type { ShellTexts } from './texts/english.ts';

type Run = OperationOutput<'runs.start'>;

export interface SystemNotice {
  title: string;
  body: string;
  /** Where in the window it leads. */
  path: string;
}

/** For a run that ended; null for one that is under way, was cancelled by hand, or ended before this start of the app. */
export function planRunNotice(
  run: Run,
  projectName: string,
  startedAtMs: number,
  texts: ShellTexts,
): SystemNotice | null {
  const { state, finishedAt, jobs, projectId } = run;
  if (state !== 'finished' || finishedAt === null || Date.parse(finishedAt) < startedAtMs) return null;
  const count = new Intl.NumberFormat(texts.locale);
  const parts = [
    texts.notice.answers(count.format(jobs.done), jobs.done === 1),
    ...(jobs.failed > 0 ? [texts.notice.failures(count.format(jobs.failed), jobs.failed === 1)] : []),
  ];
  const screen = jobs.failed > 0 ? 'costs' : 'overview';
  return {
    title: texts.notice.runTitle(projectName),
    body: parts.join(', '),
    path: `/projects/${projectId}/${screen}`,
  };
}

/** Problems that need the owner and were not notified yet. */
export function planNewTroubles(notices: readonly EngineNotice[], told: ReadonlySet<string>): EngineNotice[] {
  return notices.filter(({ id, severity }) => severity === 'error' && !told.has(id));
}

export function planEngineNotice(notice: EngineNotice, texts: ShellTexts): SystemNotice {
  const { message, advice } = describeNotice(notice, texts.notices, texts.locale);
  const body = `${message} ${advice}`;
  const [project] = notice.projects;
  if (notice.kind === 'report_failed' && project)
    return { title: texts.notice.reportTitle, body, path: `/projects/${project.id}/reports` };
  if (notice.kind === 'data_files_failed') return { title: texts.notice.dataFilesTitle, body, path: '/settings/data' };
  if (notice.kind === 'alerts_given_up') return { title: texts.notice.alertsTitle, body, path: '/settings/alerts' };
  return { title: texts.notice.engineTitle, body, path: '/settings/engines' };
}
