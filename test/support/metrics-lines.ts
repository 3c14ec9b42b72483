/** Nine answers whose figures can be worked out in the head. */

const CITES_OWN = ['https://www.brimlane.example/pricing'];
/**
 * Today is 2026-03-10. In the last seven days (3rd to 9th) of five answers the brand is named in three, cited in two and
 * visible in four; prompt A and B are visible, C is not. In the seven days before, one of two answers names it.
 */
export const LINES = [
  { prompt: 'A', model: 'chatgpt', answeredAt: '2026-03-09T23:59:59.999Z', text: 'Brimlane is a choice.', tags: ['x'] },
  {
    prompt: 'A',
    model: 'grok',
    answeredAt: '2026-03-09T00:00:00Z',
    text: 'Kordiva leads, then Brimlane.',
    sources: CITES_OWN,
  },
  {
    prompt: 'B',
    model: 'chatgpt',
    answeredAt: '2026-03-05T10:00:00Z',
    text: 'See the list.',
    sources: CITES_OWN,
    language: 'de',
  },
  {
    prompt: 'B',
    model: 'chatgpt',
    answeredAt: '2026-03-03T00:00:00Z',
    text: 'One, two, three, Brimlane.',
    language: 'de',
  },
  { prompt: 'C', model: 'chatgpt', answeredAt: '2026-03-04T10:00:00Z', text: 'Nobody knows.', tags: ['X', 'y'] },
  { prompt: 'A', model: 'chatgpt', answeredAt: '2026-03-02T23:59:59Z', text: 'Brimlane again.' },
  { prompt: 'C', model: 'chatgpt', answeredAt: '2026-02-24T00:00:00Z', text: 'Nothing.' },
  { prompt: 'A', model: 'chatgpt', answeredAt: '2026-02-23T23:59:59Z', text: 'Too old: Brimlane.' },
  { prompt: 'A', model: 'chatgpt', answeredAt: '2026-03-10T01:00:00Z', text: 'Today: Brimlane.' },
];
