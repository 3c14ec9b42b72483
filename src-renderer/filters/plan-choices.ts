/** What each filter offers, made from what the project has. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';
import { formatLanguage } from '../texts/format.ts';
import type { Choice } from '../ui/choice-menu.tsx';

type Prompt = OperationOutput<'prompts.list'>['prompts'][number];

/** Stands for "no filter" in single choices. */
export const ALL = '';

const byLabel = (one: Choice, other: Choice) => one.label.localeCompare(other.label, 'en');

/** The project's engines; a filter on an engine that it has dropped stays choosable. */
export function planEngineChoices(engines: readonly Engine[], chosen: Engine | null, allLabel: string): Choice[] {
  const offered = new Set(chosen === null ? engines : [...engines, chosen]);
  return [{ value: ALL, label: allLabel }, ...[...offered].map((value) => ({ value, label: ENGINE_LABELS[value] }))];
}

/** The languages that the prompts are written in, by name. */
export function planLanguageChoices(prompts: readonly Prompt[], chosen: string | null, allLabel: string): Choice[] {
  const codes = new Set(prompts.map(({ language }) => language.toLowerCase()));
  if (chosen !== null) codes.add(chosen);
  const choices = [...codes].map((value) => ({ value, label: formatLanguage(value) })).sort(byLabel);
  return [{ value: ALL, label: allLabel }, ...choices];
}

/** The project's tags by name; tags in the filter that no prompt carries any more stay there to be taken out. */
export function planTagChoices(tags: readonly string[], chosen: readonly string[]): Choice[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const gone = chosen.filter((tag) => !known.has(tag.toLowerCase()));
  return [...tags, ...gone].map((tag) => ({ value: tag, label: tag })).sort(byLabel);
}

/** Takes a value out of a list when it is in it, else puts it in. */
export function toggle(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
