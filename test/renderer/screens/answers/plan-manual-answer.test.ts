import { describe, expect, it } from 'vitest';

import { toAnswerFilters, toAnswerInput } from '../../../../src-renderer/filters/answer-filters.ts';
import {
  checkDraft,
  type ManualAnswerDraft,
  readSourceLines,
  toManualAnswer,
} from '../../../../src-renderer/screens/answers/plan-manual-answer.ts';
import { planPills } from '../../../../src-renderer/screens/answers/plan-pills.ts';
import { planPages } from '../../../../src-renderer/screens/answers/use-answer-pages.ts';

const DRAFT: ManualAnswerDraft = {
  promptId: null,
  prompt: ' Which planner? ',
  engine: 'chatgpt',
  text: 'Kordiva.',
  sources: '',
  answeredAt: null,
  country: null,
  app: ' ',
  note: '',
};

describe('an answer that is added', () => {
  it('sends only what was told', () => {
    expect(toManualAnswer('p1', DRAFT)).toEqual({
      projectId: 'p1',
      prompt: 'Which planner?',
      model: 'chatgpt',
      text: 'Kordiva.',
    });
    expect(
      toManualAnswer('p1', { ...DRAFT, promptId: 'id', country: 'DE', app: 'A phone', sources: 'https://a.example' }),
    ).toEqual({
      projectId: 'p1',
      promptId: 'id',
      model: 'chatgpt',
      text: 'Kordiva.',
      sources: [{ url: 'https://a.example', title: null }],
      country: 'DE',
      app: 'A phone',
    });
  });

  it('has a source a line, perhaps with a title before it; a line without an address is named', () => {
    expect(
      readSourceLines('https://a.example/x\n\n Ten planners | https://b.example \nC: d - https://c.example'),
    ).toEqual([
      { url: 'https://a.example/x', title: null },
      { url: 'https://b.example', title: 'Ten planners' },
      { url: 'https://c.example', title: 'C: d' },
    ]);
    expect(readSourceLines('a.example/x\nTen planners | www.b.example')).toEqual([
      { url: 'https://a.example/x', title: null },
      { url: 'https://www.b.example', title: 'Ten planners' },
    ]);
    expect(readSourceLines('https://a.example\njavascript:alert(1)')).toBe(2);
    expect(readSourceLines('a book of boards')).toBe(1);
  });

  it('needs a prompt, an engine and a text, and was not seen in the future', () => {
    const nowMs = new Date('2026-03-10T12:00:00').getTime();
    expect(checkDraft(DRAFT, nowMs)).toEqual({});
    const errors = checkDraft(
      { ...DRAFT, prompt: ' ', engine: null, text: '\n', sources: 'no', answeredAt: '2026-03-10 12:00:01' },
      nowMs,
    );
    expect(Object.keys(errors).sort()).toEqual(['answeredAt', 'engine', 'prompt', 'sources', 'text']);
  });
});

describe('filters in the address', () => {
  const read = (search: string) => toAnswerFilters(new URLSearchParams(search));

  it('become what the list takes, and what is not understood is left out', () => {
    expect(
      toAnswerInput(read('q=plan&visible=1&cited=0&brand=b1&query=best+tool&run=r1&refusal=maybe&domain=')),
    ).toEqual({
      search: 'plan',
      visible: true,
      cited: false,
      brandId: 'b1',
      fanOutQuery: 'best tool',
      runId: 'r1',
    });
  });

  it('are pills by name where they have no control of their own', () => {
    const names = { brand: 'Brimlane', withoutBrand: null, source: null, runStartedAt: null };
    expect(planPills(read('q=x&visible=1&prompt=p&brand=b1&domain=a.example&mentioned=0'), names)).toEqual([
      { key: 'brand', label: 'naming Brimlane' },
      { key: 'domain', label: 'citing a.example' },
      { key: 'mentioned', label: 'not naming the brand' },
    ]);
    expect(planPills(read('brand=b1'), { ...names, brand: null })[0]?.label).toBe('naming something deleted');
  });
});

describe('the pages of the list', () => {
  it('are the first one and those in view', () => {
    expect(planPages(0, 12)).toEqual([1]);
    expect(planPages(45, 55)).toEqual([1, 2]);
    expect(planPages(1_000, 1_060)).toEqual([1, 21, 22]);
  });
});
