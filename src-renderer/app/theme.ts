/** Makes the component library look like the product: its sizes, greys and focus ring come from our palettes. */
import {
  Button,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  Popover,
  Tooltip,
} from '@mantine/core';

import { TEXTS } from '../texts/texts.ts';
import { toBrandVariables } from '../ui/brand-colours.ts';
import { type Palette, toStyleVariables } from '../ui/colours.ts';
import type { Contrast } from '../ui/use-contrast.ts';
import { PALETTES } from '../ui/use-palette.ts';
import classes from './theme.module.css';

const FONT = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** Controls are grey: the one accent is kept for the own brand. */
const NEUTRAL: MantineColorsTuple = [
  '#f6f7f8',
  '#e7eaee',
  '#c5cad1',
  '#9ba4b0',
  '#7d8691',
  '#5a626d',
  '#3d444d',
  '#2a3037',
  '#1e2227',
  '#16191d',
];

const FLOATING = { transitionProps: { duration: 0 }, shadow: 'md', radius: 8 } as const;

export const theme = createTheme({
  fontFamily: FONT,
  primaryColor: 'neutral',
  primaryShade: { light: 9, dark: 1 },
  colors: { neutral: NEUTRAL },
  defaultRadius: 6,
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  components: {
    Button: Button.extend({ defaultProps: { variant: 'default', size: 'xs' }, classNames: { root: classes.button } }),
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': TEXTS.ui.close } } },
    Popover: Popover.extend({ defaultProps: FLOATING }),
    Combobox: { defaultProps: FLOATING },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Tooltip: Tooltip.extend({ defaultProps: { transitionProps: { duration: 0 }, openDelay: 250, withArrow: false } }),
  },
});

function toLibraryVariables(palette: Palette): Record<string, string> {
  return {
    ...toStyleVariables(palette),
    '--mantine-color-body': palette.page,
    '--mantine-color-text': palette.text,
    '--mantine-primary-color-contrast': palette.surface,
    '--mantine-color-dimmed': palette.muted,
    '--mantine-color-placeholder': palette.muted,
    '--mantine-color-error': palette.bad,
    '--mantine-color-disabled': palette.hover,
    '--mantine-color-default': palette.surface,
    '--mantine-color-default-hover': palette.hover,
    '--mantine-color-default-border': palette.border,
    '--mantine-color-default-color': palette.text,
  };
}

const toResolver =
  (contrast: Contrast): CSSVariablesResolver =>
  () => ({
    variables: {},
    light: { ...toLibraryVariables(PALETTES[contrast].light), ...toBrandVariables('light') },
    dark: { ...toLibraryVariables(PALETTES[contrast].dark), ...toBrandVariables('dark') },
  });

/** One a contrast, each always the same function: the library makes its styles again when it changes. */
export const RESOLVERS: Readonly<Record<Contrast, CSSVariablesResolver>> = {
  normal: toResolver('normal'),
  more: toResolver('more'),
  forced: toResolver('forced'),
};
