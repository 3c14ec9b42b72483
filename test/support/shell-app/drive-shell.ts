/** What tests of the shell do with its test app again and again: start it on some machine, configure it, ask it what it shows. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';

import { DEFAULT_DESKTOP_SETTINGS, type DesktopSettings } from '#shared/contract/desktop.ts';
import type { Conditions } from '../electron-stand-in/conditions.ts';
import { type Desktop, launchDesktop, onMachine } from '../launch-desktop.ts';

/** A busy machine takes its time. */
export const soon = { timeout: 30_000 };

export function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'sightline-shell-'));
}

interface Start {
  machine?: Partial<Conditions>;
  args?: string[];
  dataDir?: string;
  env?: NodeJS.ProcessEnv;
}

/** Started, and its settings applied once. There may be no window yet. */
export async function startShell(mainBundle: string, start: Start = {}): Promise<Desktop> {
  const { machine = {}, args = [], dataDir = newFolder(), env = {} } = start;
  const all = ['--data-dir', dataDir, ...args];
  const desktop = await launchDesktop('stand-in', mainBundle, all, { ...env, ...onMachine(machine) });
  await desktop.waitForReport('menu');
  return desktop;
}

/** The host answers an operation with this from now on. */
export function answer(desktop: Desktop, operation: string, data: unknown): void {
  desktop.command(`answer ${JSON.stringify({ operation, data })}`);
}

/** Returns once the settings are applied. */
export async function configure(desktop: Desktop, changed: Partial<DesktopSettings>): Promise<void> {
  answer(desktop, 'desktop.get', { settings: { ...DEFAULT_DESKTOP_SETTINGS, ...changed }, app: null });
  await ask(
    desktop,
    'emit {"kind":"changed","subjects":["desktop"],"projectId":null,"operation":"desktop.update"}',
    'theme',
  );
}

export async function countWindows(desktop: Desktop): Promise<number> {
  return ((await ask(desktop, 'state', 'state')) as { windows: number }).windows;
}

/** What a command reports. */
export async function ask(desktop: Desktop, command: string, kind: string): Promise<unknown> {
  const before = desktop.reported(kind).length;
  desktop.command(command);
  await expect.poll(() => desktop.reported(kind).length, soon).toBe(before + 1);
  return desktop.reported(kind).at(-1);
}
