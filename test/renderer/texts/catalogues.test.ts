/** Every text of both catalogues, read as it stands beside one and beside several. */
import { describe, expect, it } from 'vitest';

import { TASK_WORDS } from '#main/core/tasks/words/task-words.ts';
import { ENGLISH } from '../../../src-renderer/texts/english/index.ts';
import { GERMAN } from '../../../src-renderer/texts/german/index.ts';

/** All texts, by their place; those that take something are given `value` for each argument. */
function listTexts(texts: unknown, value: unknown, place = ''): [place: string, text: string][] {
  if (typeof texts === 'string') return [[place, texts]];
  if (typeof texts === 'function') {
    try {
      const given = place.startsWith('notices.kinds.') ? toFacts(value) : value;
      return listTexts(texts(...Array(texts.length).fill(given)), value, place);
    } catch {
      // It takes something else than a number.
      return [];
    }
  }
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, part]) => listTexts(part, value, place === '' ? key : `${place}.${key}`));
}

/** What a notice is about: whatever it asks for is `value`, but for its lists. */
function toFacts(value: unknown): object {
  return new Proxy({}, { get: (_, key) => (key === 'engines' || key === 'projects' ? ['A'] : value) });
}

const CATALOGUES = [
  [
    'English',
    ENGLISH,
    /\b1 (?:answers|prompts|searches|engines|tags|rows|projects|pages|runs|calls|brands|tasks|name|cite|wait|are|have)\b/,
  ],
  [
    'German',
    GERMAN,
    /\b1 (?:Antworten|Prompts|Suchen|Suchmaschinen|Tags|Zeilen|Projekte|Seiten|Marken|Abfragen|Durchläufe|nennen|zitieren|warten|werden|sind|haben)\b/,
  ],
] as const;

describe.each(CATALOGUES)('the %s catalogue', (_, catalogue, wrong) => {
  it('agrees with one, and speaks of one as one', () => {
    const texts = [...listTexts(catalogue, 1), ...listTexts(catalogue, '1')];
    expect(texts.length).toBeGreaterThan(1500);
    expect(texts.filter(([place, text]) => wrong.test(text) && !PLURAL_BY_NATURE.has(place))).toEqual([]);
    expect(texts.filter(([, text]) => /undefined|NaN|\[object/.test(text))).toEqual([]);
  });
});

/** Counts of the whole, of which something is told ("3 of 1,204 answers"), limits of plans, and names in the place of a number. */
const PLURAL_BY_NATURE: ReadonlySet<string> = new Set([
  ...['pitches', 'projects', 'engines', 'prompts', 'budget', 'answers'].map(
    (limit) => `settings.account.limits.${limit}`,
  ),
  ...['schema_drift', 'shorter_answers', 'ungrounded'].map((kind) => `notices.kinds.${kind}.message`),
  'runs.metered.text',
  'settings.data.restore.noRoom',
  'sources.panel.gapAnswers',
  'table.rowsOf',
  'welcome.sample.progress',
]);

describe('what tasks say', () => {
  it('agrees with one in English and German', () => {
    const { en, de } = TASK_WORDS;
    const site = { name: 'A', host: 'b.example', answers: 9, prompts: 2, named: 1, onlyRivalNamed: 1 };
    expect(en.offsite.absentFromSite.task(site).summary).toBe(
      'b.example is cited in 9 answers: 1 names competitors only, 1 names A.',
    );
    expect(de.offsite.absentFromSite.task(site).summary).toMatch(/1 nennt .*1 nennt/);
    expect(en.content.comparisonPages.task({ name: 'A', searches: 1, answers: 9, cited: 1 }).summary).toBe(
      'Comparison searches stand behind 9 answers; 1 of them cites the site of A.',
    );
  });

  it('plans headings that are sentences, not lists of names', () => {
    const { outline } = TASK_WORDS.en.plans.comparisonPage('A', ['B', 'C', 'D', 'E']);
    expect(outline[1]).toBe('A and its alternatives in one table');
    expect(outline[2]).toBe('When B is the better choice, and when A is');
    expect(TASK_WORDS.de.plans.comparisonPage('A', ['B']).outline[2]).toBe('Wann B die bessere Wahl ist und wann A');
  });
});
