/** Says of a report where its answers were met and what that leaves out: an answer over an API is none from the app. Pure. */

import type { SectionInput } from '../sections/section.ts';
import { type Block, note } from './blocks.ts';

const DESCRIBED = ['api', 'serp', 'local'] as const;

/** Nothing where no engine was asked. */
export function describeSurfaces({ facts, words }: SectionInput): Block[] {
  const met = DESCRIBED.filter((surface) => facts.surfaces.some((row) => row.surface === surface && row.answers > 0));
  return met.length === 0 ? [] : [note(met.map((surface) => words.sees[surface]).join(' '), 'surfaces')];
}
