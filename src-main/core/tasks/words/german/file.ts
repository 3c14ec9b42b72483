/** The words of a task that is saved as a file, in German. */
import { lazy } from '#shared/text/lazy.ts';
import type { TaskWords } from '../english/index.ts';

const days = lazy(() => new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'UTC' }));

export const FILE: TaskWords['file'] = {
  exports: { markdown: 'Aufgabe als Markdown', csv: 'Belege als CSV' },
  scores: ({ impact, effort, priorityScore }) =>
    `Wirkung ${impact} von 10, Aufwand ${effort} von 10, Priorität ${priorityScore} von 100.`,
  steps: 'Was zu tun ist',
  evidence: 'Warum',
  contentPlan: 'Inhaltsplan',
  page: 'Seite',
  template: 'Muster',
  outline: 'Gliederung',
  questions: 'Zu beantwortende Fragen',
  quote: ({ engine, answeredAt, text }) => `${engine}, ${days().format(new Date(answeredAt))}: „${text}“`,
};
