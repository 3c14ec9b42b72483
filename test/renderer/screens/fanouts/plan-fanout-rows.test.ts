import { describe, expect, it } from 'vitest';

import {
  listAdded,
  listAnswers,
  planFanoutRows,
  planLeadingPrompts,
} from '../../../../src-renderer/screens/fanouts/plan-fanout-rows.ts';

const occurrence = (resultId: string, promptId: string) => ({
  resultId,
  promptId,
  promptText: `Prompt ${promptId}`,
  brandName: 'Quellwerk',
  model: 'chatgpt' as const,
  timestamp: '2026-03-10T08:00:00.000Z',
  visible: true,
  mentions: 1,
});

describe('A search', () => {
  it.each([
    ['best quiet kettle 2026', 'Which kettle is quiet?', ['best', '2026']],
    ['Kettle kettle KETTLE', 'kettle', []],
    ['c++ vs. node.js', 'c++', ['vs', 'node.js']],
    ['ärger', 'ÄRGER', []],
  ])('%s adds to %s', (query, prompt, added) => expect(listAdded(query, prompt)).toEqual(added));

  it('has its share of all answers, and none where that was not asked', () => {
    const interval = { n: 40, prompts: 8, repeat: null, brand: null };
    const fanout = {
      ...{ query: 'kettle reviews', count: 12, promptCount: 3, models: [], samplePrompt: 'Which kettle?' },
      lastSeen: '2026-03-10T08:00:00.000Z',
    };
    const [asked] = planFanoutRows([{ ...fanout, searched: { answers: 10, interval } }], 40);
    expect(asked).toMatchObject({ sharePercent: 25, totalAnswers: 40, added: ['reviews'] });
    expect(planFanoutRows([fanout], 40)[0]?.sharePercent).toBeNull();
  });

  it('has prompts that lead there, the most frequent first, and each answer once', () => {
    const occurrences = [occurrence('1', 'p'), occurrence('2', 'q'), occurrence('2', 'q'), occurrence('3', 'q')];
    expect(planLeadingPrompts(occurrences)).toEqual([
      { id: 'q', text: 'Prompt q', occurrences: 3 },
      { id: 'p', text: 'Prompt p', occurrences: 1 },
    ]);
    expect(listAnswers(occurrences).map(({ resultId }) => resultId)).toEqual(['1', '2', '3']);
  });
});
