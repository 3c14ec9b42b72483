/** Finding prompts over HTTP: suggestions with numbers worked out by hand, chosen ones added, and lists from files with a fate for each row. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { TaskWorld } from '#support/task-world.ts';

let world: TaskWorld;
let projectId: string;

const ASKED = 'Which planner suits a small team?';

beforeAll(async () => {
  world = await TaskWorld.open();
  projectId = world.projectId;
  await world.answers(
    // Nine answers, each with two searches; one of them asks what the prompt does.
    { count: 5, text: 'Brellan and Quistor.', queries: ['planner with gantt chart offline', 'planner for small team'] },
    {
      count: 4,
      text: 'Brellan.',
      model: 'perplexity',
      queries: ['planner with gantt chart offline', 'Brellan reviews 2026', 'Brellan vs Nortivo price'],
    },
    {
      count: 3,
      text: 'Nortivo.',
      queries: ['shared calendar for departments'],
      sources: ['https://nortivo.example/calendar'],
    },
    { count: 1, text: 'Nortivo.', prompt: 'Welcher Planer ist gut?', language: 'de', queries: ['planer offline'] },
  );
});
afterAll(() => world.close());

const suggest = (query: { language?: 'de' | 'en'; limit?: number } = {}) =>
  world.call('prompts.suggest', { projectId, limit: 500, ...query });
const importFile = (text: string, options = {}) =>
  world.call('prompts.import', { projectId, file: Buffer.from(text).toString('base64'), ...options });

describe('suggestions', () => {
  it('come from searches, with how often, by whom and whether the own site was cited', async () => {
    const { suggestions } = await suggest();
    expect(suggestions.find(({ prompt }) => prompt === 'planner with gantt chart offline')).toMatchObject({
      source: 'gap',
      language: 'EN',
      searches: 9,
      answers: 9,
      cited: 0,
      models: ['chatgpt', 'perplexity'],
      samplePrompt: ASKED,
      reason: 'ChatGPT, Perplexity searched for it 9 times behind 9 answers; none of them cites the own site.',
    });
    expect(suggestions.find(({ prompt }) => prompt === 'shared calendar for departments')).toMatchObject({
      source: 'search',
      answers: 3,
      cited: 3,
    });
  });

  it('leave out what is asked already, what was searched for once, and searches for others', async () => {
    const prompts = (await suggest()).suggestions.map(({ prompt }) => prompt);
    expect(prompts).not.toContain('planner for small team');
    expect(prompts).not.toContain('planer offline');
    expect(prompts).not.toContain('Brellan reviews 2026');
  });

  it('ask about each competitor in each language of the project, the one named most often first', async () => {
    const { suggestions } = await suggest();
    const rivals = suggestions.filter(({ source }) => source === 'competitor');
    expect(rivals.map(({ prompt }) => prompt)).toEqual([
      'What are good alternatives to Brellan?',
      'Nortivo or Brellan: which is better?',
      'Welche Alternativen zu Brellan gibt es?',
      'Nortivo oder Brellan: Was ist besser?',
      'What are good alternatives to Quistor?',
      'Nortivo or Quistor: which is better?',
      'Welche Alternativen zu Quistor gibt es?',
      'Nortivo oder Quistor: Was ist besser?',
    ]);
    expect(rivals[0]).toMatchObject({ answers: 9, searches: 8, models: ['chatgpt', 'perplexity'] });
    expect(rivals[4]).toMatchObject({ answers: 5, searches: 0, models: ['chatgpt'] });
  });

  it('ask what no prompt of a language wants', async () => {
    const { suggestions } = await suggest({ language: 'de' });
    expect(suggestions.filter(({ source }) => source === 'intent').map(({ prompt }) => prompt)).toEqual(
      expect.arrayContaining(['Was kostet Nortivo?', 'Wie funktioniert Nortivo?']),
    );
    expect(suggestions.every(({ language }) => language === 'DE')).toBe(true);
    expect(suggestions.find(({ prompt }) => prompt === 'Was kostet Nortivo?')?.missingIntent).toBe('transactional');
  });
});

describe('chosen prompts', () => {
  it('are put aside without being asked, with their tags, and are suggested no more', async () => {
    const prompt = 'What are good alternatives to Quistor?';
    const add = (tags: string[]) =>
      world.call('prompts.createMany', { projectId, prompts: [{ prompt, tags }], state: 'paused', tags: ['ideas'] });
    const made = await add(['rivals']);
    expect(made).toMatchObject({ created: 1, prompts: [{ prompt, language: 'EN', created: true }] });
    const { prompts } = await world.call('prompts.list', { projectId, search: 'alternatives to Quistor' });
    expect(prompts).toMatchObject([{ state: 'paused', tags: ['ideas', 'rivals'] }]);
    expect((await world.call('runs.list', { projectId })).length).toBe(0);
    expect((await suggest()).suggestions.map((each) => each.prompt)).not.toContain(prompt);
    const again = await add([]);
    expect(again).toMatchObject({ created: 0, prompts: [{ created: false }] });
  });
});

describe('a list from a file', () => {
  const FILE = [
    'Top queries,Clicks,Impressions,CTR,Position',
    'best planner for agencies,"1,240",9000,2%,3.1',
    'which planner suits a SMALL team,12,80,1%,4',
    'Best planner for agencies?,3,4,1%,2',
    'weather in lisbon tomorrow,1,1,1%,9',
    `${'planner '.repeat(70)},1,1,1%,9`,
    ',5,5,1%,1',
    // It shares no word with any prompt, and names the brand all the same.
    'nortivo opiniones,7,9,1%,1',
    '',
  ].join('\n');

  it('has a fate for every row before anything is written', async () => {
    const plan = await importFile(FILE, { preview: true });
    expect(plan.rows.map(({ line, fate, of }) => [line, fate, of])).toEqual([
      [2, 'new', null],
      [3, 'duplicate', ASKED],
      [4, 'duplicate', 'best planner for agencies'],
      [5, 'off_topic', null],
      [6, 'too_long', null],
      [7, 'empty', null],
      [8, 'new', null],
    ]);
    expect(plan.rows[0]).toMatchObject({ clicks: 1240, impressions: 9000, language: 'EN' });
    expect(plan).toMatchObject({
      counts: { new: 2, duplicate: 2, off_topic: 1, too_long: 1, empty: 1 },
      columns: { prompt: 'Top queries', clicks: 'Clicks', impressions: 'Impressions' },
      created: 0,
    });
    const { prompts } = await world.call('prompts.list', { projectId, search: 'agencies' });
    expect(prompts).toEqual([]);
  });

  it('becomes paused prompts, once', async () => {
    expect((await importFile(FILE, { tags: ['search console'] })).created).toBe(2);
    const { prompts } = await world.call('prompts.list', { projectId, search: 'agencies' });
    expect(prompts).toMatchObject([{ prompt: 'best planner for agencies', state: 'paused', tags: ['search console'] }]);
    expect((await importFile(FILE)).created).toBe(0);
  });

  it('takes columns that are named, with languages and tags of rows', async () => {
    const file = 'Frage\tWo\tThema\nWelcher Planer kann Urlaub?\tDE\tUrlaub; Team\n';
    const map = { prompt: 'Frage', language: 'Wo', tags: 'Thema' };
    const plan = await importFile(file, { map, preview: true });
    expect(plan.rows).toMatchObject([{ language: 'DE', tags: ['Urlaub', 'Team'], fate: 'new' }]);
    await expect(importFile(file, { map: { prompt: 'Nicht da' } })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });
});
