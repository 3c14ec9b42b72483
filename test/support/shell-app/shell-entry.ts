/** A desktop app with the real shell and a host that only echoes: what the tests of the shell run, built as the app is. */
import path from 'node:path';
import { app } from 'electron';
import { closeOnQuit } from '#main/shell/close-on-quit.ts';
import { createDesktopPort } from '#main/shell/create-desktop-port.ts';
import { describeApp } from '#main/shell/describe-app.ts';
import { guardFaults } from '#main/shell/fault-guard.ts';
import { findArgument } from '#main/shell/find-argument.ts';
import { IntentQueue } from '#main/shell/intent-queue.ts';
import { openShell, prepareShell } from '#main/shell/open-shell.ts';
import { endSession } from '#main/shell/session-marker.ts';
import type { ShellHost } from '#main/shell/shell-host.ts';
import { toPlatform } from '#main/shell/to-platform.ts';
import { UpdateCheck } from '#main/shell/update-check.ts';
import { JsonText } from '#main/storage/json-text.ts';
import type { AppEvent } from '#shared/contract/events.ts';
import type { Envelope } from '#shared/contract/wire.ts';

import { CONDITIONS } from '../electron-stand-in/conditions.ts';
import { report } from '../electron-stand-in/report.ts';
import { runStdinCommands } from './stdin-commands.ts';

const preloadFile = path.join(import.meta.dirname, '../preload/preload.cjs');
const rendererDir = path.join(import.meta.dirname, '../renderer');
const iconsDir = path.join(import.meta.dirname, '../icons/tray');
const dataDir = findArgument(process.argv, '--data-dir') ?? app.getPath('userData');
const listeners = new Set<(event: AppEvent) => void>();
const intents = new IntentQueue();
const updates = new UpdateCheck({ feed: null, version: '0.1.0', fetch, now: Date.now });
const told = new Map<string, unknown>();

/** What the shell asks by itself is no call of the page. */
const OWN = new Set(['desktop.get', 'desktop.glance', 'health.notices', 'desktop.takeIntents']);

/** The operations that it knows show one outcome each: an answer, a refusal, a fault. */
async function dispatch(operation: string, input: unknown): Promise<Envelope> {
  if (!OWN.has(operation)) report('dispatched', operation);
  if (operation === 'desktop.takeIntents') return { data: intents.take() };
  if (told.has(operation)) {
    report('called', { operation, input });
    return { data: told.get(operation) };
  }
  if (operation === 'system.status') return { data: { echo: input } };
  if (operation === 'prompts.list') return { data: JsonText.whole(Buffer.from(JSON.stringify({ echo: input }))) };
  if (operation === 'projects.create') {
    const details = { reason: 'agency_limit', limit: 'projects' } as const;
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

const args = process.argv.slice(1);
const platform = toPlatform(CONDITIONS.system);
const port = createDesktopPort(platform, dataDir, intents, updates);
const parts = { platform, intents, updates, args };

async function start(): Promise<void> {
  await app.whenReady();
  guardFaults(() => ({ fatal: ({ err }: { err?: unknown }) => report('fatal', String(err)) }));
  describeApp('0.1.0', iconsDir, platform);
  let closeShell = () => {};
  const close = async () => {
    closeShell();
    await host.close();
    endSession(dataDir);
  };
  closeOnQuit(platform, { close, note: () => endSession(dataDir) });
  closeShell = await openShell(host, { rendererDir, preloadFile, iconsDir }, parts);
}

if (prepareShell(dataDir, parts)) {
  runStdinCommands({
    preloadFile,
    emit: (event) => listeners.forEach((listener) => void listener(event)),
    answer: (operation, data) => void told.set(operation, data),
    port,
  });
  void start();
} else {
  report('gave-way', true);
  app.quit();
}
