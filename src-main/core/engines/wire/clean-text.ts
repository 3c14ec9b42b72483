/** Makes a reported string safe to store and to count offsets in. Changes nothing a reader would see. */

/** The text without lone surrogates and NUL characters, which a database would alter and so shift every offset after. */
export function toStorableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u{FFFD}');
}
