/** What a new project lacks, what is sent when it lacks nothing, and what survives in storage. */
import { describe, expect, it } from 'vitest';
import { ENGINES } from '#shared/vocabulary/engines.ts';

import {
  emptyDraft,
  type FullDraft,
  loadDraft,
  removeDraft,
  saveDraft,
} from '../../../../src-renderer/screens/welcome/draft.ts';
import {
  findFaults,
  findFirstFaulty,
  toSetUp,
  toSiteDomain,
} from '../../../../src-renderer/screens/welcome/plan-draft.ts';
import { planEngines } from '../../../../src-renderer/screens/welcome/plan-engines.ts';
import { planExcerpt } from '../../../../src-renderer/screens/welcome/plan-excerpt.ts';
import {
  planCompetitorLines,
  planPromptLines,
  takePasted,
} from '../../../../src-renderer/screens/welcome/plan-lines.ts';
import { toWebsiteUrl } from '../../../../src-renderer/ui/website-url.ts';
import { NO_OPINION } from '../../../support/no-opinion.ts';

const DRAFT: FullDraft = {
  ...emptyDraft('en'),
  engines: ['chatgpt', 'perplexity', 'ai_overview'],
  name: ' Brimlane ',
  site: 'www.brimlane.example',
  prompts: [{ text: 'Which one?', tags: 'category, drills,,category' }],
};

function fakeMemory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

describe('a site as it is typed', () => {
  it.each([
    ['example.com', 'https://example.com/', 'example.com'],
    [' http://www.example.com/a?b ', 'http://www.example.com/a?b', 'example.com'],
    ['EXAMPLE.co.uk', 'https://example.co.uk/', 'example.co.uk'],
    ['', null, null],
    ['nonsense', null, null],
    ['javascript:alert(1)', null, null],
    ['ftp://example.com', null, null],
    ['two words.com', null, null],
  ])('%j is %j', (typed, url, domain) => {
    expect([toWebsiteUrl(typed), toSiteDomain(typed)]).toEqual([url, domain]);
  });
});

describe('engines of a new project', () => {
  const plan = { engines: ENGINES, most: 10 };

  it('are those that keys are there for, and the usual ones while there is none', () => {
    expect(planEngines({ reachable: ['chatgpt'], ...plan })).toEqual(['chatgpt']);
    expect(planEngines({ reachable: ['gemini', 'claude', 'chatgpt'], ...plan })).toEqual([
      'chatgpt',
      'claude',
      'gemini',
    ]);
    expect(planEngines({ reachable: [], ...plan })).toEqual(['chatgpt', 'perplexity', 'ai_overview']);
  });

  it('are as many as the plan has room for, the usual ones first, and none that it lacks', () => {
    expect(
      planEngines({ reachable: ['claude', 'gemini', 'chatgpt', 'perplexity'], engines: ENGINES, most: 3 }),
    ).toEqual(['chatgpt', 'perplexity', 'claude']);
    expect(planEngines({ reachable: ['copilot', 'claude'], engines: ['chatgpt', 'claude'], most: 3 })).toEqual([
      'claude',
    ]);
  });
});

describe('faults of a draft', () => {
  it('stand at their fields, and the first faulty step is known', () => {
    const empty = { ...emptyDraft('en'), engines: DRAFT.engines };
    expect(findFaults('brand', empty, 10)).toEqual([
      { field: 'name', fault: 'missing' },
      { field: 'site', fault: 'missing' },
    ]);
    expect(findFaults('engines', { ...DRAFT, engines: [] }, 10)).toEqual([{ field: 'engines', fault: 'no_engine' }]);
    expect(findFaults('engines', DRAFT, 2)).toEqual([{ field: 'engines', fault: 'too_many_engines' }]);
    expect(findFaults('prompts', { ...DRAFT, prompts: [{ text: ' ', tags: '' }] }, 10)).toEqual([
      { field: 'prompts', fault: 'no_prompt' },
    ]);
    const competitors = [
      { name: 'Kordiva', site: '' },
      { name: 'BRIMLANE', site: 'x' },
      { name: 'kordiva', site: '' },
      { name: '', site: 'a.example' },
      { name: '', site: '' },
    ];
    expect(findFaults('competitors', { ...DRAFT, name: 'Brimlane', competitors }, 10)).toEqual([
      { field: 'competitors.1.name', fault: 'twice' },
      { field: 'competitors.1.site', fault: 'no_site' },
      { field: 'competitors.2.name', fault: 'twice' },
      { field: 'competitors.3.name', fault: 'missing' },
    ]);
    expect(findFirstFaulty({ ...DRAFT, prompts: [] }, 10)).toBe('prompts');
    expect(findFirstFaulty(DRAFT, 10)).toBeNull();
  });
});

describe('what creates the project', () => {
  it('is the draft, trimmed, without blank lines; a simulated project has no cap', () => {
    const competitors = [
      { name: ' Kordiva', site: 'https://www.kordiva.example/x' },
      { name: '', site: '' },
    ];
    const draft = { ...DRAFT, competitors, capUsd: 20, prompts: [...DRAFT.prompts, { text: ' ', tags: '' }] };
    expect(toSetUp(draft, 'live')).toMatchObject({
      name: 'Brimlane',
      websiteUrl: 'https://www.brimlane.example/',
      country: null,
      prompts: [{ prompt: 'Which one?', tags: ['category', 'drills'] }],
      competitors: [{ name: 'Kordiva', domain: 'kordiva.example' }],
      monthlyCapUsd: 20,
    });
    expect(toSetUp(draft, 'test').monthlyCapUsd).toBeNull();
  });
});

