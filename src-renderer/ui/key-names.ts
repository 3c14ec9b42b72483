/** Keys as they are named on the keyboard of this system. */
import { TEXTS } from '../texts/texts.ts';

/** The platform as browsers tell it: newer ones by a field of their own, which not every type knows. */
type Platform = Pick<Navigator, 'platform'> & { userAgentData?: { platform?: string } };

export function isMacKeyboard(navigator: Platform = window.navigator): boolean {
  return /^mac|iphone|ipad/i.test(navigator.userAgentData?.platform ?? navigator.platform);
}

/** The names of keys pressed together; `mod` is the one that shortcuts of the system begin with. */
export function nameKeys(keys: readonly string[], isMac = isMacKeyboard()): string[] {
  const names: Readonly<Record<string, string>> = isMac
    ? { mod: '⌘', Enter: '⏎', Esc: 'esc' }
    : { mod: TEXTS.ui.keys.control, Enter: TEXTS.ui.keys.enter, Esc: 'Esc' };
  return keys.map((key) => names[key] ?? key);
}
