/** Every text of both catalogues, read as it is beside one and beside several. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NOTHING_AROUND } from '#main/core/tasks/facts/surroundings.ts';
import { TASK_WORDS } from '#main/core/tasks/words/task-words.ts';
import { toWriter } from '#shared/notices/writer.ts';
import { CONFLICT_REASONS, type ErrorReason, FORBIDDEN_REASONS } from '#shared/vocabulary/error-reasons.ts';
import { ISSUE_CODES } from '#shared/vocabulary/issue-codes.ts';
import { ENGLISH } from '../../../src-renderer/texts/english/index.ts';
import { GERMAN } from '../../../src-renderer/texts/german/index.ts';

/** All texts, by their place; those that take something are given `value` for each argument. */
function listTexts(texts: unknown, value: unknown, place = ''): [place: string, text: string][] {
  if (typeof texts === 'string') return [[place, texts]];
  if (typeof texts === 'function') {
    try {
      return listTexts(texts(...toArguments(place, texts.length, value)), value, place);
    } catch {
      // It takes something else than a number.
      return [];
    }
  }
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, part]) => listTexts(part, value, place === '' ? key : `${place}.${key}`));
}

const TAKES_FACTS = /^(?:notices\.kinds|engineTests|verification\.findings|refusals\.reasons|refusals\.issue)/;

/** Counts under names come last. */
const ENDS_WITH_FACTS =
  /^(?:explain\.story\.(?:engine|prompts|tag|language|everywhere|rivalCame|rivalWent)|overview\.engineLines\.pair)$/;

function toArguments(place: string, count: number, value: unknown): unknown[] {
  if (ENDS_WITH_FACTS.test(place)) return [...Array(count - 1).fill(value), toFacts(value)];
  if (!TAKES_FACTS.test(place)) return Array(count).fill(value);
  if (place === 'refusals.issue') return ['A', { path: 'a', message: 'B', code: 'too_few', limit: value }];
  return [toFacts(value), toWriter('en')];
}

/** What a text is about: whatever it asks for is `value`, but for its lists. */
function toFacts(value: unknown): object {
  const lists: Readonly<Record<PropertyKey, unknown>> = { engines: ['A'], projects: ['A'], models: ['claude'] };
  return new Proxy({}, { get: (_, key) => lists[key] ?? value });
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
    /\b1 (?:Antworten|Prompts|Suchen|KI-Dienste|Tags|Zeilen|Projekte|Seiten|Marken|Abfragen|Durchläufe|nennen|zitieren|warten|werden|sind|haben)\b/,
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
  'runs.measureAgain.running',
  ...['engine', 'prompts', 'everywhere'].map((part) => `explain.story.${part}`),
  'overview.engineLines.nothingShared',
  ...['schema_drift', 'shorter_answers', 'ungrounded'].map((kind) => `notices.kinds.${kind}.message`),
  'runs.metered.text',
  'settings.data.restore.noRoom',
  'sources.panel.gapAnswers',
  'table.rowsOf',
  'welcome.sample.progress',
]);

/** Words that belong to English alone: none of them is a German word, or a name that German took over. */
const ENGLISH_WORDS =
  /\b(?:the|of|and|is|are|with|from|this|that|your|you|not|answers?|engines?|calls?|keys?|failed|waiting)\b/i;
const ENGLISH_BY_NATURE: ReadonlySet<string> = new Set(['app.palette.languages.en']);
const withoutFiles = (text: string) => text.replace(/[\w/]+\.ndjson/g, '');
/** Lists of words that the palette finds things by, in whatever language people think of them. */
const SYNONYMS = /^app\.palette\.also|\.also$/;

