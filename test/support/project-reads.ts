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
  const take = <T>(list: readonly T[]) =>
    list.length <= MOST ? list : [...list.slice(0, MOST - 2), ...list.slice(-2)];
  /** Of the first list of things with ids in a reply. */
  const idsOf = async (name: OperationName, input: object = {}): Promise<string[]> => {
    const reply = (await service.call(name, { projectId, ...input } as never)) as object;
    const list = Array.isArray(reply) ? reply : Object.values(reply).find((part) => Array.isArray(part) && part[0]?.id);
    return [...take((list ?? []) as { id: string }[])].map(({ id }) => id);
  };
  const brands = await idsOf('competitors.tracked');
  return {
    projectId: [projectId],
    promptId: await idsOf('prompts.list'),
    answerId: await idsOf('answers.list'),
    taskId: await idsOf('tasks.list'),
    runId: await idsOf('runs.list'),
    brandId: brands,
    competitorId: brands,
    otherId: brands.slice(1),
    baselineId: await idsOf('baselines.list'),
    remeasuringId: await idsOf('remeasurings.list'),
    interventionId: await idsOf('interventions.list'),
    reportId: [...(await idsOf('reports.list')), 'standard'],
    fileId: await idsOf('reportSchedules.log'),
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
export async function readProject(
  service: TestService,
  projectId: string,
  window: { startDate: string; endDate: string },
) {
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
  for (const [key] of wanted)
    inputs = inputs.flatMap((input) => (known[key] ?? [undefined]).map((value) => ({ ...input, [key]: value })));
  return inputs;
}
