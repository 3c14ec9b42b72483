/** What a person, or the system, does to a running app: a test says it in lines on stdin, `name argument`. Others are somebody else's. */
import { createInterface } from 'node:readline';

import { app } from './app.ts';
import { BrowserWindow } from './browser-window.ts';
import { answerDialog } from './dialogs.ts';
import { powerMonitor } from './power.ts';
import { report } from './report.ts';
import { StandInEvent } from './stand-in-event.ts';
import { clickNotification, pressItem } from './system.ts';

const ACTS: Readonly<Record<string, (argument: string) => void>> = {
  'answer-dialog': (answer) => answerDialog(JSON.parse(answer)),
  'press-menu': (label) => report('pressed', pressItem('menu', label)),
  'press-tray': (label) => report('pressed', pressItem('tray', label)),
  'press-popup': (label) => report('pressed', pressItem('popup', label)),
  'click-notification': () => clickNotification(),
  'shut-down': () => {
    const event = new StandInEvent();
    powerMonitor.emit('shutdown', event);
    report('shutdown-delayed', event.defaultPrevented);
  },
  'log-off': () => app.endSession(),
  'right-click': (params) =>
    BrowserWindow.getAllWindows()[0]?.webContents.emit('context-menu', new StandInEvent(), JSON.parse(params)),
};

export function followHands(): void {
  createInterface({ input: process.stdin }).on('line', (line) => {
    const [name = ''] = line.split(' ', 1);
    ACTS[name]?.(line.slice(name.length + 1));
  });
}
