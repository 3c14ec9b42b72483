/**
 * The fixed colours of brands: the accent for the own one, a colour-blind-safe order for competitors, in the order in which
 * they were added, so that each keeps its colour on every screen. Those beyond the sixth share a grey.
 */

/** Legible as text on every ground of their theme; told apart with any common kind of colour blindness. */
export const COMPETITOR_COLOURS = {
  light: ['#a85800', '#00755f', '#96224f', '#6b6708', '#8238a0', '#7d4628'],
  dark: ['#f0a23b', '#3fc0a0', '#f590b2', '#d1c94f', '#cf9be6', '#d6a585'],
} as const;

/** What a colour variable of the page stands for a brand: `var(--sl-accent)`, `var(--sl-brand-3)`, `var(--sl-muted)`. */
export type BrandColour = `var(--sl-${string})`;

const FIXED = COMPETITOR_COLOURS.light.length;

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

/** The variables behind those colours. */
export function toBrandVariables(theme: keyof typeof COMPETITOR_COLOURS): Record<string, string> {
  return Object.fromEntries(COMPETITOR_COLOURS[theme].map((colour, index) => [`--sl-brand-${index + 1}`, colour]));
}
