/** Keeps the labels at the ends of lines apart. Pure. */

const LABEL_HEIGHT_PX = 16;

/**
 * How many pixels each label moves down (negative: up) so that none overlaps another and all stay inside the plot.
 * `shares` are the heights of the line ends, 0 (axis) to 1 (top); where two are equal the first line's label is on top.
 */
export function planLabelOffsets(shares: readonly number[], plotHeightPx: number): number[] {
  const places = shares
    .map((share, index) => ({ index, wantedPx: (1 - share) * plotHeightPx }))
    .sort((one, other) => one.wantedPx - other.wantedPx || one.index - other.index);
  const placedPx: number[] = [];
  for (const { wantedPx } of places) {
    const above = placedPx.at(-1);
    placedPx.push(above === undefined ? wantedPx : Math.max(wantedPx, above + LABEL_HEIGHT_PX));
  }
  // What was pushed below the axis goes back up, and takes those above along where it must.
  for (let rank = placedPx.length - 1; rank >= 0; rank--) {
    const limitPx = plotHeightPx - (placedPx.length - 1 - rank) * LABEL_HEIGHT_PX;
    placedPx[rank] = Math.min(placedPx[rank] ?? 0, limitPx);
  }
  const offsets = new Array<number>(shares.length).fill(0);
  places.forEach(({ index, wantedPx }, rank) => {
    offsets[index] = Math.round((placedPx[rank] ?? wantedPx) - wantedPx);
  });
  return offsets;
}
