/** A desktop app with the real shell and a host that only echoes: what the tests of the shell run, built as the app is. */
import path from 'node:path';
import { createInterface } from 'node:readline';
import { app, BrowserWindow } from 'electron';
import { findArgument } from '#main/shell/find-argument.ts';
import { openShell, prepareShell } from '#main/shell/open-shell.ts';
import type { ShellHost } from '#main/shell/shell-host.ts';
import { JsonText } from '#main/storage/json-text.ts';
import type { AppEvent } from '#shared/contract/events.ts';
import type { Envelope } from '#shared/contract/wire.ts';

import { report } from '../electron-stand-in/report.ts';

const preloadFile = path.join(import.meta.dirname, '../preload/preload.cjs');
const rendererDir = path.join(import.meta.dirname, '../renderer');
const dataDir = findArgument(process.argv, '--data-dir') ?? app.getPath('userData');
const listeners = new Set<(event: AppEvent) => void>();

/** The operations that it knows show one outcome each: an answer, a refusal, a fault. */
async function dispatch(operation: string, input: unknown): Promise<Envelope> {
  report('dispatched', operation);
  if (operation === 'system.status') return { data: { echo: input } };
  if (operation === 'prompts.list') return { data: JsonText.whole(Buffer.from(JSON.stringify({ echo: input }))) };
  if (operation === 'projects.create') {
    const details = { reason: 'agency_limit', limit: 'projects' };
    return { error: { code: 'FORBIDDEN', message: 'No project slot is free.', details } };
  }
  throw new Error('the database said something private');
}

const host: ShellHost = {
  dispatch,
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dataDir,
  apiAddress: 'http://127.0.0.1:4477',
  async close() {
    report('host-closed', listeners.size);
  },
};

/** Lines on stdin, `name argument`: what a test makes the main side do. */
const commands: Record<string, (argument: string) => unknown> = {
  emit: (event) => listeners.forEach((listener) => void listener(JSON.parse(event))),
  'load-here': (url) => BrowserWindow.getAllWindows()[0]?.loadURL(url),
  'load-elsewhere': (url) => new BrowserWindow({ webPreferences: { preload: preloadFile } }).loadURL(url),
  resize: (bounds) => BrowserWindow.getAllWindows()[0]?.setBounds(JSON.parse(bounds)),
  minimize: () => BrowserWindow.getAllWindows()[0]?.minimize(),
  state: () => report('state', { isMinimized: BrowserWindow.getAllWindows()[0]?.isMinimized() }),
  quit: () => app.quit(),
};

function obey(line: string): void {
  const space = line.indexOf(' ');
  const [name, argument] = space < 0 ? [line, ''] : [line.slice(0, space), line.slice(space + 1)];
  // A page that may not be loaded rejects, which is what some tests are about.
  Promise.resolve(commands[name]?.(argument)).catch((error) => report('command-failed', String(error)));
}

if (prepareShell(dataDir)) {
  createInterface({ input: process.stdin }).on('line', obey);
  app.whenReady().then(() => openShell(host, { rendererDir, preloadFile }));
} else {
  report('gave-way', true);
  app.quit();
}
