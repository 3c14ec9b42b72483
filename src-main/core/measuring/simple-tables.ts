/** Splits the rows of everyday Markdown tables into cells. Refuses rows in which a pipe may mean something else. */

export interface SimpleCell {
  text: string;
  start: number;
}

export function isTableLine(line: string | undefined): boolean {
  return line?.startsWith('|') ?? false;
}

/** The cells of a row that starts and ends with a pipe, trimmed, with their places in the source; null when not certain. */
export function toCells(line: string, sourceStart: number): SimpleCell[] | null {
  const row = line.replace(/ +$/, '');
  if (!/^\|.*\|$/.test(row) || /[\\`]/.test(row)) return null;
  const cells: SimpleCell[] = [];
  let position = 1;
  for (const raw of row.slice(1, -1).split('|')) {
    const text = raw.replace(/^ +| +$/g, '');
    cells.push({ text, start: sourceStart + position + raw.search(/[^ ]|$/) });
    position += raw.length + 1;
  }
  return cells;
}
