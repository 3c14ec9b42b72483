/** Light, dark, or as the system says. Collapsed, one button goes round the three. */
import { ActionIcon, Tooltip, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { TEXTS } from '../texts/texts.ts';
import { Segmented } from '../ui/segmented.tsx';

const { appearance } = TEXTS.app;

const ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;
type Appearance = keyof typeof ICONS;
const NEXT: Readonly<Record<Appearance, Appearance>> = { light: 'dark', dark: 'auto', auto: 'light' };

function AppearanceIcon({ value }: { value: Appearance }) {
  const Icon = ICONS[value];
  return <Icon size={16} stroke={1.75} aria-label={appearance[value]} style={{ display: 'block' }} />;
}

const OPTIONS = (['light', 'dark', 'auto'] as const).map((value) => ({
  value,
  label: (
    <span title={appearance[value]}>
      <AppearanceIcon value={value} />
    </span>
  ),
}));

export function AppearanceSwitch({ isCollapsed }: { isCollapsed: boolean }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  if (!isCollapsed) {
    return <Segmented label={appearance.label} value={colorScheme} options={OPTIONS} onChange={setColorScheme} />;
  }
  const label = `${appearance.label}: ${appearance[colorScheme]}`;
  return (
    <Tooltip label={label} position="right">
      <ActionIcon variant="subtle" size={30} aria-label={label} onClick={() => setColorScheme(NEXT[colorScheme])}>
        <AppearanceIcon value={colorScheme} />
      </ActionIcon>
    </Tooltip>
  );
}
