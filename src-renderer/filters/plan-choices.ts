/** What each filter offers, made from what the project has. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';
import { LANGUAGES, type Language } from '#shared/vocabulary/languages.ts';
import { SURFACES, type Surface } from '#shared/vocabulary/surfaces.ts';
import { formatLanguage } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import type { Choice } from '../ui/choice-menu.tsx';
import { toEngines } from './filters.ts';

type Prompt = OperationOutput<'prompts.list'>['prompts'][number];

/** Stands for "no filter" in single choices. */
export const ALL = '';

const byLabel = (one: Choice, other: Choice) => one.label.localeCompare(other.label, 'en');

/** The project's engines; a filter on one that it has dropped stays choosable. */
export function planEngineChoices(engines: readonly Engine[], chosen: readonly Engine[], allLabel: string): Choice[] {
  const offered = new Set([...engines, ...chosen]);
  return [{ value: ALL, label: allLabel }, ...[...offered].map((value) => ({ value, label: ENGINE_LABELS[value] }))];
}

/** What is chosen once one of the choices was picked: `ALL` takes all others out. */
export function pickEngine(chosen: readonly Engine[], value: string): Engine[] {
  return value === ALL ? [] : toEngines(toggle(chosen, value));
}

/** The languages that the prompts are written in, by name. */
export function planLanguageChoices(prompts: readonly Prompt[], chosen: string | null, allLabel: string): Choice[] {
  const codes = new Set(prompts.map(({ language }) => language.toLowerCase()));
  if (chosen !== null) codes.add(chosen);
  const choices = [...codes].map((value) => ({ value, label: formatLanguage(value) })).sort(byLabel);
  return [{ value: ALL, label: allLabel }, ...choices];
}

export function toLanguage(value: string): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null;
}

/** The surfaces that the project has answers on; a filter on another one stays choosable. */
export function planSurfaceChoices(met: readonly Surface[], chosen: Surface | null, allLabel: string): Choice[] {
  const offered = SURFACES.filter((surface) => met.includes(surface) || surface === chosen);
  return [{ value: ALL, label: allLabel }, ...offered.map((value) => ({ value, label: TEXTS.viewer.surfaces[value] }))];
}

export function toSurface(value: string): Surface | null {
  return SURFACES.find((surface) => surface === value) ?? null;
}

const BRANDED = 'branded';
const UNBRANDED = 'unbranded';

/** All prompts, those that name the own brand, the others. */
export function planBrandedChoices(): Choice[] {
  const { allPrompts, branded, unbranded } = TEXTS.filters;
  return [
    { value: ALL, label: allPrompts },
    { value: BRANDED, label: branded },
    { value: UNBRANDED, label: unbranded },
  ];
}

export function toBrandedValue(branded: boolean | null): string {
  if (branded === null) return ALL;
  return branded ? BRANDED : UNBRANDED;
}

export function toBranded(value: string): boolean | null {
  return value === ALL ? null : value === BRANDED;
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
