/** Keeps every window on our own pages: no leaving, no popups, no embedded pages. Web links open in the system's browser. */
import { app, shell, type WebContents } from 'electron';

import { isAppUrl, isWebUrl } from './app-address.ts';

/** Guards all contents that are created from now on. */
export function guardNavigation(): void {
  app.on('web-contents-created', (_event, contents) => guardContents(contents));
}

function guardContents(contents: WebContents): void {
  contents.on('will-navigate', (details) => {
    if (isAppUrl(details.url)) return;
    details.preventDefault();
    openInBrowser(details.url);
  });
  contents.on('will-frame-navigate', (details) => {
    // A frame that a page of ours fills with text of its own is no address to go to.
    if (!isAppUrl(details.url) && details.url !== 'about:srcdoc') details.preventDefault();
  });
  contents.on('will-redirect', (details) => {
    if (!isAppUrl(details.url)) details.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openInBrowser(url);
    return { action: 'deny' };
  });
}

function openInBrowser(url: string): void {
  // A system without a browser rejects; there is nothing that the window could do about it.
  if (isWebUrl(url)) shell.openExternal(url).catch(() => {});
}
