/** Follows what the owner wants of the desktop app, from the first moment on, and has every change applied. */
import { DEFAULT_DESKTOP_SETTINGS, type DesktopSettings } from '#shared/contract/desktop.ts';
import type { AppEvent } from '#shared/contract/events.ts';
import { callHost } from './host-calls.ts';
import type { ShellHost } from './shell-host.ts';

type Apply = (settings: DesktopSettings) => void;

/**
 * Applies the settings once before it resolves, and again after every change of them. The defaults where they cannot be
 * read. The returned function takes events.
 */
export async function followSettings(host: ShellHost, apply: Apply): Promise<(event: AppEvent) => void> {
  let current: DesktopSettings = DEFAULT_DESKTOP_SETTINGS;
  const refresh = async () => {
    const found = await callHost(host, 'desktop.get', {});
    current = found?.settings ?? current;
    apply(current);
  };
  await refresh();
  return (event) => {
    if (event.kind === 'changed' && event.subjects.includes('desktop')) void refresh();
  };
}
