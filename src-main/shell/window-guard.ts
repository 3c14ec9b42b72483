/** Brings a window back whose page died, and lets its owner decide about one that hangs. The service goes on meanwhile. */
import { app, type BrowserWindow, dialog } from 'electron';

import type { IntentQueue } from './intent-queue.ts';
import type { ShellTexts } from './texts/english.ts';

/** A page that dies more often than this within a minute is not reloaded by itself any more. */
const MOST_RELOADS = 3;
const SPAN_MS = 60_000;

/** Whether to reload after these deaths, the last of them now. Pure. */
export function planReload(deathsMs: readonly number[], nowMs: number): boolean {
  return deathsMs.filter((ms) => nowMs - ms < SPAN_MS).length <= MOST_RELOADS;
}

export function guardWindow(window: BrowserWindow, intents: IntentQueue, texts: () => ShellTexts['window']): void {
  const deathsMs: number[] = [];
  /** The next death is one that the owner asked for: it counts for nothing. */
  let isWanted = false;
  const reload = () => {
    if (window.isDestroyed()) return;
    intents.push({ kind: 'notice', notice: 'window-reloaded', detail: null });
    window.webContents.reload();
  };
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    if (!isWanted) deathsMs.push(Date.now());
    if (isWanted || planReload(deathsMs, Date.now())) reload();
    else void askAboutDeath(window, texts()).then((isReload) => (isReload ? reload() : app.quit()));
    isWanted = false;
  });
  let isAsking = false;
  window.on('unresponsive', async () => {
    if (isAsking) return;
    isAsking = true;
    const isReload = await askAboutHang(window, texts());
    isAsking = false;
    if (!isReload || window.isDestroyed()) return;
    // A page that hangs does not hear a reload: its process has to end first.
    isWanted = true;
    window.webContents.forcefullyCrashRenderer();
  });
}

async function askAboutDeath(window: BrowserWindow, texts: ShellTexts['window']): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: texts.goneTitle,
    detail: texts.goneText,
    buttons: [texts.reload, texts.quit],
    defaultId: 0,
    cancelId: 1,
  });
  return response === 0;
}

async function askAboutHang(window: BrowserWindow, texts: ShellTexts['window']): Promise<boolean> {
  const waiting = new AbortController();
  const stopAsking = () => waiting.abort();
  window.once('responsive', stopAsking);
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: texts.frozenTitle,
    detail: texts.frozenText,
    buttons: [texts.wait, texts.reload],
    defaultId: 0,
    cancelId: 0,
    signal: waiting.signal,
  });
  window.off('responsive', stopAsking);
  return response === 1;
}
