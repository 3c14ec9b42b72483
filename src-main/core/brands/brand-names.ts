/** The lists of spellings that a brand is recognised by, each replaced as a whole. Measuring again is the caller's step. */
import type { Connection } from '../../storage/connection.ts';

const NAME_LISTS = ['aliases', 'caseSensitiveAliases', 'excludedPhrases'] as const;
export type NameList = (typeof NAME_LISTS)[number];
export type NameLists = Partial<Record<NameList, readonly string[]>>;

const ROWS: Readonly<Record<NameList, { kind: 'alias' | 'excluded'; isCaseSensitive: 0 | 1 }>> = {
  aliases: { kind: 'alias', isCaseSensitive: 0 },
  caseSensitiveAliases: { kind: 'alias', isCaseSensitive: 1 },
  excludedPhrases: { kind: 'excluded', isCaseSensitive: 0 },
};

/** Replaces the lists that are given. True when there was one. An alias in both alias lists counts in any case. */
export function replaceNames(db: Connection, brandId: number, lists: NameLists): boolean {
  const given = NAME_LISTS.filter((list) => lists[list] !== undefined);
  for (const list of given) {
    const { kind, isCaseSensitive } = ROWS[list];
    db.prepare('DELETE FROM brand_name WHERE brand_id = ? AND kind = ? AND is_case_sensitive = ?').run(
      brandId,
      kind,
      isCaseSensitive,
    );
    const insert = db.prepare(
      `INSERT INTO brand_name (brand_id, kind, text, is_case_sensitive) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET is_case_sensitive = min(is_case_sensitive, excluded.is_case_sensitive)`,
    );
    for (const text of lists[list] ?? []) insert.run(brandId, kind, text, isCaseSensitive);
  }
  return given.length > 0;
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
