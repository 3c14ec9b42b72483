/** Where a key moves the focus in a list of rows. */

/** Rows that a page key jumps over. */
const PAGE_ROWS = 15;

/** Index of the row to go to, inside the list; null when the key moves nothing. */
export function planRowMove(key: string, index: number, count: number): number | null {
  const target = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE_ROWS,
    PageUp: index - PAGE_ROWS,
    Home: 0,
    End: count - 1,
  }[key];
  return target === undefined ? null : Math.max(0, Math.min(count - 1, target));
}
