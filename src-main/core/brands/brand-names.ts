/** The lists of spellings that a brand is recognised by, each replaced as a whole. Measuring again is the caller's step. */
import { validationError } from '#shared/app-error.ts';
import type { Connection } from '../../storage/connection.ts';
import { toFoldedName, toWrittenName } from '../measuring/name-forms.ts';

const NAME_LISTS = ['aliases', 'caseSensitiveAliases', 'excludedPhrases'] as const;
export type NameList = (typeof NAME_LISTS)[number];
export type NameLists = Partial<Record<NameList, readonly string[]>>;

const ROWS: Readonly<Record<NameList, { kind: 'alias' | 'excluded'; isCaseSensitive: 0 | 1 }>> = {
  aliases: { kind: 'alias', isCaseSensitive: 0 },
  caseSensitiveAliases: { kind: 'alias', isCaseSensitive: 1 },
  excludedPhrases: { kind: 'excluded', isCaseSensitive: 0 },
};

/** The name of a brand beside its lists. */
export type Naming = NameLists & { name?: string | undefined };

/** Replaces the name and the lists that are given. True when there was one. Throws VALIDATION_ERROR as `requireEffectiveNames` does. */
export function replaceNames(db: Connection, brandId: number, lists: Naming): boolean {
  const given = NAME_LISTS.filter((list) => lists[list] !== undefined);
  const { aliases, caseSensitiveAliases } = readNames(db, brandId);
  requireEffectiveNames(lists.name ?? readBrandName(db, brandId), {
    aliases: lists.aliases ?? aliases,
    caseSensitiveAliases: lists.caseSensitiveAliases ?? caseSensitiveAliases,
  });
  if (lists.name !== undefined) db.prepare('UPDATE brand SET name = ? WHERE id = ?').run(lists.name, brandId);
  for (const list of given) {
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
    for (const text of lists[list] ?? []) insert.run(brandId, kind, text, isCaseSensitive);
  }
  return given.length > 0 || lists.name !== undefined;
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
export function readNames(db: Connection, brandId: number): Record<NameList, string[]> {
  const read = db.prepare(
    'SELECT text FROM brand_name WHERE brand_id = ? AND kind = ? AND is_case_sensitive = ? ORDER BY text',
  );
  const texts = (list: NameList) => {
    const { kind, isCaseSensitive } = ROWS[list];
    return (read.all(brandId, kind, isCaseSensitive) as { text: string }[]).map((row) => row.text);
  };
  return {
    aliases: texts('aliases'),
    caseSensitiveAliases: texts('caseSensitiveAliases'),
    excludedPhrases: texts('excludedPhrases'),
  };
}
