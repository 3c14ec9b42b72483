/** Picks the port of the HTTP API for the desktop app, which must open even where a server already has the usual one. */
import { createServer } from 'node:net';

/**
 * The port that was asked for, else the usual one while nobody has it, else 0, which takes any free one.
 * Throws on an argument that is no port (0 to 65535).
 */
export async function choosePort(asked: string | undefined, usualPort: number): Promise<number> {
  if (asked === undefined) return (await isFree(usualPort)) ? usualPort : 0;
  const port = Number(asked);
  if (asked.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`Not a port: ${asked}`);
  }
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
