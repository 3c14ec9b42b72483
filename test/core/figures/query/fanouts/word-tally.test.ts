import { describe, expect, it } from 'vitest';

import { listWords } from '#main/core/figures/query/fanouts/list-words.ts';
import { WordTally } from '#main/core/figures/query/fanouts/word-tally.ts';

/** In the order of their letters. */
function add(query: string, prompt: string): string[] {
  const tally = new WordTally([query], 1);
  tally.addPrompt(prompt, Int32Array.of(1));
  return tally.list().map(({ word }) => word);
}

describe('words that a search adds', () => {
  it.each([
    ['best CRM tools 2026 for agencies', 'Which CRM suits agencies?', ['best', 'tools', '2026']],
    ['Kordiva vs Brimlane pricing', 'What does Kordiva cost?', ['vs', 'brimlane', 'pricing']],
    ['beste Projektsoftware für kleine Teams Vergleich', 'Projektsoftware für kleine Teams', ['beste', 'vergleich']],
    ['c++ profiler node.js', 'profiler', ['c++', 'node.js']],
    ['same words', 'WORDS the same', []],
    ['', 'prompt', []],
  ])('%s', (query, prompt, expected) => {
    expect(add(query, prompt)).toEqual(expected.toSorted());
  });

  it('are found where words stand without spaces', () => {
    expect(add('東京 おすすめ 電気ケトル', '電気ケトル')).toContain('東京');
    expect(listWords('電気ケトル').length).toBeGreaterThan(1);
  });

  it('are counted by occurrence, search and prompt', () => {
    const tally = new WordTally(['kettle test', 'quiet kettle test', 'never asked'], 2);
    tally.addPrompt('Which kettle?', Int32Array.of(2, 1, 0));
    tally.addPrompt('A test?', Int32Array.of(0, 2, 0));
    expect(tally.list()).toEqual([
      { word: 'quiet', count: 3, queryCount: 1, promptCount: 2 },
      { word: 'test', count: 3, queryCount: 2, promptCount: 1 },
      { word: 'kettle', count: 2, queryCount: 1, promptCount: 1 },
    ]);
  });
});
