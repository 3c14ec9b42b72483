/** Which engines of a project are in trouble, and why: from notices of engines and from what its newest run met. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { RunTrouble } from '../scheduling/run-troubles.ts';

type Notice = OperationOutput<'health.notices'>[number];
type Trouble = OperationOutput<'portfolio.list'>['projects'][number]['troubles'][number];

export interface AskedProject {
  publicId: string;
  environment: 'live' | 'test';
  models: readonly Engine[];
}

/** The worst of each engine, by engine. Notices speak of live calls: a test project has none. */
export function planTroubles(project: AskedProject, notices: readonly Notice[], run: readonly RunTrouble[]): Trouble[] {
  const noticed = project.environment === 'live' ? notices.flatMap((notice) => toTroubles(notice, project)) : [];
  const met = run.filter(({ engine }) => project.models.includes(engine)).map(toRunTrouble);
  const byEngine = Map.groupBy([...noticed, ...met], ({ model }) => model);
  return [...byEngine.keys()].sort().map((model) => byEngine.get(model)!.toSorted((a, b) => rank(a) - rank(b))[0]!);
}

/** A notice about one engine, about several (a proxy, a cap), or about none, which is no trouble of an engine. */
function toTroubles(notice: Notice, { publicId, models }: AskedProject): Trouble[] {
  if (notice.projects.length > 0 && !notice.projects.some(({ id }) => id === publicId)) return [];
  const engines = notice.engine === null ? notice.facts.engines : [notice.engine];
  return engines
    .filter((engine) => models.includes(engine))
    .map((model) => ({
      model,
      kind: 'notice' as const,
      severity: notice.severity,
      reason: notice.kind,
      message: notice.message,
      noticeId: notice.id,
      questions: null,
      since: notice.since,
    }));
}

function toRunTrouble({ engine, kind, reason, message, jobs }: RunTrouble): Trouble {
  const severity = kind === 'delayed' ? 'warning' : 'error';
  return { model: engine, kind, severity, reason, message, noticeId: null, questions: jobs, since: null };
}

/** Errors before warnings; a notice says more than a run. */
function rank({ severity, kind }: Trouble): number {
  return (severity === 'error' ? 0 : 4) + ['notice', 'left_out', 'failed', 'delayed'].indexOf(kind);
}
