/** The loopback HTTP server: the published API and, for a signed-in browser, the app. It binds to 127.0.0.1 and nothing else. */
import Fastify, { type FastifyInstance } from 'fastify';

import { AppError, forbidden } from '#shared/app-error.ts';
import type { Core } from '../core/core.ts';
import { API_PREFIXES, bindApi } from './api-routes.ts';
import { type AppFiles, bindApp } from './app-routes.ts';
import { bindArrivalTime } from './arrival-time.ts';
import { bindEntityTags } from './entity-tags.ts';
import { bindErrors, fromFramework, REPLY_HEADERS, refuseBytes, sendError } from './error-replies.ts';
import { isMeantForUs } from './host-guard.ts';
import { bindJsonBodies } from './request-body.ts';
import { toRoutablePath } from './request-path.ts';
import { bindFileBodies, takesFile } from './sent-file.ts';
import { SignIn } from './sign-in.ts';

const BODY_LIMIT_BYTES = 5 * 1024 * 1024;

/** A request of this machine arrives at once; one that dribbles in only holds a connection. */
const HEAD_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_MS = 2_000;

export interface HttpServer {
  /** `http://127.0.0.1:PORT` */
  address: string;
  signIn: SignIn;
  close(): Promise<void>;
}

interface HttpOptions {
  port: number;
  files: AppFiles;
  /** Adds the routes of a layer above this one. */
  bind?: (app: FastifyInstance, core: Core) => void;
}

/** Listens on a port of 127.0.0.1 (0: any free one). Throws CONFLICT when the port is taken. */
export async function startHttp(core: Core, options: HttpOptions): Promise<HttpServer> {
  const signIn = new SignIn(core);
  const app = createApp(core);
  bindApi(app, core);
  options.bind?.(app, core);
  await bindApp(app, core, signIn, options.files);
  try {
    const address = await app.listen({ host: '127.0.0.1', port: options.port });
    return { address, signIn, close: () => app.close() };
  } catch (error) {
    await app.close();
    throw new AppError(
      'CONFLICT',
      `Port ${options.port} cannot be used: ${(error as Error).message}`,
      undefined,
      error,
    );
  }
}

function createApp(core: Core): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
    // An id of any length is just unknown: it must not get past the guards by an error of the router.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100_000 },
    // Of a head by the server, of a body by `bindArrivalTime`: a file may take longer.
    requestTimeout: 0,
    // A request without a Host is refused below, in our words.
    http: { requireHostHeader: false, headersTimeout: HEAD_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    rewriteUrl: (request) => toRoutablePath(request.url ?? '/'),
    frameworkErrors: (error, _request, reply) => sendError(reply, fromFramework(error)),
    clientErrorHandler: refuseBytes,
  });
  bindJsonBodies(app, BODY_LIMIT_BYTES);
  bindFileBodies(app);
  bindArrivalTime(app, REQUEST_TIMEOUT_MS, takesFile);
  bindEntityTags(app, API_PREFIXES);
  bindErrors(app, core.log);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...REPLY_HEADERS });
    if (!isMeantForUs(request.raw, request.originalUrl)) {
      throw forbidden(
        'host_not_allowed',
        'Sightline answers only to calls that name this machine as their host, such as 127.0.0.1.',
      );
    }
  });
  app.get('/health', (_request, reply) => {
    const { fault } = core.storage.folder;
    return reply.code(fault ? 503 : 200).send({ status: fault?.details?.reason ?? 'ok', version: core.version });
  });
  return app;
}
