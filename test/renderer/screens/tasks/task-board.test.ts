/** The board of tasks as it is followed: cards and counts go with what happens elsewhere, evidence has its sentences, a finished task its proof. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import type { TaskStatus } from '#shared/vocabulary/tasks.ts';
import { type AppWindow, startAppWindow } from '#support/app-window.ts';

type TaskPage = OperationOutput<'tasks.list'>;

let app: AppWindow;
let projectId: string;

beforeAll(async () => {
  app = await startAppWindow({ hasSample: true });
  projectId = (await app.call('projects.list', {}))[0]?.id ?? '';
}, 240_000);
afterAll(() => app.close());

const readTasks = (): Promise<TaskPage> => app.call('tasks.list', { projectId, status: 'all', limit: 200 });

async function openBoard(path = 'tasks') {
  const { page } = await app.show(`/projects/${projectId}/${path}`);
  const lane = (name: string) => page.getByRole('region', { name, exact: true });
  return { page, lane };
}

describe('the board', () => {
  it('moves a card, and counts it, when the task changes elsewhere', async () => {
    const { tasks, counts } = await readTasks();
    const task = tasks.find(({ status }) => status === 'open');
    if (!task) throw new Error('The sample has no open task.');
    const { lane } = await openBoard();
    await lane('Open').getByRole('button', { name: task.title, exact: true }).waitFor();
    const change = (status: TaskStatus) => app.call('tasks.update', { projectId, taskId: task.id, status });
    await change('in_progress');
    await lane('In progress').getByRole('button', { name: task.title, exact: true }).waitFor();
    await expect.poll(() => lane('Open').getByRole('heading').textContent()).toBe(`Open ${counts.open - 1}`);
    expect(await lane('In progress').getByRole('heading').textContent()).toBe(`In progress ${counts.in_progress + 1}`);
    await change('open');
    await expect.poll(() => lane('Open').getByRole('heading').textContent()).toBe(`Open ${counts.open}`);
  });

  it('says on a finished card what moved, from the proof', async () => {
    const { verdicts } = await app.call('interventions.verdicts', { projectId });
    const proven = verdicts.find(({ taskId, state }) => taskId !== null && state === 'measured');
    const title = (await readTasks()).tasks.find(({ id }) => id === proven?.taskId)?.title ?? 'no finished task';
    const { lane } = await openBoard();
    const card = lane('Done').locator('article').filter({ hasText: title });
    await expect
      .poll(() => card.textContent())
      .toMatch(/Mention rate \d+\.\d % → \d+\.\d %|Mention rate \d+\.\d% → \d+\.\d%/);
  });
});

it('shows the sentence of each answer with the words that are counted', async () => {
  const [task] = (await readTasks()).tasks.filter(
    ({ category, status }) => category === 'visibility' && status !== 'dismissed',
  );
  const { evidence } = await app.call('tasks.get', { projectId, taskId: task?.id ?? '' });
  const sentence = evidence.items.flatMap(({ sentences }) => sentences).find(({ words }) => words.length > 0);
  if (!sentence) throw new Error('No sentence names anybody.');
  const { page } = await openBoard(`tasks/${task?.id}`);
  const marked = page
    .locator('mark')
    .filter({ hasText: sentence.text.slice(sentence.words[0]?.start, sentence.words[0]?.end) });
  await marked.first().waitFor();
  expect(await page.getByText(sentence.text).count()).toBeGreaterThan(0);
});
