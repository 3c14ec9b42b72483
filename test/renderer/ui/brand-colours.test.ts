import { describe, expect, it } from 'vitest';

import { reportDefinition } from '#shared/contract/report-definition.ts';
import { COMPETITOR_COLOURS, planBrandColours, toBrandColour } from '../../../src-renderer/ui/brand-colours.ts';
import { DARK, LIGHT } from '../../../src-renderer/ui/colours.ts';
import { PALETTES } from '../../../src-renderer/ui/use-palette.ts';

type Triple = [number, number, number];

/** Linear light of `#rrggbb`, each part 0-1. */
function toLinear(colour: string): Triple {
  return [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

const luminance = ([red, green, blue]: Triple) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(toLinear(one)), luminance(toLinear(other))].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const apply = (matrix: readonly Triple[], [x, y, z]: Triple) =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as Triple;

/**
 * How colours look to people without one kind of cones, in linear light. Source: G. M. Machado et al., "A physiologically-based
 * model for simulation of color vision deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), severity 1.
 */
const SIGHTS: Readonly<Record<string, readonly Triple[]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const TO_XYZ: readonly Triple[] = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];
const WHITE: Triple = [0.9505, 1, 1.089];

/** CIE 1976 L*a*b* under daylight. */
function toLab(linear: Triple): Triple {
  const [x, y, z] = apply(TO_XYZ, linear).map((value, index) => {
    const share = value / (WHITE[index] ?? 1);
    return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116;
  }) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(one: string, other: string, sight: readonly Triple[]): number {
  const [a, b] = [one, other].map((colour) => {
    const seen = apply(sight, toLinear(colour)).map((part) => Math.min(1, Math.max(0, part))) as Triple;
    return toLab(seen);
  }) as [Triple, Triple];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** A just noticeable difference is about 2.3; lines differ by their dashes and labels as well. */
const LEAST_DISTANCE = 12;

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('Competitors in %s', (theme, palette) => {
  it('are visible as lines, 3 to 1, and readable as text, 4.5 to 1, on every ground', () => {
    for (const colour of COMPETITOR_COLOURS[theme]) {
      for (const ground of ['page', 'surface', 'raised', 'hover'] as const) {
        expect(contrast(colour, palette[ground])).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it.each(Object.entries(SIGHTS))('that a chart draws, and the own brand, are told apart with %s cones', (_, sight) => {
    const drawn = [palette.accent, ...COMPETITOR_COLOURS[theme].slice(0, 5)];
    for (const [index, one] of drawn.entries()) {
      for (const other of drawn.slice(index + 1)) {
        expect(distance(one, other, sight)).toBeGreaterThanOrEqual(LEAST_DISTANCE);
      }
    }
  });
});

/** Angle of hue in degrees. */
function hueOf(colour: string): number {
  const [, a, b] = toLab(toLinear(colour));
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

describe('One brand', () => {
  const pairs: [light: string, dark: string][] = [
    [LIGHT.accent, DARK.accent],
    ...COMPETITOR_COLOURS.light.map((colour, index): [string, string] => [
      colour,
      COMPETITOR_COLOURS.dark[index] ?? '',
    ]),
  ];

  it.each(pairs)('has one hue in light (%s) and in dark (%s)', (light, dark) => {
    const turn = Math.abs(hueOf(light) - hueOf(dark));
    expect(Math.min(turn, 360 - turn)).toBeLessThan(20);
  });

  it('has the same colour in a report unless its owner chose another', () => {
    expect(reportDefinition.parse({ name: 'x' }).colour).toBe(LIGHT.accent);
  });
});

describe('The colour of a brand', () => {
  const brands = [
    { id: 'own', isUserBrand: true },
    ...Array.from({ length: 7 }, (_, index) => ({ id: `rival ${index + 1}`, isUserBrand: false })),
  ];

  it('is the accent for the own one and its place among competitors for the others, the same as variable and as value', () => {
    const variables = planBrandColours(brands);
    expect([variables.get('own'), variables.get('rival 1'), variables.get('rival 7')]).toEqual([
      'var(--sl-accent)',
      'var(--sl-brand-1)',
      'var(--sl-muted)',
    ]);
    expect(toBrandColour(brands, 'own', LIGHT)).toBe(LIGHT.accent);
    expect(toBrandColour(brands, 'rival 2', LIGHT)).toBe(COMPETITOR_COLOURS.light[1]);
    expect(toBrandColour(brands, 'rival 2', DARK)).toBe(COMPETITOR_COLOURS.dark[1]);
    expect(toBrandColour(brands, 'rival 7', DARK)).toBe(DARK.muted);
    expect(toBrandColour(brands, 'nobody', DARK)).toBe(DARK.muted);
  });

  it.each(Object.entries(PALETTES))('is made for the ground it stands on at %s contrast', (_, { light, dark }) => {
    expect(toBrandColour(brands, 'rival 3', light)).toBe(COMPETITOR_COLOURS.light[2]);
    expect(toBrandColour(brands, 'rival 3', dark)).toBe(COMPETITOR_COLOURS.dark[2]);
  });
});
