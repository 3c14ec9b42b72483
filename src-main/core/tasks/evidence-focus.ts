/** What to look for in the answers behind an item of evidence, kept with the item: whoever reads the task is shown the sentence that has it. */
import type { TaskFacts } from './facts/task-facts.ts';
import type { AnswerFilter } from './task-rule.ts';

/**
 * `brand`: a mention of that brand (public id). `own`, `rival`: of the own brand, of any other. `opinion`: words against the own brand.
 * `site`: a link to that host. `any`: the own brand, else another.
 */
export type EvidenceFocus =
  | { of: 'brand'; brandId: string }
  | { of: 'site'; host: string }
  | { of: 'own' | 'rival' | 'opinion' | 'any' };

export function toFocus(filter: AnswerFilter | undefined, facts: TaskFacts): EvidenceFocus {
  if (!filter) return { of: 'any' };
  const { namedBrandId, host, sourceId, order, isRivalNamed, isNamed } = filter;
  if (order === 'lowest_sentiment') return { of: 'opinion' };
  const brand = [facts.own, ...facts.competitors].find(({ id }) => id === namedBrandId);
  if (brand) return { of: 'brand', brandId: brand.publicId };
  const site = host ?? facts.ownPages.find((page) => page.sourceId === sourceId)?.host;
  if (site !== undefined) return { of: 'site', host: site };
  if (isRivalNamed) return { of: 'rival' };
  return { of: isNamed ? 'own' : 'any' };
}
