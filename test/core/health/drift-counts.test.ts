/** Replies of a new shape through the real service: counted with their calls, told, and answers all the same. */
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { type LiveProject, startLiveProject, waitFor } from '#support/live-project.ts';

let live: LiveProject;
beforeEach(async () => {
  live = await startLiveProject({
    reply: { kind: 'unknown-items', text: 'Kordiva leads.' },
    date: '2026-03-10T12:00:00Z',
  });
});
afterEach(() => live.close());

const HOLOGRAMS = ['output[].content[].type = hologram_call', 'output[].type = hologram_call'];

async function askThree(): Promise<void> {
  const { projectId, service } = live;
  for (const prompt of ['First?', 'Second?', 'Third?']) await service.call('prompts.create', { projectId, prompt });
  await waitFor(
    'three answers',
    () => live.rows('SELECT id FROM answer').length,
    (count) => count === 3,
  );
}

it('are answers, are counted by day, and give a notice that the window and the command line word', async () => {
  await askThree();
  const [health] = await live.service.call('engines.health', {});
  expect(health?.drift.map(({ kind, name, replies }) => [kind, name, replies])).toEqual(
    HOLOGRAMS.map((name) => ['unknown_item', name, 3]),
  );
  expect(health?.drift[0]?.firstAt.slice(0, 10)).toBe('2026-03-10');
  const notices = await live.service.call('health.notices', {});
  expect(notices).toMatchObject([{ kind: 'new_shape', engine: 'chatgpt', facts: { count: 3, signs: HOLOGRAMS } }]);
  expect(notices[0]?.message).toContain('output[].type = hologram_call');
  // Two weeks on it is no news any more.
  live.clock.leap(15 * 86_400_000);
  expect(await live.service.call('health.notices', {})).toEqual([]);
});

it('keep no more than fifty signs a day and count those they know', async () => {
  await askThree();
  const fill = Array.from(
    { length: 48 },
    (_, index) => `('chatgpt', 'openai-responses', 20522, 'new_header', 'h${index}', 1, 1, 1)`,
  );
  const db = new Database(`${live.dataDir}/sightline.db`);
  db.exec(`INSERT INTO engine_drift_day VALUES ${fill.join(', ')}`);
  db.close();
  live.fake.setReply({ kind: 'raw', body: JSON.stringify(OTHER) });
  await live.service.call('prompts.create', { projectId: live.projectId, prompt: 'Fourth?' });
  await waitFor(
    'the fourth',
    () => live.rows('SELECT id FROM answer').length,
    (count) => count === 4,
  );
  const rows = live.rows<{ name: string; replies: number }>(
    "SELECT name, replies FROM engine_drift_day WHERE kind <> 'new_header'",
  );
  expect(rows).toEqual([
    { name: HOLOGRAMS[0], replies: 3 },
    { name: HOLOGRAMS[1], replies: 4 },
  ]);
});

const OTHER = {
  status: 'completed',
  model: 'gpt-x',
  output: [
    { type: 'hologram_call' },
    { type: 'brand_new_call' },
    { type: 'message', content: [{ type: 'output_text', text: 'Kordiva.', annotations: [] }] },
  ],
  usage: { input_tokens: 1, output_tokens: 1 },
};
