/** Says which answers the figures of a report are about, and what they put together. Pure. */
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { html, type Markup } from './markup.ts';
import type { ReportDefinition } from './report-definition.ts';
import type { SectionInput } from './sections/section.ts';

/** `ChatGPT · German · API · questions that name the brand · tagged a or b`; in words that it is all where nothing is chosen. */
export function describeScope(
  filters: ReportDefinition['filters'],
  { words: { scope }, format }: SectionInput,
): string {
  const { model, language, surface, branded, tags = [] } = filters;
  const parts = [
    model && ENGINE_LABELS[model],
    language && format.languageName(language),
    surface && scope.surfaces[surface],
    branded !== undefined && (branded ? scope.branded : scope.unbranded),
    tags.length > 0 && scope.tagged(tags),
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? scope.all : parts.join(' · ');
}

/** Nothing where the answers were met on one surface and belong to prompts of one kind. */
export function writeMix({ facts, words: { scope }, format }: SectionInput): Markup | null {
  const { surfaces, brandedAnswers } = facts;
  const answers = facts.summary.current.totalResponses;
  const met = surfaces.map((row) => `${scope.surfaces[row.surface]} ${format.count(row.answers)}`);
  const lines = [
    met.length > 1 ? scope.mixedSurfaces(met.join(', ')) : '',
    brandedAnswers > 0 && brandedAnswers < answers
      ? scope.mixedPrompts(format.count(brandedAnswers), format.count(answers))
      : '',
  ].filter((line) => line !== '');
  return lines.length === 0 ? null : html`<p class="mix">${lines.join(' ')}</p>`;
}
