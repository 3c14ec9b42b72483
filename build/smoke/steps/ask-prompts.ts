/** Has the made-up engine asked, as a run of a project of its own. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { StepContext } from '../step.ts';
import { waitUntil } from '../wait-until.ts';

const FINISH_MS = 60_000;
/** The engines that a run asks, all over the route of local servers. */
export const ASKED: readonly Engine[] = ['chatgpt', 'perplexity'];
const ROUTE = 'openai-compatible';

let asked = 0;

/** New prompts are asked at once. */
export async function addPrompts({ keeper, engine, projectId: project }: StepContext, count: number): Promise<void> {
  const projectId = await project();
  for (const name of ASKED) {
    await keeper.call('engines.configure', { engine: name, route: ROUTE, baseUrl: engine.baseUrl });
  }
  await keeper.call('projects.update', { projectId, models: [...ASKED] });
  for (let index = 0; index < count; index++) {
    await keeper.call('prompts.create', { projectId, prompt: `Which tool plans projects best, question ${++asked}?` });
  }
}

/** Adds prompts and waits until every run of the project has finished. */
export async function askPrompts(context: StepContext, count: number) {
  await addPrompts(context, count);
  return waitForRuns(context);
}

export async function waitForRuns({ keeper, projectId }: StepContext): Promise<{
  isFinished: boolean;
  runs: OperationOutput<'runs.list'>;
}> {
  const id = await projectId();
  let runs: OperationOutput<'runs.list'> = [];
  const isFinished = await waitUntil(async () => {
    runs = await keeper.call('runs.list', { projectId: id });
    return runs.length > 0 && runs.every(({ state }) => state === 'finished');
  }, FINISH_MS);
  return { isFinished, runs };
}
