/**
 * Palettes for people who need more contrast: text reaches 7:1 on every ground and every edge 3:1. Under forced colours the
 * system's own words for colours stand, so that even what the browser does not recolour follows the chosen scheme.
 */
import type { Palette } from './colours.ts';

export const LIGHT_CONTRAST: Palette = {
  page: '#ffffff',
  surface: '#ffffff',
  raised: '#ffffff',
  hover: '#e6e9ed',
  border: '#6b737d',
  borderStrong: '#2a3037',
  text: '#000000',
  muted: '#30363d',
  grid: '#c5cad1',
  lineStrong: '#16191d',
  lineSoft: '#4a525c',
  bar: '#5a626d',
  accent: '#0b3aa8',
  accentQuiet: '#c9d8fb',
  good: '#0b4f2a',
  bad: '#8c1510',
  warning: '#5f3d00',
  found: '#ffdf70',
};

export const DARK_CONTRAST: Palette = {
  page: '#000000',
  surface: '#000000',
  raised: '#0e1013',
  hover: '#23282e',
  border: '#8a93a0',
  borderStrong: '#c5cad1',
  text: '#ffffff',
  muted: '#d5dae1',
  grid: '#3d444d',
  lineStrong: '#ffffff',
  lineSoft: '#c5cad1',
  bar: '#9ba4b0',
  accent: '#a9c4ff',
  accentQuiet: '#2c3f70',
  good: '#9af0bd',
  bad: '#ffb9b2',
  warning: '#ffd98f',
  found: '#4d3b00',
};

/** CSS system colours. Good and bad are said in words, so they need none of their own. */
export const FORCED: Palette = {
  page: 'Canvas',
  surface: 'Canvas',
  raised: 'Canvas',
  hover: 'Canvas',
  border: 'CanvasText',
  borderStrong: 'CanvasText',
  text: 'CanvasText',
  muted: 'CanvasText',
  grid: 'color-mix(in srgb, CanvasText 30%, Canvas)',
  lineStrong: 'CanvasText',
  lineSoft: 'CanvasText',
  bar: 'CanvasText',
  accent: 'Highlight',
  accentQuiet: 'color-mix(in srgb, Highlight 30%, Canvas)',
  good: 'CanvasText',
  bad: 'CanvasText',
  warning: 'CanvasText',
  found: 'color-mix(in srgb, Highlight 30%, Canvas)',
};

/** The same on the dark ground that the system chose: told apart for what the system has no words for, such as brands. */
export const FORCED_DARK: Palette = { ...FORCED };
