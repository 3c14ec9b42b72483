/** Light or dark, contrast, and the language. All of them belong to this window and need no desktop app. */
import { useMantineColorScheme } from '@mantine/core';

import { type AppLanguage, LANGUAGES, loadChosenLanguage, saveChosenLanguage } from '../texts/language.ts';
import { TEXTS } from '../texts/texts.ts';
import { Card } from '../ui/card.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useContrast } from '../ui/use-contrast.ts';
import classes from './desktop-settings.module.css';
import { SettingRow } from './setting-row.tsx';

const { appearance } = TEXTS.desktop;
const schemes = TEXTS.app.appearance;

const SCHEMES = (['light', 'dark', 'auto'] as const).map((value) => ({ value, label: schemes[value] }));
const CONTRASTS = [
  { value: 'system', label: appearance.contrastSystem },
  { value: 'more', label: appearance.contrastMore },
] as const;

/** Each language in its own words: whoever looks for it reads no other. */
const OWN_NAMES: Readonly<Record<AppLanguage, string>> = { en: 'English', de: 'Deutsch' };
const LANGUAGE_OPTIONS = [
  { value: 'system', label: appearance.languageSystem },
  ...LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] })),
] as const;

export function AppearanceCard() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const { contrast, choice, choose } = useContrast();
  return (
    <Card title={appearance.title}>
      <div className={classes.rows}>
        <SettingRow label={appearance.scheme}>
          <Segmented label={appearance.scheme} value={colorScheme} options={SCHEMES} onChange={setColorScheme} />
        </SettingRow>
        <SettingRow label={appearance.contrast} note={contrast === 'forced' ? appearance.contrastForced : undefined}>
          <Segmented label={appearance.contrast} value={choice} options={CONTRASTS} onChange={choose} />
        </SettingRow>
        <SettingRow label={appearance.motion} note={appearance.motionNote}>
          {null}
        </SettingRow>
        <SettingRow label={appearance.language} note={appearance.languageNote}>
          <Segmented
            label={appearance.language}
            value={loadChosenLanguage() ?? 'system'}
            options={LANGUAGE_OPTIONS}
            onChange={(value) => saveChosenLanguage(value === 'system' ? null : value)}
          />
        </SettingRow>
      </div>
    </Card>
  );
}
