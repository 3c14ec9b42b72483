/** The palette in use, for what cannot read style sheet variables, such as charts. */
import { useComputedColorScheme } from '@mantine/core';

import { DARK, LIGHT, type Palette } from './colours.ts';
import { DARK_CONTRAST, FORCED, FORCED_DARK, LIGHT_CONTRAST } from './contrast-colours.ts';
import { type Contrast, useContrast } from './use-contrast.ts';

/** The palettes of each contrast, light and dark. */
export const PALETTES: Readonly<Record<Contrast, { light: Palette; dark: Palette }>> = {
  normal: { light: LIGHT, dark: DARK },
  more: { light: LIGHT_CONTRAST, dark: DARK_CONTRAST },
  forced: { light: FORCED, dark: FORCED_DARK },
};

export function usePalette(): Palette {
  const { contrast } = useContrast();
  return PALETTES[contrast][useComputedColorScheme('light')];
}
