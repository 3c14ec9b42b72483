/** What plans of pages say. */
import type { PlanTexts } from '../task-texts.ts';

export const PLANS = {
  topicPage: (name: string, topic: string, questions: readonly string[]): PlanTexts => ({
    template: 'Topic page: the short answer first, one section a question, a table, then the brand in context',
    outline: [
      `The short answer on ${topic}`,
      ...questions,
      `How ${name} compares`,
      'Sources and date of the last check',
    ],
  }),
  /** `compared` are those competitors that get a section of their own. */
  comparisonPage: (name: string, compared: readonly string[]): PlanTexts => ({
    template: 'Comparison page: criteria, a table with facts and prices, for whom each choice is right',
    outline: [
      'Who this comparison is for, and when it was checked',
      `${name} and its alternatives in one table`,
      ...compared.map((rival) => `When ${rival} is the better choice, and when ${name} is`),
      'What it costs',
      'What each cannot do',
    ],
  }),
  /** A section for each question; `searches` are the words that engines used, to be met in the text. */
  answerPage: (name: string, questions: readonly string[], searches: readonly string[]): PlanTexts => ({
    template: 'Question and answer page: each question as a heading, the answer in the first sentence below it',
    outline: [...questions, `What ${name} does about it`, `Words to use, as engines search: ${searches.join('; ')}`],
  }),
};
