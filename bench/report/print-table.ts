/** Lays rows of text out as a table for a terminal and for Markdown alike. Pure. */

/** Numbers stand right. Empty without rows. */
export function toTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const widths = columns.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const isNumber = columns.map((_, column) =>
    rows.every((row) => /^[-–~<>]*\s*[\d,.]*( [a-zA-Z/%]+)?$/.test(row[column] ?? '')),
  );
  const toLine = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => pad(cells[column] ?? '', width, isNumber[column] ?? false)).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => '-'.repeat(width + 1) + (isNumber[column] ? ':' : '-')).join('|')}|`;
  return [toLine(columns), rule, ...rows.map(toLine)].join('\n');
}

const pad = (text: string, width: number, isRight: boolean) => (isRight ? text.padStart(width) : text.padEnd(width));
