/** The three kinds of system that the desktop app knows. Pure. */
import type { DesktopApp } from '#shared/contract/desktop.ts';

export type Platform = DesktopApp['platform'];

/** Whatever is neither macOS nor Windows has the manners of a Linux desktop. */
export function toPlatform(platform: NodeJS.Platform): Platform {
  if (platform === 'darwin') return 'mac';
  return platform === 'win32' ? 'windows' : 'linux';
}
