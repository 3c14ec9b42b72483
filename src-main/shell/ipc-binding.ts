/** Binds the one call channel to the dispatcher and carries events to our windows. It knows no operation by itself. */
import { type BrowserWindow, ipcMain } from 'electron';

import { forbidden, notFound, toAppError, toWireError } from '#shared/app-error.ts';
import { OPERATIONS } from '#shared/contract/index.ts';
import { type Envelope, IPC_CALL, IPC_EVENT } from '#shared/contract/wire.ts';

import { JsonText } from '../storage/json-text.ts';
import { isAppUrl } from './app-address.ts';
import type { ShellHost } from './shell-host.ts';
import { isTrustedSender } from './trusted-sender.ts';

/** Binds until the returned function is called. `openWindows` gives the windows that are ours at the time of a call. */
export function bindIpc(host: ShellHost, openWindows: () => readonly BrowserWindow[]): () => void {
  const isOwnWindow = (id: number) => openWindows().some((window) => window.webContents.id === id);
  ipcMain.handle(IPC_CALL, (event, operation: unknown, input: unknown) =>
    answerCall(host, isTrustedSender(event, isOwnWindow), operation, input),
  );
  const unsubscribe = host.subscribe((event) => {
    for (const { webContents } of openWindows()) {
      if (isAppUrl(webContents.getURL())) webContents.send(IPC_EVENT, event);
    }
  });
  return () => {
    unsubscribe();
    ipcMain.removeHandler(IPC_CALL);
  };
}

/** An envelope, or the JSON text of one: a text crosses to the window for a fraction of what objects cost. */
async function answerCall(
  host: ShellHost,
  isTrusted: boolean,
  operation: unknown,
  input: unknown,
): Promise<Envelope | string> {
  try {
    if (!isTrusted) throw forbidden('foreign_sender', 'Only the app itself may call.');
    if (!isOperationName(operation)) throw notFound('The operation');
    const envelope = await host.dispatch(operation, input);
    const data = 'data' in envelope ? envelope.data : null;
    return data instanceof JsonText ? `{"data":${await data.readText()}}` : envelope;
  } catch (error) {
    return { error: toWireError(toAppError(error)) };
  }
}

function isOperationName(operation: unknown): operation is string {
  return typeof operation === 'string' && Object.hasOwn(OPERATIONS, operation);
}
