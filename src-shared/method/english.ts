/** How figures come about and what they do not say, in words: the methodology screen and the last page of a report. The shape of other languages. */

export interface MethodPart {
  title: string;
  paragraphs: readonly string[];
  /** In words, where there is one. */
  formula?: string;
}

export const METHOD_ENGLISH = {
  counting: {
    title: 'What is counted',
    paragraphs: [
      'Questions (prompts) are put to AI answer engines again and again. Every answer is kept, and the brands named in it and the pages that it cites are counted by fixed rules, without judgement by a model.',
      'A call that failed is no answer, and neither is a surface that showed nothing. A refusal is an answer. Days are UTC days. A dash stands for “nothing was counted”, never for zero.',
    ],
    formula: 'Rate = answers with the property ÷ all answers of the period. It is never averaged from daily rates.',
  },
  brand: {
    title: 'Brand interval',
    paragraphs: [
      'It answers “how visible is the brand for questions like these?”. Other people would have thought of other questions, so questions are the sample, and answers to one question count together: a thousand answers to forty questions are forty voices, not a thousand.',
      'It stands beside every figure, with the number of prompts. Under five prompts there is none, because so few say nothing of others like them; then the repeat interval is shown, by its name.',
      'In simulated projects a 95% interval covers the truth in 93 to 97 of 100 cases. Known weak spot: at rates of 2 to 10 % it is 86 to 98 with 12 prompts and 88 to 98 with 40.',
    ],
    formula:
      'Variance = P ÷ (P − 1) × sum over prompts of (hits − rate × answers)² ÷ all answers². Drawn as Wilson’s interval with the number of answers that gives this variance, and Student’s t of P − 1; under 15 % and over 85 % of fewer, as far as few prompts make up most of the variance (Satterthwaite). For averages the same variance, drawn as average ± t × its root.',
  },
  repeat: {
    title: 'Repeat interval',
    paragraphs: [
      'It answers “what would these same prompts give if they were asked again on those days?”. Only the engines’ answers vary, not the questions. It is the band of charts over time, which always show the same prompts.',
      'Where neighbouring days are alike beyond chance, it is widened by as much.',
    ],
    formula:
      'Variance = sum over prompts and engines of answers × variance within ÷ all answers², with degrees of freedom by Satterthwaite. Where nothing was asked twice it is Wilson’s interval of all answers, an upper bound.',
  },
  changes: {
    title: 'Changes and their verdicts',
    paragraphs: [
      'Two periods ask the same prompts, so they are compared prompt by prompt, never as two heaps of answers. There are four verdicts.',
      'Real: the interval for prompts like these excludes zero. On these prompts: only the repeat interval does; these prompts changed, others like them may not have. Within noise: neither, and then a change is called neither a rise nor a fall. Too few answers: fewer than 30 answers or 5 prompts on either side.',
      'Of a hundred changes that are none, about five are called real by chance. Where a table judges many rows at once, what is called real is held so that at most one in ten of it is expected to be chance (Benjamini and Hochberg).',
      'Rows of one prompt (of a table of prompts, of prompts and engines) are of that prompt alone: the rule of five prompts cannot apply to them, and their verdict is about its answers and says nothing of other prompts.',
    ],
    formula:
      'By prompt: its deviation from the rate of the period, now less before, each divided by all answers of its period. Variance = P ÷ (P − 1) × sum of their squares; Student’s t of P − 1.',
  },
  limits: {
    title: 'What the figures do not say',
    paragraphs: [
      'They say nothing about questions of another kind than those asked, about engines that were not asked, or about how many people ask which question.',
      'An interval covers chance, not faults: a name that is not recognised, prompts that favour the brand, or an engine that changed its model are outside of it.',
      'A change that is real says that something changed, not why. A figure beside another one, such as revenue beside visibility, does not say that one made the other.',
      'Answers over an API can differ from those in an app, where model, memory, place and interface are others.',
    ],
  },
} satisfies Record<string, MethodPart>;

export type MethodWords = Record<keyof typeof METHOD_ENGLISH, MethodPart>;
