/** For operations that only the desktop app can carry out. */
import { AppError } from '#shared/app-error.ts';
import type { Core } from '../core/core.ts';
import type { DesktopPort } from '../core/desktop/desktop-port.ts';

/** Throws CONFLICT where no desktop app runs the service. */
export function requireDesktop(core: Core): DesktopPort {
  if (!core.desktop) throw new AppError('CONFLICT', 'Only the desktop app can do that.', { reason: 'desktop_only' });
  return core.desktop;
}
