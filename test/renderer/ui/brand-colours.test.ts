import { describe, expect, it } from 'vitest';

import { COMPETITOR_COLOURS, planBrandColours } from '../../../src-renderer/ui/brand-colours.ts';
import { DARK, LIGHT } from '../../../src-renderer/ui/colours.ts';

function luminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('the colours of competitors', () => {
  it.each([
    ['light', LIGHT],
    ['dark', DARK],
  ] as const)('reach 4.5:1 on every %s ground', (theme, palette) => {
    for (const colour of COMPETITOR_COLOURS[theme]) {
      for (const ground of [palette.page, palette.surface, palette.raised, palette.hover]) {
        expect([colour, ground, contrast(colour, ground) >= 4.5]).toEqual([colour, ground, true]);
      }
    }
  });

  it('go by the order of adding, so that a brand keeps its own; the accent is the own brand’s', () => {
    const brands = ['own', 'b', 'c'].map((id) => ({ id, isUserBrand: id === 'own' }));
    const many = [...brands, ...Array.from({ length: 5 }, (_, index) => ({ id: `x${index}`, isUserBrand: false }))];
    expect([...planBrandColours(brands)]).toEqual([
      ['own', 'var(--sl-accent)'],
      ['b', 'var(--sl-brand-1)'],
      ['c', 'var(--sl-brand-2)'],
    ]);
    expect(planBrandColours(many).get('c')).toBe('var(--sl-brand-2)');
    expect(planBrandColours(many).get('x4')).toBe('var(--sl-muted)');
  });
});