describe('the draft in storage', () => {
  it('comes back as it was left, until it is removed', () => {
    const memory = fakeMemory();
    saveDraft(DRAFT, memory);
    expect(loadDraft('de', memory)).toEqual(DRAFT);
    removeDraft(memory);
    expect(loadDraft('de', memory)).toEqual(emptyDraft('de'));
  });

  it.each([
    'no json',
    'null',
    '[1]',
    '{"name":3,"engines":["eliza",7],"prompts":[null,{"text":1}],"environment":"moon"}',
  ])('that nobody understands counts as not entered: %s', (text) => {
    const loaded = loadDraft('en', { ...fakeMemory(), getItem: () => text });
    expect(loaded).toMatchObject({ name: '', prompts: [], environment: null });
  });

  it('may be forbidden', () => {
    const forbidden = () => {
      throw new Error('denied');
    };
    const memory = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
    expect(loadDraft('en', memory)).toEqual(emptyDraft('en'));
    expect(() => {
      saveDraft(DRAFT, memory);
      removeDraft(memory);
    }).not.toThrow();
  });
});

describe('pasted lines', () => {
  it('become prompts without marks of lists, each once', () => {
    const known = [{ text: 'Known?', tags: '' }];
    expect(planPromptLines('- One?\r\n2. Two?\n\n  known?\n• one?\n3 drills?', known, 'a')).toEqual([
      { text: 'One?', tags: 'a' },
      { text: 'Two?', tags: 'a' },
      { text: '3 drills?', tags: 'a' },
    ]);
  });

  it('become competitors with or without a site', () => {
    expect(planCompetitorLines('Kordiva, kordiva.example\nVeltaro\tveltaro.example\nkordiva\nOduvia', [])).toEqual([
      { name: 'Kordiva', site: 'kordiva.example' },
      { name: 'Veltaro', site: 'veltaro.example' },
      { name: 'Oduvia', site: '' },
    ]);
  });
});

describe('the excerpt of an answer', () => {
  const own = (spans: { start: number; end: number }[]) => ({
    ...{ brandId: 'b', name: 'Brimlane', isUserBrand: true, mentionOrder: 1, position: 0, sentiment: 50 },
    ...{ occurrences: spans.length, spans, listNumber: null, ...NO_OPINION },
  });

  it('marks exactly what was counted, and shows no marks of Markdown', () => {
    const text = '## Drills\n\nTake **Brimlane** or [this](https://x.example/a).';
    const start = text.indexOf('Brimlane');
    const { pieces, isCutBefore, isCutAfter } = planExcerpt({ text, mentions: [own([{ start, end: start + 8 }])] });
    expect(pieces.map(({ text: shown, isOwnBrand }) => [shown, isOwnBrand])).toEqual([
      ['Drills\n\nTake ', false],
      ['Brimlane', true],
      [' or this.', false],
    ]);
    expect([isCutBefore, isCutAfter]).toEqual([false, false]);
  });

  it('makes no bullet of a dash within a line', () => {
    const text = '- **Brimlane** - quick\n- Kordiva - slow\n## Also';
    const start = text.indexOf('Brimlane');
    const shown = planExcerpt({ text, mentions: [own([{ start, end: start + 8 }])] }).pieces.map((piece) => piece.text);
    expect(shown).toEqual(['• ', 'Brimlane', ' - quick\n• Kordiva - slow\nAlso']);
  });

  it('begins a little before the brand, and at the top where it is not named', () => {
    const text = `${'word '.repeat(200)}Brimlane ${'word '.repeat(200)}`;
    const start = text.indexOf('Brimlane');
    const named = planExcerpt({ text, mentions: [own([{ start, end: start + 8 }])] });
    expect(named.pieces.find(({ isOwnBrand }) => isOwnBrand)?.text).toBe('Brimlane');
    expect([named.isCutBefore, named.isCutAfter]).toEqual([true, true]);
    expect(planExcerpt({ text, mentions: [] }).pieces[0]?.start).toBe(0);
  });
});

describe('A list that was typed and not added', () => {
  const draft = {
    ...emptyDraft('en'),
    prompts: [{ text: 'One?', tags: '' }],
    pastedPrompts: 'Two?\none?',
    pastedTags: 'a',
    competitors: [{ name: '', site: '' }],
    pastedCompetitors: 'Kordiva, kordiva.example',
  };

  it('is taken along by going on, and waits no more', () => {
    expect(takePasted('prompts', draft)).toEqual({
      prompts: [
        { text: 'One?', tags: '' },
        { text: 'Two?', tags: 'a' },
      ],
      pastedPrompts: '',
    });
    expect(takePasted('competitors', draft)).toEqual({
      competitors: [{ name: 'Kordiva', site: 'kordiva.example' }],
      pastedCompetitors: '',
    });
  });

  it('is nothing where nothing was typed, and of no other step', () => {
    expect(takePasted('prompts', emptyDraft('en'))).toBeNull();
    expect(takePasted('brand', draft)).toBeNull();
  });
});
