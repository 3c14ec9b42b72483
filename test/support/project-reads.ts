/** Every reply about one project, over every operation that reads one, each with all the ids that its lists tell of. */
import { READS } from '#shared/contract/effects.ts';
import { OPERATIONS, type OperationName } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { TestService } from '#support/test-service.ts';

/** Read at the moment of asking, or about this machine and not about the project. */
const APART: readonly OperationName[] = ['projectFiles.inspect', 'engines.unanswered' as OperationName];

type Ids = Readonly<Record<string, readonly unknown[]>>;

/** How many things of a kind are looked at one by one. */
const MOST = 6;

async function listIds(service: TestService, projectId: string): Promise<Ids> {
  const call = (name: string, input: object) => service.call(name as OperationName, input as never) as Promise<never>;
  const take = <T>(list: readonly T[]) => (list.length <= MOST ? list : [...list.slice(0, MOST - 2), ...list.slice(-2)]);
  const idsOf = (list: readonly { id: string }[]) => take(list.map(({ id }) => id));
  const { prompts } = (await call('prompts.list', { projectId })) as { prompts: { id: string }[] };
  const { answers } = (await call('answers.list', { projectId })) as { answers: { id: string }[] };
  const { tasks } = (await call('tasks.list', { projectId })) as { tasks: { id: string }[] };
  const { runs } = (await call('runs.list', { projectId })) as { runs: { id: string }[] };
  const { brands } = (await call('competitors.tracked', { projectId })) as { brands: { id: string }[] };
  const { baselines } = (await call('baselines.list', { projectId })) as { baselines: { id: string }[] };
  const { remeasurings } = (await call('remeasurings.list', { projectId })) as { remeasurings: { id: string }[] };
  const { interventions } = (await call('interventions.list', { projectId })) as { interventions: { id: string }[] };
  const { reports } = (await call('reports.list', { projectId })) as { reports: { id: string }[] };
  const { files } = (await call('reports.files', { projectId }).catch(() => ({ files: [] }))) as { files: { id: string }[] };
  return {
    projectId: [projectId],
    promptId: idsOf(prompts),
    answerId: idsOf(answers),
    taskId: idsOf(tasks),
    runId: idsOf(runs),
    brandId: idsOf(brands),
    competitorId: idsOf(brands),
    otherId: idsOf(brands).slice(1),
    baselineId: idsOf(baselines),
    remeasuringId: idsOf(remeasurings),
    interventionId: idsOf(interventions),
    reportId: [...idsOf(reports), 'standard'],
    fileId: idsOf(files),
    query: ['best'],
    domain: ['reddit.com'],
    by: ['engine', 'prompt'],
    figure: ['mentionRate', 'responseVisibilityRate'],
    model: ['chatgpt'],
    against: ['gemini'],
    halfWidth: [5],
    format: ['html'],
    language: ['en'],
    prompts: [3],
    environment: ['test'],
    text: ['x'],
  };
}

/** With the window given, of all history. By operation and input, as JSON. */
export async function readProject(service: TestService, projectId: string, window: { startDate: string; endDate: string }) {
  const ids = await listIds(service, projectId);
  const replies = new Map<string, string>();
  for (const name of Object.keys(READS) as OperationName[]) {
    const { shape } = (OPERATIONS[name] as Operation).shape;
    if (!('projectId' in shape) || APART.includes(name)) continue;
    for (const input of listInputs(shape, { ...ids, startDate: [window.startDate], endDate: [window.endDate] })) {
      const reply = await service.call(name, input as never).catch((error: Error) => error.message);
      replies.set(`${name} ${JSON.stringify(input)}`, JSON.stringify(reply));
    }
  }
  return replies;
}

/** All that it needs, and the window where it takes one; each id in turn. */
function listInputs(shape: Operation['shape']['shape'], known: Ids): object[] {
  const wanted = Object.entries(shape).filter(
    ([key, field]) => !field.isOptional() || ['startDate', 'endDate', 'projectId'].includes(key),
  );
  let inputs: object[] = [{}];
  for (const [key] of wanted) inputs = inputs.flatMap((input) => (known[key] ?? [undefined]).map((value) => ({ ...input, [key]: value })));
  return inputs;
}
