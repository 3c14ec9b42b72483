/** Names of report files: plain letters, digits and hyphens, safe on every system and in every address. Pure. */

const LONGEST = 60;

/** `Müller & Söhne: monthly` and `2026-11` become `muller-sohne-monthly-2026-11.html`. */
export function toFileName(parts: readonly string[], extension: string): string {
  return `${toFileStem(parts)}.${extension}`;
}

/** The same without an extension. */
export function toFileStem(parts: readonly string[]): string {
  const stem = parts
    .map((part) =>
      part
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, LONGEST),
    )
    .filter((part) => part !== '')
    .join('-');
  return stem || 'report';
}
