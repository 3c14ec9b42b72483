/** The country of a prompt, from the operation that sets it over the question that goes out to the answer that is stored. */
import { afterEach, expect, it } from 'vitest';

import { type LiveProject, startLiveProject, waitForRun } from '#support/live-project.ts';

let live: LiveProject;
afterEach(() => live.close());

const window = { startDate: '2026-03-10', endDate: '2026-03-10' };

async function listCountries(): Promise<(string | null)[][]> {
  const { projectId, service } = live;
  const { answers } = await service.call('answers.list', { projectId, ...window });
  const full = answers.map(({ id }) => service.call('answers.get', { projectId, answerId: id }));
  return (await Promise.all(full)).map(({ model, countryAsked, country }) => [model, countryAsked, country]).toSorted();
}

it('an answer keeps the country that was asked for, and the one that its route could pass on', async () => {
  live = await startLiveProject({ models: ['chatgpt', 'mistral'], date: '2026-03-10T12:00:00Z' });
  const { projectId, service } = live;
  const { id: promptId } = await service.call('prompts.create', { projectId, prompt: 'Which tool?', country: 'de' });
  await waitForRun(live);
  expect(await listCountries()).toEqual([
    ['chatgpt', 'DE', 'DE'],
    // A local server has no field for it.
    ['mistral', 'DE', null],
  ]);
  const sent = live.fake.requests.map(({ path, text }) => [path, /"country":"DE"/.test(text)]);
  expect(sent.toSorted()).toEqual([
    ['/v1/chat/completions', false],
    ['/v1/responses', true],
  ]);
  const engines = await service.call('engines.list', {});
  expect(engines.filter(({ engine }) => ['chatgpt', 'mistral'].includes(engine))).toMatchObject([
    { engine: 'chatgpt', honours: { language: 'instruction', country: 'parameter' } },
    { engine: 'mistral', honours: { language: 'instruction', country: 'none' } },
  ]);
  expect(engines.find(({ engine }) => engine === 'copilot')).toMatchObject({ route: null, honours: null });

  // Taken back, it is asked for no more; what was asked before stays as it was.
  await service.call('prompts.update', { projectId, promptId, country: null });
  const run = await service.call('runs.start', { projectId });
  await waitForRun(live, run.id);
  expect(await listCountries()).toEqual([
    ['chatgpt', null, null],
    ['chatgpt', 'DE', 'DE'],
    ['mistral', null, null],
    ['mistral', 'DE', null],
  ]);
});
