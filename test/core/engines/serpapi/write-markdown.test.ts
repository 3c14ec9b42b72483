import { describe, expect, it } from 'vitest';
import { answerShape } from '#main/core/engines/serpapi/reply-shape.ts';
import { writeMarkdown } from '#main/core/engines/serpapi/write-markdown.ts';

const write = (...text_blocks: unknown[]) => writeMarkdown(answerShape.parse({ text_blocks }));

describe('writeMarkdown', () => {
  it('does not say a title twice', () => {
    expect(write({ type: 'list', list: [{ title: 'Kordiva', snippet: 'Kordiva is simple.' }] })).toBe(
      '- Kordiva is simple.',
    );
    expect(write({ type: 'paragraph', title: 'Kordiva', snippet: 'Kordiva is simple.' })).toBe('Kordiva is simple.');
  });

  it('keeps a blank cell in its column and pads short rows', () => {
    expect(write({ type: 'table', table: [['A', 'B', 'C'], ['1', {}, '3'], ['4']] })).toBe(
      '| A | B | C |\n| --- | --- | --- |\n| 1 |  | 3 |\n| 4 |  |  |',
    );
  });

  it('writes a table of records', () => {
    expect(write({ type: 'table', formatted: [{ tool: 'Kordiva', price: 5 }, { tool: 'Brimlane' }] })).toBe(
      '| tool | price |\n| --- | --- |\n| Kordiva | 5 |\n| Brimlane |  |',
    );
  });

  it('fences code that holds a fence', () => {
    expect(write({ type: 'code_block', code: '```\na\n```' })).toBe('~~~~\n```\na\n```\n~~~~');
  });

  it('reads strings, and the known parts of types that nobody knows', () => {
    expect(write('Plain.', { type: 'new', text: 'Words.', items: ['one', 'two'] })).toBe(
      'Plain.\n\nWords.\n\n- one\n- two',
    );
  });

  it('gives up below twenty levels instead of overflowing', () => {
    let block: unknown = { type: 'paragraph', snippet: 'deep' };
    for (let level = 0; level < 5000; level += 1) block = { type: 'expandable', text_blocks: [block] };
    expect(write({ type: 'paragraph', snippet: 'top' }, block)).toBe('top');
  });
});
