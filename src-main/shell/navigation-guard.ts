/** Keeps every window on our own pages: no leaving, no popups, no embedded pages. Web links open in the system's browser. */
import { app, shell, type WebContents } from 'electron';

import { isAppUrl, isWebUrl } from './app-address.ts';
import type { IntentQueue } from './intent-queue.ts';
import { planDroppedArchive } from './plan-launch.ts';

/** Guards all contents that are created from now on. */
export function guardNavigation(intents: IntentQueue): void {
  const openInBrowser = (url: string) => {
    if (!isWebUrl(url)) return;
    shell.openExternal(url).catch(() => intents.push({ kind: 'notice', notice: 'not-opened', detail: url }));
  };
  app.on('web-contents-created', (_event, contents) => guardContents(contents, intents, openInBrowser));
}

function guardContents(contents: WebContents, intents: IntentQueue, openInBrowser: (url: string) => void): void {
  contents.on('will-navigate', (details) => {
    if (isAppUrl(details.url)) return;
    details.preventDefault();
    // A file that somebody drops on a window is an address to go to.
    const archive = planDroppedArchive(details.url);
    if (archive) intents.push(archive);
    else openInBrowser(details.url);
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
