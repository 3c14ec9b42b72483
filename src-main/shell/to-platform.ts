/** The three kinds of system that the desktop app knows. Pure. */
import type { DesktopApp } from '#shared/contract/desktop.ts';

/** Whatever is neither macOS nor Windows has the manners of a Linux desktop. */
export function toPlatform(platform: NodeJS.Platform): DesktopApp['platform'] {
  if (platform === 'darwin') return 'mac';
  return platform === 'win32' ? 'windows' : 'linux';
}
