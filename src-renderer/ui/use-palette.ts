/** The palette in use, for what cannot read style sheet variables, such as charts. */
import { useComputedColorScheme } from '@mantine/core';

import { DARK, LIGHT, type Palette } from './colours.ts';

export function usePalette(): Palette {
  return useComputedColorScheme('light') === 'dark' ? DARK : LIGHT;
}
