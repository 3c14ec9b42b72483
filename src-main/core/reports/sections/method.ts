/** How the figures come about, what each of them means, and what they do not say. */
import { html } from '../markup.ts';
import type { SectionWriter } from './section.ts';

const DEFINED = ['visibility', 'mention', 'citation', 'coverage', 'position', 'sentiment'] as const;

export const writeMethod: SectionWriter = ({ words }) => ({
  body: html`<dl>${DEFINED.map(
    (figure) => html`<dt>${words.figures[figure]}</dt><dd>${words.definitions[figure]}</dd>`,
  )}</dl>${Object.values(words.method).map(
    ({ title, paragraphs, formula }) =>
      html`<h3>${title}</h3>${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}${formula === undefined ? null : html`<p class="formula">${formula}</p>`}`,
  )}<p>${words.comparison}</p>`,
  table: null,
});
