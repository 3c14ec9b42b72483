/** Stands in for Electron's `ipcMain`: one handler per channel. */
type Handler = (event: unknown, ...args: unknown[]) => unknown;

/** A rejection crosses as text only, exactly as Electron loses everything else of it. */
export type Reply = { value: unknown } | { fault: string };

const handlers = new Map<string, Handler>();

export const ipcMain = {
  handle(channel: string, handler: Handler): void {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  },
  removeHandler(channel: string): void {
    handlers.delete(channel);
  },
};

/** Runs a page's `invoke`. */
export async function answerInvoke(channel: string, event: unknown, args: unknown[]): Promise<Reply> {
  const handler = handlers.get(channel);
  if (!handler) return { fault: `Error: No handler registered for '${channel}'` };
  try {
    return { value: structuredClone(await handler(event, ...args)) };
  } catch (error) {
    return { fault: String(error) };
  }
}
