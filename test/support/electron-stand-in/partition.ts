/** Stands in for a session in memory: it serves schemes of its own, and its listener says which requests are let through. */

type Handler = (request: Request) => Promise<Response> | Response;
type RequestListener = (details: { url: string }, decide: (decision: { cancel: boolean }) => void) => void;

const partitions = new Map<string, Partition>();

export class Partition {
  readonly #handlers = new Map<string, Handler>();
  #listener: RequestListener = (_details, decide) => decide({ cancel: false });

  readonly protocol = {
    handle: (scheme: string, handler: Handler) => {
      if (this.#handlers.has(scheme)) throw new Error(`The scheme ${scheme} is served already.`);
      this.#handlers.set(scheme, handler);
    },
    unhandle: (scheme: string) => void this.#handlers.delete(scheme),
    isProtocolHandled: (scheme: string) => this.#handlers.has(scheme),
  };

  readonly webRequest = {
    onBeforeRequest: (listener: RequestListener) => {
      this.#listener = listener;
    },
  };

  isCancelled(url: string): boolean {
    let isCancelled = false;
    this.#listener({ url }, ({ cancel }) => {
      isCancelled = cancel;
    });
    return isCancelled;
  }

  findHandler(address: string): Handler | undefined {
    return this.#handlers.get(address.slice(0, address.indexOf(':')));
  }
}

export function findPartition(name: string): Partition {
  const partition = partitions.get(name) ?? new Partition();
  partitions.set(name, partition);
  return partition;
}
