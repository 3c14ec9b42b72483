import { describe, expect, it, vi } from 'vitest';

import { type MenuSituation, planMenu } from '#main/shell/plan-menu.ts';

const base: MenuSituation = {
  isMac: false,
  isDevelopment: false,
  apiAddress: null,
  openDataFolder: () => {},
  copyApiAddress: () => {},
};

/** Every item, flattened: its role or its label. */
function names(situation: Partial<MenuSituation>): string[] {
  return planMenu({ ...base, ...situation }).flatMap((menu) => [
    String(menu.role ?? menu.label),
    ...(Array.isArray(menu.submenu) ? menu.submenu.map((item) => String(item.role ?? item.label ?? item.type)) : []),
  ]);
}

describe('the menu', () => {
  it('offers reloading and the developer tools in development only', () => {
    expect(names({ isDevelopment: true })).toEqual(expect.arrayContaining(['reload', 'toggleDevTools']));
    expect(names({})).not.toContain('reload');
    expect(names({})).not.toContain('toggleDevTools');
  });

  it('has the application menu on macOS only', () => {
    expect(names({ isMac: true })[0]).toBe('appMenu');
    expect(names({})).not.toContain('appMenu');
  });

  it('can copy and paste everywhere', () => {
    expect(names({})).toContain('editMenu');
  });

  it('opens the data folder', () => {
    const openDataFolder = vi.fn();
    const help = planMenu({ ...base, openDataFolder }).at(-1)?.submenu;
    const items = Array.isArray(help) ? help : [];
    const click = items.find(({ label }) => label === 'Open data folder')?.click as (() => void) | undefined;
    click?.();
    expect(openDataFolder).toHaveBeenCalledOnce();
  });

  it('offers the address of the API only while it is served', () => {
    expect(names({ apiAddress: 'http://127.0.0.1:4477' })).toContain('Copy API address');
    expect(names({})).not.toContain('Copy API address');
  });
});
