/** Says which answers figures are about, the same in a report, in its files and in what is saved from a table. Pure; it knows no language. */
import { ENGINE_LABELS, type Engine } from '../vocabulary/engines.ts';
import type { Surface } from '../vocabulary/surfaces.ts';
import type { ScopeWords } from './english.ts';

/** Which answers figures are about: the first and the last day, and the filters in words. */
export interface ScopeNote {
  /** `2026-03-02`, inclusive. */
  firstDate: string;
  lastDate: string;
  about: string;
}

/** What narrows figures; what is left out narrows nothing. */
export interface ScopeFilters {
  model?: readonly Engine[] | undefined;
  language?: string | undefined;
  surface?: Surface | undefined;
  branded?: boolean | undefined;
  tags?: readonly string[] | undefined;
}

/**
 * The last columns of every file of figures: a note above the head would be no table any more, and a row that is copied
 * elsewhere takes it along.
 */
export const SCOPE_KEYS = ['periodFrom', 'periodTo', 'figuresOf'] as const;

/** The values of {@link SCOPE_KEYS}. */
export function toScopeValues({ firstDate, lastDate, about }: ScopeNote): string[] {
  return [firstDate, lastDate, about];
}

/** `ChatGPT + Gemini · German · API · questions that name the brand · tagged a or b`; in words that it is all where nothing is chosen. */
export function describeScope(
  { model, language, surface, branded, tags = [] }: ScopeFilters,
  words: ScopeWords,
  toLanguageName: (code: string) => string,
): string {
  const parts = [
    model?.map((engine) => ENGINE_LABELS[engine]).join(' + '),
    language && toLanguageName(language),
    surface && words.surfaces[surface],
    branded !== undefined && (branded ? words.branded : words.unbranded),
    tags.length > 0 && words.tagged(tags),
  ].filter((part) => typeof part === 'string');
  return parts.length === 0 ? words.all : parts.join(' · ');
}
