/** The labelled sets of opinions in `test/language/opinions/`, one file a language. Reads and checks them, measures nothing. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

import { LANGUAGES, type Language } from '#shared/vocabulary/languages.ts';

const FOLDER = path.join(import.meta.dirname, '../../language/opinions');

const opinionClass = z.enum(['positive', 'neutral', 'negative', 'none']);
const labelled = z.strictObject({ text: z.string().min(1), expect: z.record(z.string(), opinionClass) });
const opinionSet = z.strictObject({
  language: z.enum(LANGUAGES),
  brands: z.array(z.string().min(1)).min(1),
  sentences: z.array(labelled),
  answers: z.array(labelled),
});

export type OpinionClass = z.infer<typeof opinionClass>;
export type Labelled = z.infer<typeof labelled>;
export type OpinionSet = z.infer<typeof opinionSet>;

/** A set smaller than this counts as missing. */
export const LEAST_SENTENCES = 60;
export const LEAST_ANSWERS = 15;

/** The set of `language`; null where there is none. Throws where a text expects something of a brand that is not declared. */
export function readOpinionSet(language: Language): OpinionSet | null {
  const file = path.join(FOLDER, `${language}.json`);
  if (!existsSync(file)) return null;
  const set = opinionSet.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const { text, expect } of [...set.sentences, ...set.answers]) {
    const unknown = Object.keys(expect).filter((brand) => !set.brands.includes(brand));
    if (unknown.length > 0) throw new Error(`${language}: ${unknown} not among the brands, in "${text.slice(0, 60)}"`);
  }
  return set;
}

export function readOpinionSets(): OpinionSet[] {
  return LANGUAGES.map(readOpinionSet).filter((set) => set !== null);
}
