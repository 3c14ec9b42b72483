/** The country of a prompt, from the question that goes out to the answer that is stored. */
import Database from 'better-sqlite3';
import { afterEach, expect, it } from 'vitest';

import { type LiveProject, startLiveProject, waitForRun } from '#support/live-project.ts';

let live: LiveProject;
afterEach(() => live.close());

it('an answer keeps the country that its route could pass on, and no other', async () => {
  live = await startLiveProject({ models: ['chatgpt', 'mistral'] });
  const { projectId } = live;
  await live.service.call('prompts.create', { projectId, prompt: 'Which tool?' });
  await waitForRun(live);
  setCountry('de');
  const run = await live.service.call('runs.start', { projectId });
  await waitForRun(live, run.id);
  const newest = 'SELECT engine, country FROM answer ORDER BY id DESC LIMIT 2';
  const stored = live.rows<{ engine: string; country: string | null }>(newest);
  expect(stored.toSorted((a, b) => a.engine.localeCompare(b.engine))).toEqual([
    { engine: 'chatgpt', country: 'DE' },
    // A local server has no field for it.
    { engine: 'mistral', country: null },
  ]);
  const sent = live.fake.requests.slice(2).map(({ path, text }) => [path, /"country":"DE"/.test(text)]);
  expect(sent.toSorted()).toEqual([
    ['/v1/chat/completions', false],
    ['/v1/responses', true],
  ]);
});

/** Prompts carry a country in storage; no operation sets one yet. */
function setCountry(country: string): void {
  const db = new Database(`${live.dataDir}/sightline.db`);
  db.prepare('UPDATE prompt SET country = ?').run(country);
  db.close();
}
