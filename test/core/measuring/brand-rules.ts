/** Shorthand for measuring tests: brand rules in one call, and what was named as readable text. */
import { type CompiledBrands, compileBrands } from '#main/core/measuring/compile-brands.ts';
import { measureAnswer } from '#main/core/measuring/measure-answer.ts';
import type { BrandRules, MeasuredAnswer } from '#main/core/measuring/measurement.ts';

/** A tracked brand with case-insensitive `names`; brand 1 is the own one. */
export function toBrand(brandId: number, names: string[], rest: Partial<BrandRules> = {}): BrandRules {
  return {
    brandId,
    isOwn: brandId === 1,
    names: names.map((text) => ({ text, caseSensitive: false })),
    exclusions: [],
    domains: [],
    ...rest,
  };
}

/** Compiling takes longer than measuring, and many texts are measured by the same brands. */
const compiled = new WeakMap<BrandRules[], CompiledBrands>();

/** `brands` stay as they are. */
export function measure(text: string, brands: BrandRules[], language = 'en'): MeasuredAnswer {
  const known = compiled.get(brands) ?? compileBrands(brands);
  compiled.set(brands, known);
  return measureAnswer({ text, language, cited: [] }, known);
}

/** The source text of every mention, `brandId:text`, in the order of naming. */
export function findNamed(text: string, brands: BrandRules[]): string[] {
  return measure(text, brands).mentions.flatMap(({ brandId, spans }) =>
    spans.map(([start, end]) => `${brandId}:${text.slice(start, end)}`),
  );
}

/** The source text of every mention of a single brand called `name`. */
export function findOne(text: string, name = 'Acme'): string[] {
  return findNamed(text, [toBrand(1, [name])]).map((named) => named.slice(2));
}
