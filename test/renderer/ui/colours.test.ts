import { describe, expect, it } from 'vitest';

import { DARK, LIGHT, type Palette, toStyleVariables } from '../../../src-renderer/ui/colours.ts';
import { DARK_CONTRAST, FORCED, LIGHT_CONTRAST } from '../../../src-renderer/ui/contrast-colours.ts';

/** Relative luminance of `#rrggbb` as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const TEXTS = ['text', 'muted', 'accent', 'good', 'bad', 'warning'] as const satisfies (keyof Palette)[];
const GROUNDS = ['page', 'surface', 'raised', 'hover'] as const satisfies (keyof Palette)[];
const LINES = ['lineStrong', 'lineSoft', 'accent'] as const satisfies (keyof Palette)[];

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('The %s palette', (_, palette) => {
  it.each(TEXTS)('has %s readable on every ground: 4.5 to 1', (name) => {
    for (const ground of GROUNDS) expect(contrast(palette[name], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('has text readable on what a search found: 7 to 1', () => {
    expect(contrast(palette.text, palette.found)).toBeGreaterThanOrEqual(7);
  });

  it.each(LINES)('has %s visible as a line on cards: 3 to 1', (name) => {
    expect(contrast(palette[name], palette.surface)).toBeGreaterThanOrEqual(3);
  });
});

describe.each([
  ['light', LIGHT_CONTRAST],
  ['dark', DARK_CONTRAST],
])('The %s palette of high contrast', (_, palette) => {
  it.each(TEXTS)('has %s readable on every ground: 7 to 1', (name) => {
    for (const ground of GROUNDS) expect(contrast(palette[name], palette[ground])).toBeGreaterThanOrEqual(7);
  });

  it.each([...LINES, 'border', 'borderStrong', 'bar'] as const)('has %s visible on every ground: 3 to 1', (name) => {
    for (const ground of GROUNDS) expect(contrast(palette[name], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe('The palette under forced colours', () => {
  it('has no colour of its own', () => {
    expect(Object.values(FORCED).filter((colour) => /#|rgba?\(|hsla?\(/.test(colour))).toEqual([]);
  });
});

describe('Style variables', () => {
  it('are named after the palette', () => {
    expect(toStyleVariables(LIGHT)['--sl-line-strong']).toBe(LIGHT.lineStrong);
  });
});
