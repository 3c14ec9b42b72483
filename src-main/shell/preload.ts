/** The only bridge from a page to the app: two functions, no channel names, no Electron objects. Runs sandboxed. */
import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';

import { type DesktopBridge, type Envelope, IPC_CALL, IPC_EVENT } from '#shared/contract/wire.ts';

const bridge: DesktopBridge = {
  call: async (operation, input) => {
    const reply: Envelope | string = await ipcRenderer.invoke(IPC_CALL, operation, input);
    return typeof reply === 'string' ? JSON.parse(reply) : reply;
  },
  onEvent: (listener) => {
    // The raw event holds a door back to Electron: the page gets what was sent and nothing else.
    const forward = (_event: IpcRendererEvent, event: unknown) => listener(event);
    ipcRenderer.on(IPC_EVENT, forward);
    return () => {
      ipcRenderer.off(IPC_EVENT, forward);
    };
  },
};

contextBridge.exposeInMainWorld('sightline', bridge);
