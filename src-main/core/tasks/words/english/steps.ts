/** Steps that several tasks have, and lists of steps of which some are only there where there is something to name. */
import type { Counted } from '../../facts/surroundings.ts';
import { toCountedText, toNamesText, toQuotesText } from './figures.ts';

/** Leaves out what has nothing to say. */
export function listSteps(...steps: readonly (string | null)[]): string[] {
  return steps.filter((step) => step !== null);
}

export function toStepOfSites(name: string, sites: readonly Counted[]): string {
  return sites.length === 0
    ? `Find the sites that write about the field and offer them what they need to include ${name}.`
    : `Offer the sites that these answers cite most what they need to include ${name}: ${toCountedText(sites)}.`;
}

/** The first few questions, in quotes. */
export function toFirstQuestions(prompts: readonly Counted[], shown = 3): string {
  return toQuotesText(
    prompts.slice(0, shown).map(({ name }) => name),
    shown,
  );
}

/** ` They name A, B, C and two others instead.`, or nothing. */
export function toInsteadText(rivals: readonly Counted[]): string {
  return rivals.length === 0 ? '' : ` They name ${toNamesText(rivals)} instead.`;
}

/** Where something is to be published. */
export function toSiteText(domain: string | null): string {
  return domain ?? 'the own website';
}
