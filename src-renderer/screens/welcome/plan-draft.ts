/** What a draft lacks, step by step, and what is sent when it lacks nothing. Pure; it says faults as keys, not in words. */
import type { OperationInput } from '#shared/contract/index.ts';
import { toWebsiteUrl } from '../../ui/website-url.ts';
import type { FullDraft } from './draft.ts';

export const STEPS = ['brand', 'market', 'engines', 'prompts', 'competitors', 'check'] as const;
export type Step = (typeof STEPS)[number];

/** A field with a fault, and which: its words stand in the catalogue. */
export interface Fault {
  /** `name`, or `competitors.2.site` for one of a list. */
  field: string;
  fault:
    | 'missing'
    | 'no_site'
    | 'too_long'
    | 'no_engine'
    | 'too_many_engines'
    | 'no_prompt'
    | 'too_many_prompts'
    | 'twice';
}

const LONGEST = { name: 200, prompt: 500, prompts: 500 } as const;

/** The host of a site without `www.`; null when there is none. */
export function toSiteDomain(site: string): string | null {
  const url = toWebsiteUrl(site);
  return url === null ? null : new URL(url).hostname.replace(/^www\./, '');
}

/** Faults of one step; `check` has those of all. `mostEngines` is what the plan allows. */
export function findFaults(step: Step, draft: FullDraft, mostEngines: number): Fault[] {
  if (step === 'check') return STEPS.flatMap((each) => (each === 'check' ? [] : findFaults(each, draft, mostEngines)));
  return CHECKS[step](draft, mostEngines);
}

/** The first step that is not in order; null when all are. */
export function findFirstFaulty(draft: FullDraft, mostEngines: number): Step | null {
  return STEPS.find((step) => step !== 'check' && findFaults(step, draft, mostEngines).length > 0) ?? null;
}

const CHECKS: Readonly<Record<Exclude<Step, 'check'>, (draft: FullDraft, mostEngines: number) => Fault[]>> = {
  brand: ({ name, site }) => [
    ...when(name.trim() === '', 'name', 'missing'),
    ...when([...name.trim()].length > LONGEST.name, 'name', 'too_long'),
    ...when(toWebsiteUrl(site) === null, 'site', site.trim() === '' ? 'missing' : 'no_site'),
  ],
  market: ({ language }) => when(language === '', 'language', 'missing'),
  engines: ({ engines }, mostEngines) => [
    ...when(engines.length === 0, 'engines', 'no_engine'),
    ...when(engines.length > mostEngines, 'engines', 'too_many_engines'),
  ],
  prompts: ({ prompts }) => [
    ...when(
      prompts.every(({ text }) => text.trim() === ''),
      'prompts',
      'no_prompt',
    ),
    ...when(prompts.length > LONGEST.prompts, 'prompts', 'too_many_prompts'),
    ...prompts.flatMap(({ text }, index) =>
      when([...text.trim()].length > LONGEST.prompt, `prompts.${index}`, 'too_long'),
    ),
  ],
  competitors: ({ name, competitors }) =>
    competitors.flatMap((competitor, index) => {
      const folded = competitor.name.trim().toLowerCase();
      const earlier = [name, ...competitors.slice(0, index).map((other) => other.name)];
      const isTwice = folded !== '' && earlier.some((other) => other.trim().toLowerCase() === folded);
      const site = competitor.site.trim();
      return [
        ...when(folded === '' && site !== '', `competitors.${index}.name`, 'missing'),
        ...when(isTwice, `competitors.${index}.name`, 'twice'),
        ...when(site !== '' && toWebsiteUrl(site) === null, `competitors.${index}.site`, 'no_site'),
      ];
    }),
};

function when(isFaulty: boolean, field: string, fault: Fault['fault']): Fault[] {
  return isFaulty ? [{ field, fault }] : [];
}

/** What creates the project; the draft has no faults. */
export function toSetUp(draft: FullDraft, environment: 'live' | 'test'): OperationInput<'projects.setUp'> {
  return {
    name: draft.name.trim(),
    websiteUrl: toWebsiteUrl(draft.site) ?? '',
    language: draft.language,
    country: draft.country || null,
    environment,
    brandAliases: draft.aliases,
    models: draft.engines,
    prompts: draft.prompts
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, tags }) => ({ prompt: text.trim(), tags: toTags(tags) })),
    competitors: draft.competitors
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, site }) => ({
        name: name.trim(),
        ...(toSiteDomain(site) ? { domain: toSiteDomain(site) ?? '' } : {}),
      })),
    schedule: draft.schedule,
    samplesPerRun: draft.samples,
    monthlyCapUsd: environment === 'test' ? null : draft.capUsd,
  };
}

export function toTags(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}
