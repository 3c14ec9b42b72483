/** How the figures come about, and what each of them means. */
import { html } from '../markup.ts';
import type { SectionWriter } from './section.ts';

const DEFINED = ['visibility', 'mention', 'citation', 'coverage', 'position', 'sentiment'] as const;

export const writeMethod: SectionWriter = ({ words }) => ({
  body: html`${words.method.map((paragraph) => html`<p>${paragraph}</p>`)}<dl>${DEFINED.map(
    (figure) => html`<dt>${words.figures[figure]}</dt><dd>${words.definitions[figure]}</dd>`,
  )}</dl>`,
  table: null,
});
