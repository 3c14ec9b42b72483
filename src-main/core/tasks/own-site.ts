/** The brand that a task is about and where it publishes, as texts name them. */
import type { BrandFact } from './facts/task-facts.ts';

export interface OwnSite {
  name: string;
  /** Null where none is known. */
  domain: string | null;
}

export function toOwnSite({ name, domains }: BrandFact): OwnSite {
  return { name, domain: domains[0] ?? null };
}
