/** Picks the transport once, at start: the preload bridge when there is one, else HTTP. */
import type { DesktopBridge } from '#shared/contract/wire.ts';

import type { AppClient } from './app-client.ts';
import { createHttpClient } from './http-client.ts';
import { createIpcClient } from './ipc-client.ts';

declare global {
  interface Window {
    /** Put there by the preload script of the desktop app; absent in a browser. */
    sightline?: DesktopBridge;
  }
}

/** Whether this is a window of the desktop app, and no browser. */
export function isDesktopWindow(): boolean {
  return window.sightline !== undefined;
}

export function chooseClient(page: Pick<Window, 'sightline'> = window): AppClient {
  return page.sightline ? createIpcClient(page.sightline) : createHttpClient();
}
