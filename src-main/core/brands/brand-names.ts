/** The lists of spellings that a brand is recognised by, each replaced as a whole. Measuring again is the caller's step. */
import { validationError } from '#shared/app-error.ts';
import { OPTIONAL_NAME_RULES, type OptionalNameRule } from '#shared/vocabulary/name-rules.ts';
import type { Connection } from '../../storage/connection.ts';
import { canBeFound } from '../measuring/compile-brands.ts';
import { toFoldedName, toWrittenName } from '../measuring/name-forms.ts';

const NAME_LISTS = ['aliases', 'caseSensitiveAliases', 'excludedPhrases', 'withoutRules', 'nearbyWords'] as const;
export type NameList = (typeof NAME_LISTS)[number];
/** `withoutRules` holds rules of `OPTIONAL_NAME_RULES` by which the brand is not found. */
export type NameLists = Partial<Record<NameList, readonly string[]>>;

type Spellings = 'aliases' | 'caseSensitiveAliases' | 'excludedPhrases';

const ROWS: Readonly<Record<Spellings, { kind: 'alias' | 'excluded'; isCaseSensitive: 0 | 1 }>> = {
  aliases: { kind: 'alias', isCaseSensitive: 0 },
  caseSensitiveAliases: { kind: 'alias', isCaseSensitive: 1 },
  excludedPhrases: { kind: 'excluded', isCaseSensitive: 0 },
};
const RULE_KINDS = { withoutRules: 'off', nearbyWords: 'near' } as const;

/** The name of a brand beside its lists. */
export type Naming = NameLists & { name?: string | undefined };

/** Replaces the name and the lists that are given. True when there was one. Throws VALIDATION_ERROR as `requireEffectiveNames` does. */
export function replaceNames(db: Connection, brandId: number, lists: Naming): boolean {
  const given = NAME_LISTS.filter((list) => lists[list] !== undefined);
  const { aliases, caseSensitiveAliases } = readNames(db, brandId);
  const name = lists.name ?? readBrandName(db, brandId);
  const after = {
    aliases: lists.aliases ?? aliases,
    caseSensitiveAliases: lists.caseSensitiveAliases ?? caseSensitiveAliases,
  };
  requireEffectiveNames(name, after);
  requireEffectiveRules([name, ...after.aliases, ...after.caseSensitiveAliases], lists);
  if (lists.name !== undefined) db.prepare('UPDATE brand SET name = ? WHERE id = ?').run(lists.name, brandId);
  for (const list of given) replaceList(db, brandId, { list, texts: lists[list] ?? [] });
  return given.length > 0 || lists.name !== undefined;
}

function replaceList(
  db: Connection,
  brandId: number,
  { list, texts }: { list: NameList; texts: readonly string[] },
): void {
  if (list === 'withoutRules' || list === 'nearbyWords') {
    const kind = RULE_KINDS[list];
    db.prepare('DELETE FROM brand_rule WHERE brand_id = ? AND kind = ?').run(brandId, kind);
    const insert = db.prepare('INSERT INTO brand_rule (brand_id, kind, text) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
    for (const text of texts) insert.run(brandId, kind, text);
    return;
  }
  const { kind, isCaseSensitive } = ROWS[list];
  db.prepare('DELETE FROM brand_name WHERE brand_id = ? AND kind = ? AND is_case_sensitive = ?').run(
    brandId,
    kind,
    isCaseSensitive,
  );
  const insert = db.prepare(
    `INSERT INTO brand_name (brand_id, kind, text, is_case_sensitive) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET is_case_sensitive = excluded.is_case_sensitive`,
  );
  for (const text of texts) insert.run(brandId, kind, text, isCaseSensitive);
}

const RULE_WORDS: Readonly<Record<OptionalNameRule, string>> = {
  spelling: 'another spelling',
  inflected: 'an ending or another form in any language',
  compound: 'a compound in any language',
};

/**
 * A rule that finds none of the names changes nothing when it is switched off, and a name of the brand is always near itself. Throws
 * VALIDATION_ERROR naming the first such one.
 */
function requireEffectiveRules(names: readonly string[], { withoutRules = [], nearbyWords = [] }: NameLists): void {
  for (const rule of OPTIONAL_NAME_RULES.filter((one) => withoutRules.includes(one))) {
    if (names.some((name) => canBeFound(name, rule))) continue;
    const message = `None of the names has ${RULE_WORDS[rule]}: switching "${rule}" off changes nothing`;
    throw validationError([{ path: 'withoutRules', message }]);
  }
  const own = nearbyWords.find((word) => names.some((name) => toFoldedName(name).includes(toFoldedName(word))));
  if (own === undefined) return;
  const message = `"${own}" is in a name of the brand, and so always near it: take words that go with the brand`;
  throw validationError([{ path: 'nearbyWords', message }]);
}

/** Whether the name of the brand itself must be there letter for letter: it is among the names that must. */
export function isNameCaseSensitive(name: string, caseSensitiveAliases: readonly string[]): boolean {
  return caseSensitiveAliases.some((alias) => toWrittenName(alias) === toWrittenName(name));
}

/**
 * A spelling that must match letter for letter changes nothing where the same letters count in any case. Throws
 * VALIDATION_ERROR naming the first such one.
 */
function requireEffectiveNames(
  name: string,
  { aliases, caseSensitiveAliases }: Pick<Record<NameList, readonly string[]>, 'aliases' | 'caseSensitiveAliases'>,
): void {
  const isNameExact = isNameCaseSensitive(name, caseSensitiveAliases);
  for (const exact of caseSensitiveAliases) {
    const isAlike = (other: string) => toFoldedName(other) === toFoldedName(exact);
    const alias = aliases.find(isAlike);
    if (alias !== undefined)
      throw withoutEffect(exact, `is also an alias ("${alias}")`, 'take it out of one of the two lists');
    if (!isNameExact && isAlike(name)) {
      throw withoutEffect(exact, `is the name "${name}" in other letters`, 'write it as the name is written');
    }
  }
}

function withoutEffect(exact: string, reason: string, remedy: string) {
  const message = `"${exact}" ${reason}, which counts in any case: ${remedy}`;
  return validationError([{ path: 'caseSensitiveAliases', message }]);
}

function readBrandName(db: Connection, brandId: number): string {
  return (db.prepare('SELECT name FROM brand WHERE id = ?').get(brandId) as { name: string }).name;
}

/** Every list of a brand, each in alphabetical order. */
export function readNames(
  db: Connection,
  brandId: number,
): Record<Spellings | 'nearbyWords', string[]> & { withoutRules: OptionalNameRule[] } {
  const texts = (list: Spellings) => {
    const { kind, isCaseSensitive } = ROWS[list];
    const rows = db
      .prepare('SELECT text FROM brand_name WHERE brand_id = ? AND kind = ? AND is_case_sensitive = ? ORDER BY text')
      .all(brandId, kind, isCaseSensitive) as { text: string }[];
    return rows.map((row) => row.text);
  };
  const rules = (list: keyof typeof RULE_KINDS) => {
    const rows = db
      .prepare('SELECT text FROM brand_rule WHERE brand_id = ? AND kind = ? ORDER BY text')
      .all(brandId, RULE_KINDS[list]) as { text: string }[];
    return rows.map((row) => row.text);
  };
  const off = rules('withoutRules');
  return {
    aliases: texts('aliases'),
    caseSensitiveAliases: texts('caseSensitiveAliases'),
    excludedPhrases: texts('excludedPhrases'),
    withoutRules: OPTIONAL_NAME_RULES.filter((rule) => off.includes(rule)),
    nearbyWords: rules('nearbyWords'),
  };
}
