import type { Session } from 'electron';
import { describe, expect, it } from 'vitest';

import { guardPermissions } from '#main/shell/permission-guard.ts';

type Handlers = Record<string, (...args: unknown[]) => unknown>;

/** A session that keeps the handlers it is given, and asks them as Electron would. */
function guard() {
  const handlers: Handlers = {};
  const keep = (name: string) => (handler: unknown) => {
    handlers[name] = handler as Handlers[string];
  };
  guardPermissions({
    setPermissionRequestHandler: keep('request'),
    setPermissionCheckHandler: keep('check'),
    setDevicePermissionHandler: keep('device'),
  } as unknown as Session);
  return {
    request(permission: string, requestingUrl: string) {
      let outcome: unknown;
      handlers.request?.(null, permission, (granted: boolean) => (outcome = granted), { requestingUrl });
      return outcome;
    },
    check: (permission: string, origin: string) => handlers.check?.(null, permission, origin),
    device: () => handlers.device?.({}),
  };
}

describe('permissions', () => {
  it.each(['media', 'geolocation', 'notifications', 'clipboard-read', 'fullscreen', 'openExternal', 'usb'])(
    'denies %s to our own page',
    (permission) => {
      expect(guard().request(permission, 'sightline-app://app/')).toBe(false);
      expect(guard().check(permission, 'sightline-app://app/')).toBe(false);
    },
  );

  it('denies every device', () => {
    expect(guard().device()).toBe(false);
  });

  it('lets our own page put text on the clipboard, and nobody else', () => {
    expect(guard().request('clipboard-sanitized-write', 'sightline-app://app/keys')).toBe(true);
    expect(guard().check('clipboard-sanitized-write', 'sightline-app://app')).toBe(true);
    expect(guard().request('clipboard-sanitized-write', 'https://evil.example/')).toBe(false);
    expect(guard().check('clipboard-sanitized-write', 'https://evil.example')).toBe(false);
  });
});
