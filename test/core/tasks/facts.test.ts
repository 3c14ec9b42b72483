/** What rules are told, counted by hand over a handful of answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { countShare, isUnbranded, toSentimentCells } from '#main/core/tasks/facts/count-cells.ts';
import { readTaskFacts } from '#main/core/tasks/facts/read-task-facts.ts';
import type { TaskFacts } from '#main/core/tasks/facts/task-facts.ts';
import { defineRead } from '#main/storage/command.ts';
import { TaskWorld } from '#support/task-world.ts';

let world: TaskWorld;
let facts: TaskFacts;

beforeAll(async () => {
  world = await TaskWorld.open();
  await world.answers(
    { count: 2, text: 'Nortivo, then Brellan.', sources: ['https://nortivo.example/a', 'https://elsewhere.example'] },
    { count: 3, text: 'Brellan, then Nortivo.', sources: ['https://elsewhere.example/x?utm_source=a'] },
    { count: 4, text: 'Brellan.', sources: ['https://elsewhere.example/x', 'https://elsewhere.example/y'] },
    { count: 1, text: 'Many.', queries: ['Planner  price', 'planner price'] },
    { count: 5, text: 'Nortivo and Brellan.', prompt: 'Is Nortivo good?', tags: ['Brand'] },
    { count: 6, text: 'Nortivo.', daysAgo: 0 },
    { count: 7, text: 'Quistor.', daysAgo: 29 },
    { count: 8, text: 'Nortivo.', daysAgo: 30 },
    { count: 9, text: 'Nortivo.', daysAgo: 59 },
    { count: 9, text: 'Nortivo.', daysAgo: 60 },
  );
  const load = defineRead('test.facts', (db, _input: null) => readTaskFacts(db, 1, world.nowMs));
  const found = await world.core.storage.read(load, null);
  if (!found) throw new Error('The project is missing.');
  facts = found;
});

afterAll(() => world.close());

describe('the facts', () => {
  it('cover thirty days with today, and the thirty before', () => {
    // 2 + 3 + 4 + 1 + 5 + 6 + 7 = 28; 8 + 9 = 17.
    expect(facts.current.answers).toBe(28);
    expect(facts.previous.answers).toBe(17);
    // Without the five answers to the prompt that names the brand: 2 + 3 + 6 of 23.
    expect(countShare(facts.current, facts.own.id, 'named', isUnbranded)).toEqual({ part: 11, whole: 23 });
  });

  it('say how the brand stands beside a competitor in unbranded answers', () => {
    const brellan = facts.competitors.find((brand) => brand.name === 'Brellan');
    const rivalry = facts.rivalries.find((each) => each.brandId === brellan?.id);
    // Both in 2 + 3; only Brellan in 4; only Nortivo in 6; Brellan first in 3.
    expect(rivalry).toEqual({ brandId: brellan?.id, both: 5, onlyRival: 4, onlyOwn: 6, rivalFirst: 3 });
  });

  it('count an answer once for each site, however many of its pages it cites', () => {
    const elsewhere = facts.hosts.find((site) => site.host === 'elsewhere.example');
    expect(elsewhere).toEqual({
      host: 'elsewhere.example',
      owner: 'third_party',
      answers: 9,
      prompts: 1,
      named: 5,
      onlyRivalNamed: 4,
    });
    expect(facts.hosts.find((site) => site.host === 'nortivo.example')?.owner).toBe('own');
  });

  it('count an answer once for each search, however often it searched', () => {
    expect(facts.searches).toEqual([{ queryId: 1, text: 'planner price', answers: 1, prompts: 1, cited: 0 }]);
  });

  it('count the answers of each prompt', () => {
    const branded = facts.prompts.find((prompt) => prompt.isBranded);
    expect(branded).toMatchObject({ answers: 5, named: 5, visible: 5, cited: 0, rivalNamed: 5, tags: ['Brand'] });
    const unbranded = facts.prompts.find((prompt) => !prompt.isBranded);
    expect(unbranded).toMatchObject({ answers: 23, named: 11, cited: 2, rivalNamed: 16, tags: [] });
  });

  it('hold no sentiment where nothing good or bad is said', () => {
    expect(facts.current.cells.map(({ sentiment }) => sentiment.n)).toEqual(facts.current.cells.map(() => 0));
    expect(toSentimentCells(facts.current)).toEqual([]);
    expect(facts.prompts.map(({ opinions, sentiment }) => [opinions, sentiment])).toEqual(
      facts.prompts.map(() => [0, null]),
    );
  });
});
