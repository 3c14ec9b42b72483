import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';

import { type MenuSituation, planMenu } from '#main/shell/plan-menu.ts';
import { ENGLISH } from '#main/shell/texts/english.ts';
import { GERMAN } from '#main/shell/texts/german.ts';

function situation(changed: Partial<MenuSituation> = {}): MenuSituation {
  return {
    platform: 'linux',
    isDevelopment: false,
    apiAddress: null,
    hasUpdateFeed: false,
    texts: ENGLISH,
    ask: vi.fn(),
    openArchive: vi.fn(),
    openDataFolder: vi.fn(),
    copyApiAddress: vi.fn(),
    showAbout: vi.fn(),
    checkForUpdates: vi.fn(),
    runNow: vi.fn(),
    controlRuns: vi.fn(),
    ...changed,
  };
}

/** Every item below the menus' titles. */
function listItems(given: MenuSituation): MenuItemConstructorOptions[] {
  return planMenu(given).flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
}

const names = (changed: Partial<MenuSituation>) =>
  listItems(situation(changed)).map(({ role, label, type }) => String(role ?? label ?? type));

function press(given: MenuSituation, label: string): void {
  const click = listItems(given).find((item) => item.label === label)?.click as (() => void) | undefined;
  click?.();
}

const PLATFORMS = ['mac', 'windows', 'linux'] as const;

describe('the menu', () => {
  it('offers reloading and the developer tools in development only', () => {
    expect(names({ isDevelopment: true })).toEqual(expect.arrayContaining(['reload', 'toggleDevTools']));
    expect(names({})).not.toContain('reload');
    expect(names({})).not.toContain('toggleDevTools');
  });

  it('has the menu of the app, with quitting and hiding, on macOS only', () => {
    expect(planMenu(situation({ platform: 'mac' }))[0]?.label).toBe('Sightline');
    expect(names({ platform: 'mac' })).toEqual(expect.arrayContaining(['services', 'hide', 'quit']));
    expect(names({ platform: 'linux' })).not.toContain('services');
  });

  it.each(PLATFORMS)('can quit, reach the settings, copy and paste on %s', (platform) => {
    expect(names({ platform })).toEqual(expect.arrayContaining(['quit', 'Settings…', 'undo', 'copy', 'paste']));
  });

  it.each(PLATFORMS)('uses no key for two things on %s, whoever develops', (platform) => {
    // Roles bring keys of their own; these are the ones that the plan could collide with.
    const ofRoles = ['CmdOrCtrl+Q', 'CmdOrCtrl+C', 'CmdOrCtrl+V', 'CmdOrCtrl+X', 'CmdOrCtrl+Z', 'CmdOrCtrl+A'];
    const more = ['CmdOrCtrl+W', 'CmdOrCtrl+M', 'CmdOrCtrl+R', 'CmdOrCtrl+0', 'CmdOrCtrl+Plus', 'CmdOrCtrl+-'];
    const given = listItems(situation({ platform, isDevelopment: true, apiAddress: 'http://127.0.0.1:1' }));
    const keys = given.flatMap(({ accelerator }) => (accelerator === undefined ? [] : [String(accelerator)]));
    expect(new Set([...keys, ...ofRoles, ...more]).size).toBe(keys.length + ofRoles.length + more.length);
  });

  it('leads to every screen, the first nine by a digit', () => {
    const given = situation();
    const digits = listItems(given).filter(({ accelerator }) => /^CmdOrCtrl\+[1-9]$/.test(String(accelerator)));
    expect(digits.map(({ label }) => label)).toEqual([
      'Overview',
      'Prompts',
      'Answers',
      'Competitors',
      'Sources',
      'Fan-outs',
      'Tasks',
      'Attribution',
      'Reports',
    ]);
    press(given, 'Fan-outs');
    press(given, 'Runs && Costs');
    expect(vi.mocked(given.ask).mock.calls).toEqual([
      [{ kind: 'open-screen', screen: 'fanouts' }],
      [{ kind: 'open-screen', screen: 'costs' }],
    ]);
  });

  it('opens the data folder and archives, and starts and pauses runs', () => {
    const given = situation();
    for (const label of ['Open Data Folder', 'Open Archive…', 'Run Now', 'Pause All Runs', 'Resume All Runs']) {
      press(given, label);
    }
    expect(given.openDataFolder).toHaveBeenCalledOnce();
    expect(given.openArchive).toHaveBeenCalledOnce();
    expect(given.runNow).toHaveBeenCalledOnce();
    expect(vi.mocked(given.controlRuns).mock.calls).toEqual([['pause'], ['resume']]);
  });

  it('offers the address of the API only while it is served, and a look for updates only where there is a feed', () => {
    expect(names({ apiAddress: 'http://127.0.0.1:4477' })).toContain('Copy API Address');
    expect(names({})).not.toContain('Copy API Address');
    expect(names({ hasUpdateFeed: true })).toContain('Check for Updates');
    expect(names({})).not.toContain('Check for Updates');
  });

  it.each(PLATFORMS)('says nothing in English when it speaks German on %s', (platform) => {
    const german = listItems(situation({ platform, texts: GERMAN, isDevelopment: true, apiAddress: 'x' }));
    expect(german.filter(({ type, label }) => type !== 'separator' && !label)).toEqual([]);
    const english = new Set(Object.values(ENGLISH.menu));
    // The same word in both languages.
    expect(german.map(({ label }) => label).filter((label) => label && english.has(label))).toEqual([]);
  });
});
