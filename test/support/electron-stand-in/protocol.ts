/** Stands in for Electron's `protocol`: schemes are declared before the app is ready and served after. */
import { app } from './app.ts';

type Handler = (request: Request) => Promise<Response> | Response;

const declared = new Set<string>();
const handlers = new Map<string, Handler>();

export const protocol = {
  registerSchemesAsPrivileged(schemes: readonly { scheme: string }[]): void {
    if (app.isReady()) throw new Error('Schemes are declared before the app is ready.');
    for (const { scheme } of schemes) declared.add(scheme);
  },
  handle(scheme: string, handler: Handler): void {
    if (!app.isReady()) throw new Error('Schemes are served once the app is ready.');
    if (!declared.has(scheme)) throw new Error(`The scheme ${scheme} was never declared.`);
    handlers.set(scheme, handler);
  },
};

/** The handler of an address's scheme; undefined for the web and for what nobody serves. */
export function findHandler(address: string): Handler | undefined {
  return handlers.get(address.slice(0, address.indexOf(':')));
}
