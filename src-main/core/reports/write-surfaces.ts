/** Says of a report where its answers were met and what that leaves out: an answer over an API is none from the app. Pure. */
import { html, type Markup } from './markup.ts';
import type { SectionInput } from './sections/section.ts';

const TOLD = ['api', 'serp', 'local'] as const;

/** Nothing where no engine was asked. */
export function writeSurfaces({ facts, words }: SectionInput): Markup | null {
  const met = TOLD.filter((surface) => facts.surfaces.some((row) => row.surface === surface && row.answers > 0));
  return met.length === 0 ? null : html`<p class="sees">${met.map((surface) => words.sees[surface]).join(' ')}</p>`;
}
