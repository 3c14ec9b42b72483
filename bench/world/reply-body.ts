/** An answer as the body of an OpenAI Responses reply, with identifiers that no two replies share. */
import { createSeededRandom } from '#main/core/engines/simulated/seeded-random.ts';
import type { WrittenAnswer } from './write-answer.ts';

/** JSON text. `place` names the reply; the same place, the same body. */
export function toReplyBody(answer: WrittenAnswer, place: string): string {
  const random = createSeededRandom(`${place} reply`);
  const id = (kind: string) =>
    `${kind}_${Array.from({ length: 6 }, () => random.below(0x1_0000_0000).toString(16).padStart(8, '0')).join('')}`;
  const annotations = answer.cited.map(({ url, title }, index) => {
    const found = answer.text.indexOf(url);
    const start = found < 0 ? Math.floor((answer.text.length * index) / answer.cited.length) : found;
    return { type: 'url_citation', start_index: start, end_index: start + 10, url, title };
  });
  const action = {
    type: 'search',
    queries: answer.queries,
    sources: answer.cited.map(({ url }) => ({ type: 'url', url })),
  };
  const input = 900 + random.below(4_000);
  const output = Math.round(answer.text.length / 4) + random.below(200);
  return JSON.stringify({
    id: id('resp'),
    object: 'response',
    created_at: 1_700_000_000 + random.below(50_000_000),
    status: 'completed',
    error: null,
    incomplete_details: null,
    model: 'gpt-5.1-2025-11-13',
    output: [
      { type: 'web_search_call', id: id('ws'), status: 'completed', action },
      {
        type: 'message',
        id: id('msg'),
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: answer.text, annotations }],
      },
    ],
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: random.below(input) },
      output_tokens: output,
      total_tokens: input + output,
    },
  });
}
