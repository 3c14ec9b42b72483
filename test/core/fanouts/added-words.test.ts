import { describe, expect, it } from 'vitest';

import { listAddedWords, listWords } from '#main/core/fanouts/added-words.ts';

const add = (query: string, prompt: string) => listAddedWords(query, new Set(listWords(prompt)));

describe('words that a search adds', () => {
  it.each([
    ['best CRM tools 2026 for agencies', 'Which CRM suits agencies?', ['best', 'tools', '2026']],
    ['Kordiva vs Brimlane pricing', 'What does Kordiva cost?', ['vs', 'brimlane', 'pricing']],
    ['beste Projektsoftware für kleine Teams Vergleich', 'Projektsoftware für kleine Teams', ['beste', 'vergleich']],
    ['c++ profiler node.js', 'profiler', ['c++', 'node.js']],
    ['same words', 'WORDS the same', []],
    ['', 'prompt', []],
  ])('%s', (query, prompt, expected) => {
    expect(add(query, prompt)).toEqual(expected);
  });

  it('are found where words stand without spaces', () => {
    expect(add('東京 おすすめ 電気ケトル', '電気ケトル')).toContain('東京');
    expect(listWords('電気ケトル').length).toBeGreaterThan(1);
  });
});
