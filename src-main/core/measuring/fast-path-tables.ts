/** Splits the rows of everyday Markdown tables into cells. Refuses rows in which a pipe may mean something else. */

export interface FastPathCell {
  text: string;
  start: number;
}

export function isTableLine(line: string | undefined): boolean {
  return line?.startsWith('|') ?? false;
}

/** The cells of a row that starts and ends with a pipe, trimmed, with their offsets in the source; null when not certain. */
export function toCells(line: string, sourceStart: number): FastPathCell[] | null {
  const row = trimSpacesEnd(line);
  if (row.length < 2 || !row.startsWith('|') || !row.endsWith('|') || /[\\`]/.test(row)) return null;
  const cells: FastPathCell[] = [];
  let position = 1;
  for (const raw of row.slice(1, -1).split('|')) {
    const indented = trimSpacesEnd(raw);
    const text = indented.replace(/^ +/, '');
    cells.push({ text, start: sourceStart + position + indented.length - text.length });
    position += raw.length + 1;
  }
  return cells;
}

/** Without the spaces at its end; tabs and other white space stay. In one pass, which a regular expression would not take. */
export function trimSpacesEnd(text: string): string {
  let end = text.length;
  while (text.charCodeAt(end - 1) === 0x20) end--;
  return text.slice(0, end);
}
