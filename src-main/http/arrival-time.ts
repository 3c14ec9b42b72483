/** How long a body may take to arrive: one of this machine comes at once, and one that dribbles in only holds a connection. A file has its own limit. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { refuseBytes } from './error-replies.ts';

/** Hangs up on a body that is not whole after `limitMs`, but for those that `mayLast`. */
export function bindArrivalTime(
  app: FastifyInstance,
  limitMs: number,
  mayLast: (request: FastifyRequest) => boolean,
): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    if (raw.complete || mayLast(request)) return;
    const timer = setTimeout(() => {
      if (!raw.complete) refuseBytes({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
    }, limitMs);
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
}
