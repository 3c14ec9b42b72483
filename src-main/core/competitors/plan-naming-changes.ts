/** What a change of names was, brand by brand and list by list, as data and in words. Pure. */
import { NAMING_FIELDS, type NamingField } from '#shared/vocabulary/remeasurings.ts';
import type { NumberedBrand } from '../brands/brand-view.ts';

export interface NamingChange {
  brandId: string;
  brand: string;
  field: NamingField;
  added: string[];
  removed: string[];
}

/** `before` and `after` hold the brands that differ. A brand that came or went is one change: `tracked`, with its name. */
export function planNamingChanges(before: readonly NumberedBrand[], after: readonly NumberedBrand[]): NamingChange[] {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  return ids.flatMap((brandId) => {
    const old = before.find(({ id }) => id === brandId);
    const now = after.find(({ id }) => id === brandId);
    const brand = (now ?? old)?.name ?? '';
    const fields = old && now ? NAMING_FIELDS : (['tracked'] as const);
    return fields.flatMap((field) => {
      const [was, is] = [listTexts(old, field), listTexts(now, field)];
      const added = is.filter((text) => !was.includes(text));
      const removed = was.filter((text) => !is.includes(text));
      return added.length + removed.length === 0 ? [] : [{ brandId, brand, field, added, removed }];
    });
  });
}

function listTexts(brand: NumberedBrand | undefined, field: NamingField): string[] {
  if (brand === undefined) return [];
  if (field === 'tracked') return [brand.name];
  // Receipts of older versions know fewer lists.
  const value: string | readonly string[] | null | undefined = brand[field];
  if (value === null || value === undefined) return [];
  return typeof value === 'string' ? [value] : [...value];
}

const FIELD_WORDS: Readonly<Record<Exclude<NamingField, 'tracked'>, string>> = {
  name: 'name',
  domain: 'domain',
  domainAliases: 'other domains',
  aliases: 'other names',
  caseSensitiveAliases: 'names letter for letter',
  excludedPhrases: 'excluded phrases',
  withoutRules: 'ways of writing that do not count',
  nearbyWords: 'words of which one must be near',
};

/** One sentence for people, in English. */
export function describeNamingChanges(changes: readonly NamingChange[]): string {
  return changes
    .map(({ brand, field, added, removed }) => {
      if (field === 'tracked') return added.length > 0 ? `${brand} is tracked` : `${brand} is no longer tracked`;
      const parts = [...added.map((text) => `+ "${text}"`), ...removed.map((text) => `- "${text}"`)];
      return `${brand}, ${FIELD_WORDS[field]}: ${parts.join(', ')}`;
    })
    .join('; ');
}
