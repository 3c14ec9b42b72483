/** What tasks of two whole clients say: read as the client would, the figures of whose sentences are worked out from the worlds. */
import { afterAll, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import type { TaskWorld } from '#support/task-world.ts';
import { openBank, openShop } from './text-worlds.ts';

type FullTask = OperationOutput<'tasks.get'>;

let world: TaskWorld | undefined;
const opened = new Map<() => Promise<TaskWorld>, TaskWorld>();

/** Made once for the tests that only read it. */
async function share(open: () => Promise<TaskWorld>): Promise<TaskWorld> {
  const known = opened.get(open) ?? (await open());
  opened.set(open, known);
  return known;
}

afterAll(async () => {
  for (const one of opened.values()) await one.close();
});

async function readTask(rule: string, language: 'en' | 'de' = 'en'): Promise<FullTask> {
  if (!world) throw new Error('no world');
  const [task] = await world.tasksOf(rule);
  return world.call('tasks.get', { projectId: world.projectId, taskId: task?.id ?? '', language });
}

async function readAll(): Promise<FullTask[]> {
  if (!world) throw new Error('no world');
  const { projectId } = world;
  const tasks: FullTask[] = [];
  for (const { id } of await world.tasks())
    for (const language of ['en', 'de'] as const)
      tasks.push(await world.call('tasks.get', { projectId, taskId: id, language }));
  return tasks;
}

const toProse = ({ title, description, steps, evidence }: FullTask) => [title, description, evidence.summary, ...steps];

describe('tasks of a German bank', () => {
  it('name the questions, pages and rivals that matter, and count the rest', async () => {
    world = await share(openBank);
    const task = await readTask('invisible-prompts', 'de');
    expect(task.title).toBe('Nortivo Bank erscheint bei 2 von 4 Fragen nie');
    expect(task.description).toBe(
      'Keine Antwort der letzten dreißig Tage auf diese Fragen, darunter „Welches Girokonto ist kostenlos?“ und „Wie wechsle ich mein Konto ohne Aufwand?“, nennt Nortivo Bank oder zitiert nortivo-bank.example. Stattdessen nennen sie Brellan Bank, Sparwerk, Direktia und drei weitere.',
    );
    expect(task.steps[2]).toContain(
      'kontotests.example (48 Antworten), bankmagazin.example (24 Antworten) und forum.geldfragen.example (24 Antworten)',
    );
  });

  it('show the sentence of an answer, with engine, day and the words that say so', async () => {
    world = await share(openBank);
    const { evidence, evidenceAnswers } = await readTask('negative-prompts');
    const [sentence] = evidence.items[0]?.sentences ?? [];
    expect(sentence?.text).toBe('Die Nortivo Bank bietet ein schlechtes Depot: teuer und unübersichtlich.');
    expect(sentence?.words.map(({ start, end }) => sentence.text.slice(start, end))).toEqual([
      'schlechtes',
      'teuer',
      'unübersichtlich',
    ]);
    expect(evidenceAnswers.find(({ id }) => id === sentence?.answerId)).toMatchObject({
      model: 'perplexity',
      answeredAt: expect.stringMatching(/^2026-11-19T/),
    });
    const [list] = (await readTask('comparison-pages')).evidence.items[0]?.sentences ?? [];
    expect(list).toMatchObject({
      text: 'Brellan Bank führt das Konto ohne Bedingungen kostenlos.',
      words: [{ start: 0, end: 'Brellan Bank'.length }],
    });
  });

  it('plan pages around the questions, and leave searches for others out', async () => {
    world = await openBank();
    await world.answers({
      count: 30,
      language: 'de',
      prompt: 'Welches Girokonto ist kostenlos?',
      text: 'Sparwerk ist günstig.',
      queries: ['sparwerk girokonto erfahrungen'],
    });
    const { contentPlan, evidence } = await readTask('uncovered-searches');
    expect(contentPlan?.prompts).toEqual([
      'Welches Girokonto ist kostenlos?',
      'Wie wechsle ich mein Konto ohne Aufwand?',
    ]);
    expect(evidence.items.map(({ text }) => text).join()).not.toContain('sparwerk');
    await world.close();
  });
});

describe('tasks of a Japanese shop', () => {
  it('name the pages that were lost and mark names in Kana and Latin letters', async () => {
    world = await share(openShop);
    const fell = await readTask('citations-fell');
    expect(fell.title).toBe('hanamichi.example is cited less: 0% after 100%');
    expect(fell.steps[1]).toContain('https://hanamichi.example/mothers-day');
    expect(fell.evidence.items.map(({ text }) => text)).toEqual([
      'Still cited: https://hanamichi.example/gift (12 answers)',
    ]);
    const overtook = await world.tasksOf('competitor-overtook');
    expect(overtook).toHaveLength(2);
    const marked = await Promise.all(
      overtook.map(({ id: taskId }) => world?.call('tasks.get', { projectId: world.projectId, taskId })),
    );
    const words = marked.map((task) => {
      const sentence = task?.evidence.items[0]?.sentences[0];
      return sentence?.words.map(({ start, end }) => sentence.text.slice(start, end));
    });
    expect(words).toEqual([['メルトリ'], ['Hanaya']]);
  });
});

describe.each([
  ['a German bank', openBank],
  ['a Japanese shop', openShop],
])('every text of %s', (_client, open) => {
  it('is a whole sentence, names three rivals at most and is short where it is a title', async () => {
    world = await share(open);
    const { competitors } = await world.call('competitors.list', { projectId: world.projectId, limit: 500 });
    const rivals = competitors.filter(({ isUserBrand }) => !isUserBrand).map(({ name }) => name);
    for (const task of await readAll()) {
      expect([...task.title].length, task.title).toBeLessThanOrEqual(110);
      for (const text of toProse(task)) {
        expect(rivals.filter((name) => text.includes(name)).length, text).toBeLessThanOrEqual(3);
        expect(text).not.toMatch(/undefined|NaN|\[object| {2}| [.,;]|“”|„“|\(\)/);
        if (text !== task.title) expect(text).toMatch(/[.?]$/);
      }
    }
  });
});
