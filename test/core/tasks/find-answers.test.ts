import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fromPublicId } from '#main/core/answers/answer-id.ts';
import { readTaskFacts } from '#main/core/tasks/facts/read-task-facts.ts';
import { type AnswerScope, findAnswers } from '#main/core/tasks/find-answers.ts';
import type { AnswerFilter } from '#main/core/tasks/task-rule.ts';
import { defineRead } from '#main/storage/command.ts';
import { TaskWorld } from '#support/task-world.ts';

let world: TaskWorld;

beforeAll(async () => {
  world = await TaskWorld.open();
  await world.answers(
    { count: 1, text: 'Nortivo is excellent.', sources: ['https://nortivo.example/a'], queries: ['planner'] },
    { count: 1, text: 'Nortivo is terrible.', prompt: 'Is Nortivo good?' },
    { count: 1, text: 'Brellan.', model: 'gemini', language: 'de', sources: ['https://elsewhere.example'] },
    { count: 1, text: 'Quistor and Nortivo.', surface: 'api' },
    { count: 1, text: 'Nortivo.', daysAgo: 30 },
  );
});

afterAll(() => world.close());

const findTexts = defineRead('test.find', (db, filter: AnswerFilter): string[] => {
  const facts = readTaskFacts(db, 1, world.nowMs);
  if (!facts) throw new Error('The project is missing.');
  const scope: AnswerScope = { projectId: 1, ownId: facts.own.id, ...facts.current };
  const read = db.prepare('SELECT external_id AS id FROM answer WHERE public_id = ?');
  return findAnswers(db, scope, filter).answerIds.map((id) => (read.get(fromPublicId(id)) as { id: string }).id);
});

describe('the answers behind an item', () => {
  it.each<[string, AnswerFilter, number[]]>([
    ['all of the window, the newest first', {}, [1, 2, 3, 4]],
    ['of one engine', { engine: 'gemini' }, [3]],
    ['in one language', { language: 'DE' }, [3]],
    ['to unbranded prompts', { isBranded: false }, [1, 3, 4]],
    ['naming the brand', { isNamed: true }, [1, 2, 4]],
    ['not naming it', { isNamed: false }, [3]],
    ['citing its site', { isCited: true }, [1]],
    ['showing it neither way', { isVisible: false }, [3]],
    ['naming another brand', { isRivalNamed: true }, [3, 4]],
    ['citing a host', { host: 'elsewhere.example' }, [3]],
    ['without a search', { isGrounded: false }, [2, 4]],
    [
      'the least favourable first, those that say nothing last',
      { isNamed: true, order: 'lowest_sentiment' },
      [2, 1, 4],
    ],
    ['that pass all conditions', { isNamed: true, isRivalNamed: true }, [4]],
  ])('%s', async (_claim, filter, numbers) => {
    const found = await world.core.storage.read(findTexts, filter);
    expect(found.map((id) => Number(id.split('-')[1])).sort()).toEqual([...numbers].sort());
    if (filter.order) expect(found.map((id) => Number(id.split('-')[1]))).toEqual(numbers);
  });
});

const explain = defineRead('test.plan', (db, _input: null): string => {
  const rows = db
    .prepare(
      `EXPLAIN QUERY PLAN SELECT * FROM task WHERE project_id = 1 AND status IN ('open', 'done') AND impact >= 3
       ORDER BY priority_score DESC, id`,
    )
    .all() as { detail: string }[];
  return rows.map((row) => row.detail).join('\n');
});

describe('the list of tasks', () => {
  it('is read in the order of its index, without sorting', async () => {
    const plan = await world.core.storage.read(explain, null);
    expect(plan).toContain('task_by_priority');
    expect(plan).not.toContain('TEMP B-TREE');
  });
});