describe('the German catalogue', () => {
  const texts = listTexts(GERMAN, 2).filter(([place]) => !SYNONYMS.test(place));

  it('has no English in it', () => {
    const found = texts.filter(
      ([place, text]) => ENGLISH_WORDS.test(withoutFiles(text)) && !ENGLISH_BY_NATURE.has(place),
    );
    expect(found).toEqual([]);
  });

  it('says the same where English says the same: nothing is left untranslated', () => {
    const english = new Map(listTexts(ENGLISH, 2));
    // Sentences; single words may well be the same.
    const same = texts.filter(([place, text]) => english.get(place) === text && /\p{L}+ \p{L}+ \p{L}+/u.test(text));
    expect(same).toEqual([]);
  });

  it('calls an engine a KI-Dienst, the way to it a Zugang, and a cap a Kostengrenze', () => {
    expect(texts.filter(([, text]) => /suchmaschine|obergrenze|monatsgrenze/i.test(text))).toEqual([]);
  });

  it('has a sentence for every reason, every kind of refused field and every check', () => {
    expect(Object.keys(GERMAN.refusals.fields).sort()).toEqual(Object.keys(ENGLISH.refusals.fields).sort());
    for (const reason of [...Object.keys(FORBIDDEN_REASONS), ...CONFLICT_REASONS] as ErrorReason[]) {
      expect(GERMAN.refusals.reasons[reason]?.({}), reason).toMatch(/[.]$/);
    }
    for (const code of ISSUE_CODES) {
      const issue = { path: 'name', message: 'must be X', code, limit: 2 };
      expect(GERMAN.refusals.issue?.('Name', issue), code).toMatch(/^Name /);
    }
  });
});

describe.each([
  ['English', ENGLISH],
  ['German', GERMAN],
] as const)('no %s text', (_, catalogue) => {
  it('shows a name of the program instead of a word', () => {
    const found = listTexts(catalogue, 2).filter(([, text]) => CODE_LIKE.test(text));
    expect(found).toEqual([]);
  });
});

/** `no_key`, `openai-responses`, `baseUrl`. */
const CODE_LIKE = /\b[a-z]+_[a-z_]+\b|\b(?:openai|serpapi|xai)-[a-z]+|\b[a-z]+[a-z][A-Z][a-zA-Z]+\b/;

describe('a catalogue', () => {
  const root = new URL('../../../', import.meta.url);
  const folders = [
    'src-renderer/texts/english/',
    'src-renderer/texts/german/',
    'src-shared/notices/',
    'src-shared/engine-tests/',
    'src-shared/verification/',
    'src-shared/connection-faults/',
    'src-shared/site-kinds/',
  ];
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(folder, root))
      .filter((name) => folder.startsWith('src-renderer') || /^(?:english|german)\.ts$/.test(name))
      .map((name) => `${folder}${name}`),
  );

  it.each(files)(
    '%s loads no code but words and how numbers are written: the frame waits for it, and it may not wait for the frame',
    (file) => {
      const text = readFileSync(new URL(file, root), 'utf8');
      const loaded = [...text.matchAll(/^import (?!type )[^;]*? from '([^']+)';/gm)].map(([, source = '']) => source);
      const allowed =
        /^\.\/[\w-]+\.ts$|^\.\.\/format\.ts$|^#shared\/(?:notices|engine-tests|explained-change|scope-note|figure-words|method|verification|connection-faults|site-kinds)\/(?:english|german)\.ts$/;
      const words = file.startsWith('src-shared') ? /^\.\.\/connection-faults\/(?:english|german)\.ts$/ : allowed;
      expect(loaded.filter((source) => !words.test(source))).toEqual([]);
    },
  );
});

describe('what tasks say', () => {
  it('agrees with one in English and German', () => {
    const { en, de } = TASK_WORDS;
    const site = { name: 'A', host: 'b.example', answers: 9, prompts: 2, named: 1, onlyRivalNamed: 1, pages: [] };
    expect(en.offsite.absentFromSite.task(site, NOTHING_AROUND).summary).toBe(
      'b.example is cited in 9 answers: 1 names competitors only, 1 names A.',
    );
    const found = { name: 'A', searches: 1, answers: 9, cited: 1, rivals: [], examples: [] };
    expect(de.offsite.absentFromSite.task(site, NOTHING_AROUND).summary).toMatch(/1 nennt .*1 nennt/);
    expect(en.content.comparisonPages.task(found, NOTHING_AROUND).summary).toBe(
      'Comparison searches stand behind 9 answers; of them 1 cites the site of A.',
    );
  });

  it('plans headings that are sentences, not lists of names', () => {
    const { outline } = TASK_WORDS.en.plans.comparisonPage('A', ['B', 'C', 'D', 'E']);
    expect(outline[1]).toBe('A and its alternatives in one table');
    expect(outline[2]).toBe('When B is the better choice, and when A is');
    expect(TASK_WORDS.de.plans.comparisonPage('A', ['B']).outline[2]).toBe('Wann B die bessere Wahl ist und wann A');
  });
});
