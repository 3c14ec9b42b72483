/** Wraps a built preload bundle so that it runs in a stock browser page as a sandboxed preload script runs in Electron. */

/** Names that only the stand-in and its pages' scripts know; the page itself never sees the first. */
export const RAW_INVOKE = '__standInInvoke';
export const DELIVER = '__standInDeliver';

/**
 * The stand-in's half of a page: what `require('electron')` gives to a preload script. It is sent as source text, so it
 * may use nothing from outside itself.
 */
function preparePage(rawInvokeName: string, deliverName: string, runPreload: (require: unknown) => void): void {
  // Preload scripts run in main frames only. A sub frame keeps the raw door, so that a test can try it.
  if (window.top !== window) return;
  type Listener = (event: unknown, ...args: unknown[]) => void;
  type Reply = { value: unknown } | { fault: string };
  const globals = window as unknown as Record<string, unknown>;
  const rawInvoke = globals[rawInvokeName] as (channel: string, args: unknown[]) => Promise<Reply>;
  delete globals[rawInvokeName];
  const listeners = new Map<string, Set<Listener>>();
  const listenersOf = (channel: string) => {
    const known = listeners.get(channel) ?? new Set<Listener>();
    listeners.set(channel, known);
    return known;
  };
  const copy = (value: unknown): unknown => (typeof value === 'function' ? value : structuredClone(value));
  /** What crosses the bridge is copied and frozen; functions are wrapped, never handed over. */
  const expose = (value: unknown): unknown => {
    if (typeof value === 'function') {
      return wrap(value as (...args: unknown[]) => unknown);
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expose(item)])));
  };
  const wrap =
    (call: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      const outcome = call(...args.map(copy));
      return outcome instanceof Promise ? outcome.then(copy) : expose(outcome);
    };
  const ipcRenderer = {
    async invoke(channel: string, ...args: unknown[]) {
      const reply = await rawInvoke(channel, structuredClone(args));
      if ('fault' in reply) throw new Error(`Error invoking remote method '${channel}': ${reply.fault}`);
      return reply.value;
    },
    on: (channel: string, listener: Listener) => void listenersOf(channel).add(listener),
    off: (channel: string, listener: Listener) => void listenersOf(channel).delete(listener),
  };
  const contextBridge = {
    exposeInMainWorld: (key: string, api: unknown) =>
      Object.defineProperty(window, key, { value: expose(api), enumerable: true }),
  };
  const deliver = (channel: string, args: unknown[]) => {
    for (const listener of [...listenersOf(channel)]) listener({ sender: ipcRenderer }, ...args);
  };
  Object.defineProperty(window, deliverName, { value: deliver, enumerable: false });
  runPreload((name: string) => {
    if (name === 'electron') return { contextBridge, ipcRenderer };
    throw new Error(`A sandboxed preload script cannot load ${name}.`);
  });
}

/** The script for `addInitScript`; `bundle` is the text of a CommonJS preload bundle, empty for a window without one. */
export function toInitScript(bundle: string): string {
  const runPreload = `(require) => { const module = { exports: {} }; const exports = module.exports;\n${bundle}\n}`;
  return `(${preparePage})(${JSON.stringify(RAW_INVOKE)}, ${JSON.stringify(DELIVER)}, ${runPreload});`;
}
