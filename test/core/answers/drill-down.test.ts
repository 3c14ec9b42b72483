/** What only asked answers have: a run, and refusals. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { pruneJobs } from '#main/core/scheduling/prune-jobs.ts';
import type { OperationInput } from '#shared/contract/index.ts';
import { DEFAULT_ANSWER } from '#support/fake-openai.ts';
import { type LiveProject, startLiveProject, waitForRun } from '#support/live-project.ts';

let live: LiveProject;
const runs: string[] = [];

const QUESTIONS = ['Which tool?', 'Which forbidden tool?'];

beforeAll(async () => {
  live = await startLiveProject({
    date: '2026-03-10T12:00:00Z',
    reply: ({ body }) =>
      JSON.stringify(body).includes('forbidden') ? { kind: 'refusal', text: 'I cannot say.' } : DEFAULT_ANSWER,
  });
  for (const prompt of QUESTIONS) {
    await live.service.call('prompts.create', { projectId: live.projectId, prompt });
    runs.push((await waitForRun(live))?.id ?? '');
    live.clock.leap(60_000);
  }
  const { id } = await live.service.call('runs.start', { projectId: live.projectId });
  runs.push((await waitForRun(live, id))?.id ?? '');
});
afterAll(() => live.close());

const list = (wish: Omit<OperationInput<'answers.list'>, 'projectId'>) =>
  live.service.call('answers.list', {
    projectId: live.projectId,
    startDate: '2026-03-10',
    endDate: '2026-03-10',
    ...wish,
  });
const prompts = async (wish: Parameters<typeof list>[0]) =>
  (await list(wish)).answers.map((answer) => answer.prompt).sort();

const [PLAIN, FORBIDDEN] = ['Which tool?', 'Which forbidden tool?'];

describe('answers behind a figure', () => {
  it('are the refusals, or all others', async () => {
    expect(await prompts({ refusal: true })).toEqual([FORBIDDEN, FORBIDDEN]);
    expect(await prompts({ refusal: false })).toEqual([PLAIN, PLAIN]);
    expect(await prompts({ refusal: true, mentioned: true })).toEqual([]);
  });

  it('are those of a run, also once its jobs are settled', async () => {
    const ofRuns = async () => [
      await prompts({ runId: runs[0] }),
      await prompts({ runId: runs[1] }),
      await prompts({ runId: runs[2] }),
    ];
    const wanted = [[PLAIN], [FORBIDDEN], [FORBIDDEN, PLAIN]];
    expect(await ofRuns()).toEqual(wanted);
    const { filteredBy } = await list({ runId: runs[2] });
    expect(filteredBy.runStartedAt?.slice(0, 10)).toBe('2026-03-10');
    live.clock.leap(32 * 86_400_000);
    expect(await live.service.core.storage.write(pruneJobs, null)).toBe(4);
    expect(await ofRuns()).toEqual(wanted);
  });
});
