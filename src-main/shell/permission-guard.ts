/** Denies the window every permission that a page can ask for, but one: putting text on the clipboard from our own page. */
import type { Session } from 'electron';

import { isAppUrl } from './app-address.ts';

/** The copy buttons need it, for a new API key above all. It cannot read the clipboard. */
const CLIPBOARD_WRITE = 'clipboard-sanitized-write';

type GuardedSession = Pick<
  Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'
>;

export function guardPermissions(session: GuardedSession): void {
  session.setPermissionRequestHandler((_contents, permission, callback, details) => {
    callback(isAllowed(permission, details.requestingUrl));
  });
  session.setPermissionCheckHandler((_contents, permission, origin) => isAllowed(permission, origin));
  session.setDevicePermissionHandler(() => false);
}

function isAllowed(permission: string, requester: string): boolean {
  return permission === CLIPBOARD_WRITE && isAppUrl(requester);
}
