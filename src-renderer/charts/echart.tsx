/** The one component that owns an ECharts instance: it creates, feeds, resizes and disposes it. It knows no figures. */
import { useEffect, useRef } from 'react';

import classes from './echart.module.css';
import { hasSameShape } from './has-same-shape.ts';
import { type ChartOption, init } from './register.ts';

interface EChartProps {
  option: ChartOption;
  /** What the chart shows, in a sentence; its table is beside it for the numbers. */
  label: string;
  heightPx: number;
  /** Takes the place of the category that was clicked. */
  onPick?: ((place: number) => void) | undefined;
}

/** A series goes over the one in its place, whatever their names. */
function toPlaced(option: ChartOption): ChartOption & Record<string, unknown> {
  const series = [option.series ?? []].flat().map((each, place) => ({ ...each, id: `series ${place}` }));
  return { ...option, series };
}

/** The place of the point that is nearest to where the time axis was clicked: of categories that is the number itself. */
function toPlace(option: ReturnType<typeof toPlaced> | null, at: number): number {
  const axis = [option?.xAxis ?? []].flat()[0];
  if (axis?.type !== 'time') return Math.round(at);
  const data = [option?.series ?? []].flat()[0]?.data;
  const moments = (Array.isArray(data) ? data : []).map((point) =>
    Array.isArray(point) ? Number(point[0]) : Number.NaN,
  );
  return moments.reduce(
    (best, ms, place) => (Math.abs(ms - at) < Math.abs((moments[best] ?? 0) - at) ? place : best),
    0,
  );
}

export function EChart({ option, label, heightPx, onPick }: EChartProps) {
  const pick = useRef(onPick);
  pick.current = onPick;
  const frame = useRef<HTMLDivElement>(null);
  const chart = useRef<ReturnType<typeof init> | null>(null);
  /** What the instance was given last. */
  const shown = useRef<ReturnType<typeof toPlaced> | null>(null);

  useEffect(() => {
    if (!frame.current) return;
    const place = frame.current;
    const instance = init(place);
    chart.current = instance;
    instance.getZr().on('click', ({ offsetX, offsetY }) => {
      if (!instance.containPixel('grid', [offsetX, offsetY])) return;
      const at = Number(instance.convertFromPixel({ xAxisIndex: 0 }, offsetX));
      pick.current?.(toPlace(shown.current, at));
    });
    const observer = new ResizeObserver(() => {
      // It also tells the size that the chart was made with: drawing all of it again would change nothing.
      const isSame = instance.getWidth() === place.clientWidth && instance.getHeight() === place.clientHeight;
      if (!isSame) instance.resize();
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      instance.dispose();
      chart.current = null;
      shown.current = null;
    };
  }, []);

  useEffect(() => {
    const next = toPlaced(option);
    const isAlike = shown.current !== null && hasSameShape(shown.current, next);
    shown.current = next;
    // Made again, the frame of its tooltip is too, for which the page is laid out.
    chart.current?.setOption(next, { notMerge: !isAlike });
  }, [option]);

  return (
    <div
      ref={frame}
      className={classes.chart}
      data-drawn
      data-leads={onPick !== undefined}
      role="img"
      aria-label={label}
      style={{ height: heightPx }}
    />
  );
}
