/** Prepares brand rules for many answers. Decides here, once, whose a shared spelling is. */
import type { OptionalNameRule } from '#shared/vocabulary/name-rules.ts';
import { isAcronym, listForms } from './endings/list-forms.ts';
import type { BrandName, BrandRules } from './measurement.ts';
import { toFoldedName } from './name-forms.ts';
import { listSpellings } from './name-spellings.ts';
import { type NameEntry, NameTrie } from './name-trie.ts';
import { toHost } from './normalise-url.ts';

/** Brand rules ready for use. Immutable; keep it as long as the rules stay the same. */
export interface CompiledBrands {
  brands: readonly BrandRules[];
  names: NameTrie;
  /** By index of a brand the folded words of which one must be near; only brands that need one. */
  near: ReadonlyMap<number, readonly string[]>;
  /** Host (ASCII, no `www.`) to the brands whose domain it is. */
  domains: ReadonlyMap<string, number[]>;
}

/**
 * Compiles `brands`. A spelling that two brands share belongs to the own brand, else to the first in the list. A phrase that
 * one brand excludes and another is named by counts for the other. Empty names and unreadable domains are ignored.
 */
export function compileBrands(brands: BrandRules[]): CompiledBrands {
  return {
    brands: [...brands],
    names: compileNames(brands),
    near: compileNear(brands),
    domains: compileDomains(brands),
  };
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
      for (const [text, entry] of listNameEntries(name, brand.withoutRules)) {
        if (!excluded.has(text)) trie.add(text, { ...entry, brand: index });
      }
    }
  }
  for (const phrase of brands.flatMap((brand) => brand.exclusions).map(toFoldedName)) {
    if (phrase !== '') trie.add(phrase, { ...WHOLE, brand: -1, name: phrase, letters: 'any' });
  }
  return trie;
}

const WHOLE = { rule: 'exact', spelled: null, language: null, endings: null } as const;

type EntryOfName = Omit<NameEntry, 'brand'>;

/** Every folded text under which a name is looked up, the name's own first. */
export function listNameEntries(
  { text: name, caseSensitive }: BrandName,
  withoutRules: readonly OptionalNameRule[] = [],
): [text: string, entry: EntryOfName][] {
  const folded = toFoldedName(name);
  if (folded === '') return [];
  const exact = caseSensitive ? 'exact' : null;
  const { declined, endings } = listForms(name);
  const hasEndings = endings.size > 0 && !(withoutRules.includes('inflected') && withoutRules.includes('compound'));
  const form = {
    ...WHOLE,
    name,
    letters: exact ?? (isAcronym(name) ? 'capitals' : 'capital'),
    rule: 'inflected',
  } as const;
  const entries: [string, EntryOfName][] = [[folded, { ...WHOLE, name, letters: exact ?? 'any' }]];
  if (hasEndings) entries.push([folded, { ...form, endings }]);
  if (!withoutRules.includes('spelling')) {
    for (const { text, letters, spelled, language } of listSpellings(name)) {
      const spelling = { ...WHOLE, name, letters: exact ?? letters, spelled, language, rule: 'spelling' } as const;
      entries.push([toFoldedName(text), spelling]);
      if (!hasEndings || spelled !== null) continue;
      const ofForm = letters === 'any' ? form.letters : spelling.letters;
      entries.push([toFoldedName(text), { ...form, letters: ofForm, language, endings }]);
    }
  }
  if (!withoutRules.includes('inflected')) {
    for (const { text, language } of declined) if (text !== folded) entries.push([text, { ...form, language }]);
    if (!withoutRules.includes('spelling')) {
      for (const [text, language] of listDeclinedJoints(name)) entries.push([text, { ...form, language }]);
    }
  }
  return entries;
}

/** "mediamarkcie" of "Media Markt", "zen trovy" of "ZenTrova": declined as it is joined and parted. */
function listDeclinedJoints(name: string): [text: string, language: string][] {
  const toLetters = (text: string) => text.replace(/[\s.-]+/gu, '');
  const spelled = listSpellings(name)
    .filter(({ text, language }) => language === null && toLetters(text) === toLetters(name))
    .map(({ text }) => text);
  const known = new Set([name, ...spelled].map(toFoldedName));
  return spelled.flatMap((text) =>
    listForms(text).declined.flatMap((form) => {
      const key = `${form.text} ${form.language}`;
      if (known.has(form.text) || known.has(key)) return [];
      known.add(key);
      return [[form.text, form.language] as [string, string]];
    }),
  );
}

/** Whether `rule` finds anything that the name's own letters do not: letters with points are spelled without them. */
export function canBeFound(name: string, rule: OptionalNameRule): boolean {
  if (
    rule === 'spelling' &&
    /[\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\u0900-\u097f]|[её]|\p{Script=Han}{2}/iu.test(name)
  )
    return true;
  const entries = listNameEntries({ text: name, caseSensitive: false });
  return entries.some(([, entry]) =>
    entry.endings === null
      ? entry.rule === rule
      : [...entry.endings.values()].some((endings) => [...endings.values()].includes(rule)),
  );
}

function compileNear(brands: readonly BrandRules[]): Map<number, string[]> {
  const near = brands.map(({ near: words }, index) => [index, (words ?? []).map(toFoldedName)] as const);
  return new Map(
    near
      .map(([index, words]) => [index, words.filter((word) => word !== '')] as const)
      .filter(([, words]) => words.length > 0),
  );
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
