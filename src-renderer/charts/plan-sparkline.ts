/** Lays out a sparkline. Pure: values in, path and end point out, in pixels. */

export interface SparklineSize {
  widthPx: number;
  heightPx: number;
  /** The axis spans at least this much, so that noise is not drawn as drama. */
  minSpan: number;
}

export interface SparklinePlan {
  /** One path per stretch without gaps, in the `d` notation of SVG; a value between gaps is a dot. */
  paths: string[];
  /** The newest value; null when there is none. */
  end: { x: number; y: number } | null;
}

const INSET_PX = 3;

/** A line through the values that are there; null values are gaps. */
export function planSparkline(values: readonly (number | null)[], size: SparklineSize): SparklinePlan {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return { paths: [], end: null };
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const span = Math.max(high - low, size.minSpan);
  const floor = (low + high - span) / 2;
  const step = values.length > 1 ? (size.widthPx - 2 * INSET_PX) / (values.length - 1) : 0;
  const round = (pixels: number) => Math.round(pixels * 100) / 100;
  const toPoint = (value: number, index: number) => ({
    x: round(INSET_PX + index * step),
    y: round(size.heightPx - INSET_PX - ((value - floor) / span) * (size.heightPx - 2 * INSET_PX)),
  });

  const paths: string[] = [];
  let end: SparklinePlan['end'] = null;
  values.forEach((value, index) => {
    if (value === null) return;
    end = toPoint(value, index);
    const isContinued = index > 0 && values[index - 1] !== null;
    if (isContinued) paths.push(`${paths.pop()}L${end.x} ${end.y}`);
    // One by itself is a line without length, drawn as its round end.
    else paths.push(`M${end.x} ${end.y}${values[index + 1] == null ? 'h0' : ''}`);
  });
  return { paths, end };
}
