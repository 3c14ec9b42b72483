/** The words of a task that is saved as a file, beside its own. */
import { lazy } from '#shared/text/lazy.ts';

const days = lazy(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }));

export const FILE = {
  exports: { markdown: 'Task as Markdown', csv: 'Evidence as CSV' },
  scores: ({ impact, effort, priorityScore }: { impact: number; effort: number; priorityScore: number }): string =>
    `Impact ${impact} of 10, effort ${effort} of 10, priority ${priorityScore} of 100.`,
  steps: 'Steps',
  evidence: 'Evidence',
  contentPlan: 'Content plan',
  page: 'Page',
  template: 'Template',
  outline: 'Outline',
  questions: 'Questions to answer',
  /** A sentence of an answer. */
  quote: ({ engine, answeredAt, text }: { engine: string; answeredAt: string; text: string }): string =>
    `${engine}, ${days().format(new Date(answeredAt))}: “${text}”`,
};
