/**
 * The fixed colours of brands: the accent for the own one, a colour-blind-safe order for competitors, in the order in which
 * they were added, so that each keeps its colour on every screen. Those beyond the sixth share a grey.
 */
import { DARK, type Palette } from './colours.ts';
import { DARK_CONTRAST, FORCED_DARK } from './contrast-colours.ts';

/**
 * Legible as text on every ground of their theme. The first five and the accent, which are what a chart draws, are told apart
 * with any common kind of colour blindness: they differ in lightness as well. A brand keeps its hue in both themes and in reports, which
 * are on white; only its lightness follows the ground. A test holds all of that.
 */
export const COMPETITOR_COLOURS = {
  light: ['#b04a00', '#0e7c3a', '#c1156b', '#461b50', '#600b13', '#7d6b14'],
  dark: ['#fc9000', '#b4fca8', '#b4849c', '#fcd8fc', '#fc5448', '#c9b04a'],
} as const;

/** What a colour variable of the page stands for a brand: `var(--sl-accent)`, `var(--sl-brand-3)`, `var(--sl-muted)`. */
export type BrandColour = `var(--sl-${string})`;

const FIXED = COMPETITOR_COLOURS.light.length;
const DARK_ONES: readonly Palette[] = [DARK, DARK_CONTRAST, FORCED_DARK];

/** Colour of each brand by id. `brands`: as `competitors.tracked` gives them. */
export function planBrandColours(
  brands: readonly { id: string; isUserBrand: boolean }[],
): ReadonlyMap<string, BrandColour> {
  let place = 0;
  return new Map(
    brands.map(({ id, isUserBrand }): [string, BrandColour] => {
      if (isUserBrand) return [id, 'var(--sl-accent)'];
      place++;
      return [id, place <= FIXED ? `var(--sl-brand-${place})` : 'var(--sl-muted)'];
    }),
  );
}

/** The same colour as a value, for what cannot read variables, such as charts. An unknown brand is muted. */
export function toBrandColour(
  brands: readonly { id: string; isUserBrand: boolean }[],
  brandId: string,
  palette: Palette,
): string {
  if (brands.some(({ id, isUserBrand }) => isUserBrand && id === brandId)) return palette.accent;
  const place = brands.filter(({ isUserBrand }) => !isUserBrand).findIndex(({ id }) => id === brandId);
  return COMPETITOR_COLOURS[isDarkPalette(palette) ? 'dark' : 'light'][place] ?? palette.muted;
}

export function isDarkPalette(palette: Palette): boolean {
  return DARK_ONES.includes(palette);
}

/** The variables behind those colours. */
export function toBrandVariables(theme: keyof typeof COMPETITOR_COLOURS): Record<string, string> {
  return Object.fromEntries(COMPETITOR_COLOURS[theme].map((colour, index) => [`--sl-brand-${index + 1}`, colour]));
}
