/**
 * The two palettes, designed apart. The accent belongs to the own brand alone; everything else is a neutral grey, and
 * good and bad are said in words before they are coloured. Text colours reach 4.5:1 on every surface they are on.
 */

export interface Palette {
  page: string;
  surface: string;
  raised: string;
  hover: string;
  border: string;
  borderStrong: string;
  text: string;
  muted: string;
  /** Chart grid lines and empty tracks: never text. */
  grid: string;
  /** Bars and lines that are not the own brand's visibility. */
  lineStrong: string;
  lineSoft: string;
  bar: string;
  accent: string;
  accentQuiet: string;
  good: string;
  bad: string;
  warning: string;
  /** The ground of what a search found; text on it. */
  found: string;
}

export const LIGHT: Palette = {
  page: '#f6f7f8',
  surface: '#ffffff',
  raised: '#ffffff',
  hover: '#eef0f2',
  border: '#e1e4e8',
  borderStrong: '#c5cad1',
  text: '#16191d',
  muted: '#5a626d',
  grid: '#eceef1',
  lineStrong: '#4a525c',
  lineSoft: '#7d8691',
  bar: '#b3bac3',
  accent: '#1f56d8',
  accentQuiet: '#dbe5fb',
  good: '#14703f',
  bad: '#b3261e',
  warning: '#8a5a00',
  found: '#ffe69a',
};

export const DARK: Palette = {
  page: '#0e1013',
  surface: '#16191d',
  raised: '#1e2227',
  hover: '#23282e',
  border: '#272c33',
  borderStrong: '#3d444d',
  text: '#e7eaee',
  muted: '#9ba4b0',
  grid: '#22272d',
  lineStrong: '#b4bcc7',
  lineSoft: '#7f8894',
  bar: '#4d5661',
  accent: '#7fa6ff',
  accentQuiet: '#22325a',
  good: '#6fce96',
  bad: '#ff9489',
  warning: '#e8b659',
  found: '#5e4a0c',
};

/** The palette as style sheet variables, `--sl-line-strong` for `lineStrong`. */
export function toStyleVariables(palette: Palette): Record<string, string> {
  const toName = (key: string) => `--sl-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  return Object.fromEntries(Object.entries(palette).map(([key, colour]) => [toName(key), colour]));
}
