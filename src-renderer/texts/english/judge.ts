/** The words about the judge: a model that reads what answers say of brands. */
import { formatQuantity } from '../format.ts';

export const JUDGE = {
  title: 'A model reads opinions',
  note: 'Word lists stay silent where they are not sure. A model of yours can read those sentences, or all of them. While it is off, nothing is sent.',
  mode: 'What it reads',
  modes: { off: 'Nothing (off)', unsure: 'Mentions on which the word lists are silent', all: 'Every mention' },
  brands: 'Whose mentions',
  whose: { own: 'Own brand', tracked: 'Own brand and competitors' },
  route: 'Service',
  noKey: (label: string) => `${label} (no key)`,
  model: 'Model',
  since: 'Answers from this day on',
  cap: 'Monthly limit, US$',
  capHint: 'Empty: only the caps of the project and the account apply.',
  forecast: (mentions: number, answers: number, expected: string, most: string) =>
    `${formatQuantity(mentions, 'mention', 'mentions')} in ${formatQuantity(answers, 'answer', 'answers')}: about ${expected}, at most ${most}.`,
  sampled: (count: number) => `From a sample of ${formatQuantity(count, 'answer', 'answers')}.`,
  unpriced: 'No price is known for this model: rates are assumed that few models exceed.',
  run: 'Read what is due now',
  state: 'What it did',
  standsStill: 'It has stopped',
  result: 'Result',
  count: 'Mentions',
  verdicts: { positive: 'Positive', neutral: 'Neutral', negative: 'Negative', none: 'No opinion' },
  misses: {
    missing: 'No verdict: left out',
    false_quote: 'No verdict: it quoted what the answer does not say',
    contradictory: 'No verdict: it contradicted itself',
    unreadable: 'No verdict: its reply cannot be read',
  },
  agreement: (share: string, span: string, count: number) =>
    `It agrees with itself in ${share} (${span}) of ${formatQuantity(count, 'mention', 'mentions')} that it judged twice. That says nothing of whether it is right: overrule it in an answer where it is not.`,
  spent: (spent: string) => `Spent this month: ${spent}.`,
  waiting: (count: number) => `Not looked at yet: ${formatQuantity(count, 'answer', 'answers')}.`,
};
