/** Colours of charts in files: the own brand's from the report, those of others in an order that the colour-blind can tell apart. Pure. */

/** Okabe and Ito's, darkened where they are too pale on white; the own colour stands before them. */
const OTHERS = ['#0072b2', '#d55e00', '#009e73', '#b8860b', '#a64d79', '#56779b'] as const;

export interface ChartColours {
  palette: readonly string[];
  /** The own colour, as pale as the ends of an interval are drawn. */
  light: string;
  grey: string;
}

export function chartColours(own: string): ChartColours {
  return { palette: OTHERS, light: mixWithWhite(own, 0.55), grey: '#9aa3ae' };
}

/** `share` of white; `#rrggbb` in and out. */
export function mixWithWhite(colour: string, share: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const mixed = channels.map((channel) => Math.round(channel + (255 - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
