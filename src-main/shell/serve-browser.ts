/**
 * A Linux that forbids the sandbox gets no window: the same app goes to the browser. A dialog of the system is its handle, so
 * that nothing runs unseen: it opens the browser again, or quits.
 */
import { app, dialog, shell } from 'electron';

import type { IntentQueue } from './intent-queue.ts';
import { chooseTexts } from './texts/choose-texts.ts';

/** Started with `--no-sandbox`, as an AppImage starts itself where the system lets it make no namespaces. */
export function isWithoutSandbox(): boolean {
  return process.platform === 'linux' && app.commandLine.hasSwitch('no-sandbox');
}

export interface BrowserHost {
  /** A link that signs a browser in, once. */
  issueSignInLink(): string;
}

/** Opens the browser and resolves when its owner wants to quit; a second start of the app opens it again. */
export async function serveBrowser(host: BrowserHost, intents: IntentQueue): Promise<void> {
  const { browser } = chooseTexts(null, app.getPreferredSystemLanguages());
  intents.onCall(() => void openBrowser(host));
  let wantsBrowser = true;
  while (wantsBrowser) {
    const unopened = await openBrowser(host);
    const { response } = await dialog.showMessageBox({
      type: 'info',
      message: browser.title,
      detail: unopened === null ? browser.detail : `${browser.detail}\n\n${browser.openYourself(unopened)}`,
      buttons: [browser.open, browser.quit],
      defaultId: 0,
      cancelId: 1,
    });
    wantsBrowser = response === 0;
  }
  app.quit();
}

/** The link where no browser could be opened with it; null when one was. */
async function openBrowser(host: BrowserHost): Promise<string | null> {
  const link = host.issueSignInLink();
  return shell.openExternal(link).then(
    () => null,
    () => link,
  );
}
