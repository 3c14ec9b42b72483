/** The words about what figures count: questions left out and why, and what makes a period uneven. */
import { formatCount, formatQuantity } from '../format.ts';

const days = (count: number) => formatQuantity(count, 'day', 'days');

export const COVERAGE = {
  label: 'What these figures count',
  counted: (counted: number, asked: number) =>
    `${formatCount(counted)} of ${formatQuantity(asked, 'question', 'questions')} counted`,
  more: (count: number) => `${formatCount(count)} more`,
  now: 'This period',
  before: 'The period before',
  asked: 'Asked',
  answers: 'Counted: answers',
  underWay: 'Still being asked',
  archived: (prompts: number, archived: number) =>
    `${formatQuantity(prompts, 'prompt', 'prompts')} counted, ${formatCount(archived)} of them archived`,
  sides: {
    label: 'Where the two periods differ',
    prompts: (both: number, now: number, then: number) =>
      `${formatQuantity(both, 'prompt', 'prompts')} in both, ${formatCount(now)} only now, ${formatCount(then)} only then`,
    onlyNow: (names: string) => `${names} only now`,
    onlyThen: (names: string) => `${names} only then`,
  },
  facts: {
    engineMissing: (engine: string, missing: number, of: number) => `${engine} missing on ${missing} of ${days(of)}`,
    engineCame: (engine: string, date: string) => `${engine} asked since ${date}`,
    engineLeft: (engine: string, date: string | null) =>
      date === null ? `${engine} no longer asked` : `${engine} not asked after ${date}`,
    modelChanged: (engine: string, from: string, to: string, date: string) =>
      `${engine}: ${to} instead of ${from} since ${date}`,
    otherBoundaries: (count: number, since: string, until: string) =>
      `${formatQuantity(count, 'answer', 'answers')} from ${since} to ${until} measured by other word boundaries`,
    capped: (count: number, questions: number) =>
      `A cap held back ${formatQuantity(questions, 'question', 'questions')} on ${days(count)}`,
    noAnswers: (empty: number, of: number) => `No answers on ${empty} of ${days(of)}`,
    promptsCame: (count: number) => `${formatQuantity(count, 'prompt', 'prompts')} added`,
    promptsLeft: (count: number) => `${formatQuantity(count, 'prompt', 'prompts')} no longer asked`,
  },
};
