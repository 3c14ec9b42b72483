/** Each sentence of a summary is read again, from words to figures, and held against what the operations of the app say. */
import { afterEach, describe, expect, it } from 'vitest';

import { STORY_ENGLISH } from '#main/core/reports/words/story-english.ts';
import { STORY_GERMAN } from '#main/core/reports/words/story-german.ts';
import { createReportWorld, type ReportWorld } from './report-world.ts';
import { ENGLISH_SENTENCES } from './story/english-sentences.ts';
import { GERMAN_SENTENCES } from './story/german-sentences.ts';
import { readSentence } from './story/read-sentence.ts';
import { makeAnswers, NOW, readWorld } from './story/story-world.ts';

const SENTENCES = { en: ENGLISH_SENTENCES, de: GERMAN_SENTENCES };

let world: ReportWorld;
afterEach(() => world.close());

/** Of open tasks that a client is told of, in their order. */
async function readTitles(language: 'en' | 'de'): Promise<string[]> {
  const { tasks } = await world.call('tasks.list', {
    ...{ projectId: world.projectId, status: ['open', 'in_progress'], limit: 200, language },
  });
  return tasks.filter(({ category }) => category !== 'setup').map(({ title }) => title);
}

/** By seed: every sentence that is said in any of the fourteen is said in these, in both languages. */
const SAY_ALL = [1, 3, 4, 7, 10, 12, 13];
const WORLDS = Array.from({ length: 14 }, (_, index) => ({
  seed: index + 1,
  // Each world in both languages takes twice the time: every other one, and those that say most.
  languages: index % 2 === 0 ? (['en', 'de'] as const) : index % 4 === 1 ? (['de'] as const) : (['en'] as const),
}));

async function expectCarried({ seed, languages }: (typeof WORLDS)[number]): Promise<void> {
  world = await createReportWorld({ now: NOW, answers: makeAnswers(seed) });
  await world.call('competitors.add', { projectId: world.projectId, name: 'Oduvia' });
  await world.call('tasks.evaluate', { projectId: world.projectId });
  const read = await readWorld(world);
  for (const language of languages) {
    const { summary } = await world.call('reports.build', {
      ...{ projectId: world.projectId, name: 'Week', period: 'last_week', sections: ['summary'], language },
    });
    const titles = await readTitles(language);
    const said = summary.sentences.map(({ text }) => readSentence(text, SENTENCES[language], { ...read, titles }));
    // The first says how visible the brand is, and none is told twice.
    expect(['few', 'found', 'noise']).toContain(said[0]);
    expect(new Set(said).size).toBe(said.length);
    // What is more than chance is not kept back.
    const { verdict } = read.summary.changes.verdicts.responseVisibilityRateChange;
    expect(said.includes('cause')).toBe(verdict === 'real' || verdict === 'on_these_prompts');
  }
}

describe('a summary', () => {
  const name = 'says what the figures carry and nothing else (world $seed, $languages)';
  it.each(WORLDS.filter(({ seed }) => SAY_ALL.includes(seed)))(name, expectCarried);
  it.each(WORLDS.filter(({ seed }) => !SAY_ALL.includes(seed)))(name, { tags: 'long' }, expectCarried);
});

it('speaks of one answer, question and page as of one', () => {
  const [english, german] = [STORY_ENGLISH, STORY_GERMAN];
  expect(english.gaps('1 answer', 1, 'Brimlane', 'a.example', '1')).toMatch(ENGLISH_SENTENCES.patterns.gaps);
  expect(german.gaps('1 Antwort', 1, 'Brimlane', 'a.example', '1')).toMatch(GERMAN_SENTENCES.patterns.gaps);
  expect(german.questions(1, 0, 0)).toMatch(GERMAN_SENTENCES.patterns.questions);
  const said = [english, german].flatMap(({ messages }) => [messages.sources('1', 1), messages.prompts('1', 1)]);
  expect(said.join(' ')).not.toMatch(/1 (pages|questions|Seiten|Fragen)/);
});

describe('a summary in the words of its owner', () => {
  const week = (fields: object = {}) =>
    world.call('reports.build', {
      ...{ projectId: world.projectId, name: 'Week', period: 'last_week', sections: ['summary'] },
      ...fields,
    } as never);

  it('stands in place of the sentences while they are the same, and is marked above them once they are others', async () => {
    world = await createReportWorld({ now: NOW, answers: makeAnswers(3) });
    const made = await week();
    expect(made.summary.isOutdated).toBe(false);
    const summary = { text: 'A quiet week.\n\nNothing to do.', fingerprint: made.summary.fingerprint };
    const own = await week({ summary });
    expect(own.summary).toEqual({ ...made.summary, isOutdated: false });
    expect(own.html).toContain('<bdi>A quiet week.</bdi>');
    expect(own.html).not.toContain(made.summary.sentences[0]?.text);
    expect(own.html).not.toContain('was written for other figures');
    // Another period has other figures.
    const later = await week({ summary, period: 'dates', startDate: '2026-03-16', endDate: '2026-03-22' });
    expect(later.summary.isOutdated).toBe(true);
    expect(later.html.indexOf('A quiet week.')).toBeLessThan(later.html.indexOf('was written for other figures'));
    expect(later.html).toContain(later.summary.sentences[0]?.text);
  });

  it('says that there are no answers where there are none', async () => {
    world = await createReportWorld({ now: NOW, answers: [] });
    const { summary, html } = await week();
    expect(summary.sentences).toEqual([]);
    expect(html).toContain('There are no answers in this period.');
  });
});
