/** Prepares brand rules for many answers. Decides here, once, whose a shared spelling is. */
import type { BrandRules } from './measurement.ts';
import { toFoldedName, toWrittenName } from './name-forms.ts';
import { NameTrie } from './name-trie.ts';
import { toHost } from './normalise-url.ts';

/** Brand rules ready for use. Immutable; keep it as long as the rules stay the same. */
export interface CompiledBrands {
  brands: readonly BrandRules[];
  names: NameTrie;
  /** Host (ASCII, no `www.`) to the brands whose domain it is. */
  domains: ReadonlyMap<string, number[]>;
}

/**
 * Compiles `brands`. A spelling that two brands share belongs to the own brand, else to the first in the list. A phrase that
 * one brand excludes and another is named by counts for the other. Empty names and unreadable domains are ignored.
 */
export function compileBrands(brands: BrandRules[]): CompiledBrands {
  return { brands: [...brands], names: compileNames(brands), domains: compileDomains(brands) };
}

function compileNames(brands: BrandRules[]): NameTrie {
  const trie = new NameTrie();
  const indices = brands.map((_, index) => index);
  const ownFirst = [
    ...indices.filter((index) => brands[index]!.isOwn),
    ...indices.filter((index) => !brands[index]!.isOwn),
  ];
  for (const index of ownFirst) {
    const brand = brands[index]!;
    const excluded = new Set(brand.exclusions.map(toFoldedName));
    for (const name of brand.names) {
      const folded = toFoldedName(name.text);
      const written = name.caseSensitive ? toWrittenName(name.text) : null;
      if (folded !== '' && !excluded.has(folded)) trie.add(folded, { brand: index, written });
    }
  }
  for (const phrase of brands.flatMap((brand) => brand.exclusions).map(toFoldedName)) {
    if (phrase !== '') trie.add(phrase, { brand: -1, written: null });
  }
  return trie;
}

function compileDomains(brands: BrandRules[]): Map<string, number[]> {
  const domains = new Map<string, number[]>();
  for (const brand of brands) {
    for (const host of new Set(brand.domains.map(toHost))) {
      if (host !== null) domains.set(host, [...(domains.get(host) ?? []), brand.brandId]);
    }
  }
  return domains;
}
