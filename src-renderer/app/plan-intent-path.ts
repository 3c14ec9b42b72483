/** Where an intent from outside leads inside the window. Pure; what it does not know leads nowhere. */
import { SCREENS, toScreenPath } from './screens.ts';

/** The address of a screen by its name: of the open project where one is open. Null for a screen that needs one and has none. */
export function planScreenPath(screen: string, section: string | undefined, projectId: string | null): string | null {
  const tail = section === undefined ? '' : `/${encodeURIComponent(section)}`;
  if (screen === 'settings' && projectId === null) return `/settings${tail}`;
  const entry = SCREENS.find(({ name }) => name === screen);
  return entry && projectId !== null ? `${toScreenPath(projectId, entry.path)}${tail}` : null;
}

/** The project that an address of the window is about; null for those that are about none. */
export function planOpenProject(pathname: string): string | null {
  return /^\/projects\/([^/]+)/.exec(pathname)?.[1] ?? null;
}
