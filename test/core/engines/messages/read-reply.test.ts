import { describe, expect, it } from 'vitest';
import { toMessagesDialect } from '#main/core/engines/messages/read-error.ts';
import { readMessagesReplies } from '#main/core/engines/messages/read-reply.ts';
import { makeReply, readFixtureReply } from '#support/engine-requests.ts';

const DIALECT = toMessagesDialect('Anthropic');

function readFixtures(...names: string[]) {
  return readMessagesReplies(
    names.map((name) => readFixtureReply(`anthropic-messages/${name}`)),
    DIALECT,
  );
}

function readContent(content: unknown, more: object = {}) {
  return readMessagesReplies([makeReply({ content, stop_reason: 'end_turn', ...more })], DIALECT);
}

const text = (words: string) => ({ type: 'text', text: words });
const use = (id: string | null, query: string) => ({
  type: 'server_tool_use',
  id,
  name: 'web_search',
  input: { query },
});
const found = (id: string | null) => ({
  type: 'web_search_tool_result',
  tool_use_id: id,
  content: [{ url: 'https://kordiva.example/' }],
});

describe('reading a recorded turn', () => {
  it('pairs a search with a result that came only after the pause', () => {
    expect(readFixtures('paused-1', 'paused-2')).toMatchObject({
      text: 'Let me see.\n\n**Kordiva** starts at 4 a month.',
      queries: ['planning tools', 'Kordiva price'],
      isIncomplete: false,
      // 1000, then 3000 fresh and 900 out of the cache.
      bill: { usage: { inputTokens: 4900, cachedInputTokens: 900, outputTokens: 170, searches: 2, requests: 2 } },
    });
  });

  it('marks a turn that stayed paused, and does not count the search that never ended', () => {
    expect(readFixtures('paused-1')).toMatchObject({
      text: 'Let me see.',
      queries: ['planning tools'],
      isIncomplete: true,
    });
  });

  it('keeps unknown blocks from costing anything but themselves', () => {
    expect(readFixtures('unknown-items')).toMatchObject({
      text: 'Use Kordiva.',
      cited: [{ url: 'https://late.example/', title: null }],
      retrieved: [{ url: 'https://ok.example/a', title: null }],
      queries: ['planning'],
    });
  });

  it('calls queries unknown, not none, where results come without them', () => {
    expect(readFixtures('hidden-queries')).toMatchObject({ isGrounded: true, queries: null });
  });

  it('flags an answer whose only search failed as ungrounded, with no queries', () => {
    expect(readFixtures('search-failed-answer')).toMatchObject({
      kind: 'answer',
      isGrounded: false,
      queries: [],
      bill: { usage: { searches: 0 } },
    });
  });

  it.each([
    ['refusal', 'I can’t help with that.'],
    ['refusal-explained', 'This question cannot be answered.'],
    ['refusal-without-words', '[refusal]'],
  ])('takes %s for an answer', (name, words) => {
    expect(readFixtures(name)).toMatchObject({ kind: 'answer', isRefusal: true, isIncomplete: false, text: words });
  });

  it('says of a reply that ended before its text what happened', () => {
    expect(readFixtures('cut-before-text')).toMatchObject({
      reason: 'schema_drift',
      message: 'The reply of Anthropic cannot be read: it broke off before the first word.',
    });
  });
});

describe('reading any turn', () => {
  it('joins blocks side by side as they are and begins a paragraph after anything else', () => {
    const blocks = [text('Kor'), text('diva'), use('a', 'q'), found('a'), text(' \n'), found('a'), text('and Oduvia ')];
    expect(readContent(blocks)).toMatchObject({ text: 'Kordiva\n\nand Oduvia' });
  });

  it('reads content that is one string', () => {
    expect(readContent('Kordiva.')).toMatchObject({ text: 'Kordiva.', isGrounded: false, queries: [] });
  });

  it.each<[string, unknown[], string[] | null]>([
    ['its own result', [use('a', 'one'), use('b', 'two'), found('b')], ['two']],
    ['no result at all', [use('a', 'one')], []],
    ['a result without an id', [use('a', 'one'), use('b', 'two'), found(null)], ['one', 'two']],
    ['a result, itself without an id', [use(null, 'one'), found('a')], ['one']],
    ['no query block', [found('a')], null],
  ])('counts a query with %s', (_, blocks, queries) => {
    expect(readContent([...blocks, text('Kordiva.')])).toMatchObject({ queries });
  });

  it.each([
    ['an error in a list', [{ type: 'web_search_tool_result_error', error_code: 'unavailable' }], false],
    ['nothing', undefined, false],
    ['an empty list: it ran and found nothing', [], true],
  ])('reads a result that holds %s', (_, content, isGrounded) => {
    const blocks = [use('a', 'one'), { type: 'web_search_tool_result', tool_use_id: 'a', content }, text('Kordiva.')];
    expect(readContent(blocks)).toMatchObject({ isGrounded, retrieved: [], queries: isGrounded ? ['one'] : [] });
  });

  it('takes words before a failed search for no answer', () => {
    const failed = { type: 'web_search_tool_result', tool_use_id: 'a', content: { error_code: 'unavailable' } };
    const outcome = readContent([text('I will look that up.'), use('a', 'one'), failed, text(' ')]);
    expect(outcome).toMatchObject({ kind: 'failure', reason: 'search_error' });
    const refused = readContent([text('I will not.'), use('a', 'one'), failed], { stop_reason: 'refusal' });
    expect(refused).toMatchObject({ kind: 'answer', isRefusal: true });
  });

  it.each([
    ['end_turn', false],
    ['stop_sequence', false],
    [null, false],
    ['max_tokens', true],
    ['model_context_window_exceeded', true],
    ['tool_use', true],
    ['something_new', true],
  ])('after the stop reason %s has isIncomplete %s', (stop_reason, isIncomplete) => {
    expect(readContent([text('Kordiva.')], { stop_reason })).toMatchObject({ isIncomplete });
  });

  it('does not know the cost when one of the replies does not tell its usage', () => {
    const usage = { input_tokens: 5, output_tokens: 2 };
    const replies = [{ content: [text('a')], usage }, { content: [text('b')] }].map((body) => makeReply(body));
    expect(readMessagesReplies(replies, DIALECT)).toMatchObject({ kind: 'answer', bill: { usage: null } });
  });

  it('counts the searches itself where the usage does not', () => {
    const usage = { input_tokens: 5, output_tokens: 2 };
    const blocks = [use('a', 'one'), found('a'), text('Kordiva.')];
    expect(readContent(blocks, { usage })).toMatchObject({ bill: { usage: { searches: 1 } } });
  });

  it.each([401, 429, 529])('is decided by a stored reply of status %i, wherever it stands', (status) => {
    const good = makeReply({ content: [text('Kordiva.')] });
    for (const replies of [
      [makeReply('', status), good],
      [good, makeReply('', status)],
    ]) {
      expect(readMessagesReplies(replies, DIALECT)).toMatchObject({ kind: 'failure' });
    }
  });
});
