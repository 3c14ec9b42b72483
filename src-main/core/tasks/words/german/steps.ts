/** Steps that several tasks have, in German, and lists of steps of which some are only there where there is something to name. */
import type { Counted } from '../../facts/surroundings.ts';
import { toCountedText, toNamesText, toQuotesText } from './figures.ts';

/** Leaves out what has nothing to say. */
export function listSteps(...steps: readonly (string | null)[]): string[] {
  return steps.filter((step) => step !== null);
}

export function toStepOfSites(name: string, sites: readonly Counted[]): string {
  return sites.length === 0
    ? `Suchen Sie die Websites, die über das Thema schreiben, und bieten Sie ihnen an, was sie brauchen, um ${name} aufzunehmen.`
    : `Bieten Sie den Websites, die diese Antworten am häufigsten zitieren, an, was sie brauchen, um ${name} aufzunehmen: ${toCountedText(sites)}.`;
}

/** The first few questions, in quotes. */
export function toFirstQuestions(prompts: readonly Counted[], shown = 3): string {
  return toQuotesText(
    prompts.slice(0, shown).map(({ name }) => name),
    shown,
  );
}

/** ` Stattdessen nennen sie A, B, C und zwei weitere.`, or nothing. */
export function toInsteadText(rivals: readonly Counted[]): string {
  return rivals.length === 0 ? '' : ` Stattdessen nennen sie ${toNamesText(rivals)}.`;
}

/** Where something is to be published, after `auf`. */
export function toSiteText(domain: string | null): string {
  return domain ?? 'der eigenen Website';
}
