/** Lines on stdin, `name argument`: what a test makes the main side of the test app do. What a person does is the stand-in's (`user-actions.ts`). */
import { createInterface } from 'node:readline';
import { app, BrowserWindow } from 'electron';

import type { DesktopPort } from '#main/core/desktop/desktop-port.ts';
import type { AppEvent } from '#shared/contract/events.ts';
import { report } from '../electron-stand-in/report.ts';

const PREVENTABLE = { preventDefault: () => {} };
const first = () => BrowserWindow.getAllWindows()[0];

export interface StdinTarget {
  preloadFile: string;
  emit(event: AppEvent): void;
  /** Makes the host answer an operation with this from now on. */
  answer(operation: string, data: unknown): void;
  port: DesktopPort;
}

export function runStdinCommands({ preloadFile, emit, answer, port }: StdinTarget): void {
  const commands: Record<string, (argument: string) => unknown> = {
    emit: (event) => emit(JSON.parse(event)),
    answer: (text) => {
      const { operation, data } = JSON.parse(text);
      answer(operation, data);
    },
    'load-here': (url) => first()?.loadURL(url),
    'load-elsewhere': (url) => new BrowserWindow({ webPreferences: { preload: preloadFile } }).loadURL(url),
    resize: (bounds) => first()?.setBounds(JSON.parse(bounds)),
    minimize: () => first()?.minimize(),
    close: () => first()?.close(),
    state: () =>
      report('state', {
        isMinimized: first()?.isMinimized(),
        windows: BrowserWindow.getAllWindows().length,
        address: first()?.webContents.getURL(),
      }),
    'open-url': (url) => app.emit('open-url', PREVENTABLE, url),
    'open-file': (file) => app.emit('open-file', PREVENTABLE, file),
    'renderer-gone': (reason) => first()?.webContents.emit('render-process-gone', PREVENTABLE, { reason }),
    unresponsive: () => first()?.emit('unresponsive'),
    responsive: () => first()?.emit('responsive'),
    'start-at-login': (isWanted) => port.setStartAtLogin(isWanted === 'true'),
    describe: () => report('described', port.describe()),
    'open-folder': () => port.openDataFolder(),
    print: async (html) => {
      const { pdf, missingScripts } = await port.print(html);
      report('printed-page', { pdf: Buffer.from(pdf).toString('base64'), missingScripts });
    },
    reject: (message) => void Promise.reject(new Error(message)),
    quit: () => app.quit(),
  };
  createInterface({ input: process.stdin }).on('line', (line) => {
    const space = line.indexOf(' ');
    const [name, argument] = space < 0 ? [line, ''] : [line.slice(0, space), line.slice(space + 1)];
    // A page that may not be loaded rejects, which is what some tests are about.
    Promise.resolve(commands[name]?.(argument)).catch((error) => report('command-failed', String(error)));
  });
}
