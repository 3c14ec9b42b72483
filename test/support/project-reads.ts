/** Every reply about one project, over every operation that reads one, each with all the ids that its lists tell of. */
import { READS } from '#shared/contract/effects.ts';
import { OPERATIONS, type OperationName } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { TestService } from '#support/test-service.ts';

/** What says nothing about one project, or nothing that another operation does not say; each with its reason. */
export const APART: Readonly<Record<string, string>> = {
  'account.get': 'the owner of the folder, and all projects together',
  'money.prices': 'a setting of the owner for all projects',
  'portfolio.export': 'the rows of portfolio.list, as a file',
};

/** Fields that may be left out, and are given besides the window. */
const GIVEN: Readonly<Record<string, readonly string[]>> = { 'money.plan': ['halfWidth'] };

/** Of all projects: the entry of the one. */
const LISTS: readonly OperationName[] = ['projects.list', 'portfolio.list'];

/** Those that follow changes, and every public one that reads. */
export function listComparedReads(): OperationName[] {
  return (Object.values(OPERATIONS) as Operation[])
    .filter(({ name, http, shape }) => {
      const isRead = name in READS || http?.method === 'GET';
      return isRead && 'projectId' in shape.shape;
    })
    .map(({ name }) => name as OperationName)
    .concat(LISTS);
}

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
    route: ['openai-compatible'],
    name: ['Kordiva'],
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

export interface ReadReplies {
  /** By operation and input, as JSON. */
  replies: Map<string, string>;
  /** Operations that refused whatever they were asked: nothing of theirs is compared. */
  refused: OperationName[];
}

/** With the window given, of all history. */
export async function readProject(
  service: TestService,
  projectId: string,
  window: { startDate: string; endDate: string },
): Promise<ReadReplies> {
  const known = { ...(await listIds(service, projectId)), startDate: [window.startDate], endDate: [window.endDate] };
  const [replies, refused] = [new Map<string, string>(), new Set<OperationName>()];
  for (const name of listComparedReads()) {
    const { shape } = (OPERATIONS[name] as Operation).shape;
    let answered = 0;
    for (const input of listInputs(name, shape, known)) {
      const reply = await service.call(name, input as never).then(
        (data) => {
          answered++;
          return LISTS.includes(name) ? pickEntry(data, projectId) : data;
        },
        (error: Error) => error.message,
      );
      replies.set(`${name} ${JSON.stringify(input)}`, JSON.stringify(reply));
    }
    if (answered === 0) refused.add(name);
  }
  return { replies, refused: [...refused] };
}

function pickEntry(reply: unknown, projectId: string): unknown {
  const lists = (Array.isArray(reply) ? [reply] : Object.values(reply as object)).filter(Array.isArray);
  return lists.flat().find((entry) => [entry.id, entry.projectId].includes(projectId));
}

/** All that it needs, and the window where it takes one; each id in turn. Throws for what nobody said an example of. */
function listInputs(name: string, shape: Operation['shape']['shape'], known: Ids): object[] {
  const wanted = Object.entries(shape).filter(
    ([key, field]) =>
      !field.isOptional() || ['startDate', 'endDate', 'projectId', ...(GIVEN[name] ?? [])].includes(key),
  );
  let inputs: object[] = [{}];
  for (const [key] of wanted) {
    const examples = known[key];
    if (!examples?.length) throw new Error(`${name} needs ${key}, of which there is no example`);
    inputs = inputs.flatMap((input) => examples.map((value) => ({ ...input, [key]: value })));
  }
  return inputs;
}
