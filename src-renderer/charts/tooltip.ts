/** The one tooltip of all charts: a heading, rows with a swatch, and n. It escapes whatever it is given. */
import type { TooltipComponentOption } from 'echarts/components';

import { escapeHtml } from '#shared/text/escape-html.ts';
import type { Palette } from '../ui/colours.ts';

export interface TooltipRow {
  name: string;
  value: string;
  /** Colour of the series; rows without one are notes. */
  colour?: string;
}

/** Markup of a tooltip; its looks are in tooltip.css. */
export function toTooltipHtml(heading: string, rows: readonly TooltipRow[]): string {
  const lines = rows.map(({ name, value, colour }) => {
    const swatch = `<i style="background:${escapeHtml(colour ?? 'transparent')}"></i>`;
    const kind = colour === undefined ? 'sl-tip-note' : 'sl-tip-row';
    return `<div class="${kind}">${swatch}<span>${escapeHtml(name)}</span><b>${escapeHtml(value)}</b></div>`;
  });
  return `<div class="sl-tip"><div class="sl-tip-heading">${escapeHtml(heading)}</div>${lines.join('')}</div>`;
}

/** Tooltip settings that all charts share. */
export function toTooltipFrame(palette: Palette): TooltipComponentOption {
  return {
    trigger: 'axis',
    confine: true,
    transitionDuration: 0,
    backgroundColor: palette.raised,
    borderColor: palette.borderStrong,
    borderWidth: 1,
    padding: [8, 10],
    textStyle: { color: palette.text, fontSize: 12, fontFamily: 'inherit' },
    extraCssText: 'border-radius:6px;box-shadow:0 4px 16px rgb(0 0 0 / 0.18)',
  };
}

/** Place of the pointed-at category in what ECharts hands to a formatter; -1 when there is none. */
export function pointedIndex(params: unknown): number {
  const first: unknown = Array.isArray(params) ? params[0] : params;
  if (typeof first !== 'object' || first === null || !('dataIndex' in first)) return -1;
  return typeof first.dataIndex === 'number' ? first.dataIndex : -1;
}
