/** U+FEFF at the beginning of a text: no letter of it, and Markdown parsers drop it without counting it. */

export function hasByteOrderMark(text: string): boolean {
  return text.charCodeAt(0) === 0xfeff;
}
