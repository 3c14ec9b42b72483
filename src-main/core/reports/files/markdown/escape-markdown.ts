/**
 * Text as Markdown that shows it as it is: nothing in it becomes a heading, HTML, a column, or a link that says one thing and leads to another.
 * A bare address may become a link to itself, which no escape prevents everywhere. Pure.
 */

/** What means something inside of a line, in CommonMark and in the tables and bare links of GitHub's dialect. */
const INLINE = /[\\`*_[\]|~&$^]/g;
/** What means something at the beginning of a line only. */
const LINE_START = /^(?:[-=#]|\+(?=\s|$)|\d{1,9}(?=[.)](?:\s|$)))/;

/** One line: breaks become spaces. */
export function escapeMarkdown(text: string): string {
  return escapeInline(text).replace(LINE_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}

/** For where no line begins: the cell of a table. */
export function escapeInline(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim().replace(INLINE, '\\$&');
  // By their names: behind a bare address a backslash would become part of it.
  return line.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A link to a web address; plain text where the address is none. */
export function toMarkdownLink(label: string, address: string | undefined): string {
  const shown = escapeMarkdown(label);
  if (address === undefined || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return shown;
  const target = new URL(address).href.replace(/[()<>\\\s|]/g, (sign) =>
    encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'),
  );
  return `[${shown}](${target})`;
}
