/** The same app in a browser: its files, its calls and its events, for a window that signed in as the owner. */
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import fastifyCookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '#shared/app-error.ts';
import { PAGE_HEADERS } from '#shared/page-headers.ts';
import { OWNER } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { dispatch } from '../handlers/dispatch.ts';
import { REPLY_HEADERS, sendError } from './error-replies.ts';
import { isOwnOrigin } from './host-guard.ts';
import { sendData } from './send-data.ts';
import type { SignIn } from './sign-in.ts';

export interface AppFiles {
  /** Folder of the built page. */
  root: string;
}

/** Whatever changes gets another name, so a browser may keep these, and what it made of the code, between visits. */
const KEPT = { 'cache-control': 'private, max-age=31536000, immutable' } as const;

/** The build names the files of this folder after what is in them. */
const isNamedForContent = (file: string) => basename(dirname(file)) === 'assets';

export async function bindApp(app: FastifyInstance, core: Core, signIn: SignIn, files: AppFiles): Promise<void> {
  await app.register(fastifyCookie);
  if (existsSync(files.root)) {
    await app.register(fastifyStatic, {
      root: files.root,
      index: ['index.html'],
      cacheControl: false,
      setHeaders: (reply, file) => void reply.headers({ ...PAGE_HEADERS, ...(isNamedForContent(file) && KEPT) }),
    });
  }
  bindSignIn(app, signIn);
  app.post('/app/call/:operation', async (request, reply) => {
    if (!isOwner(request, signIn)) return refuse(reply);
    const { operation } = request.params as { operation: string };
    const envelope = await dispatch(core, operation, OWNER, request.body);
    return 'error' in envelope ? envelope : sendData(reply, envelope.data);
  });
  app.get('/app/events', (request, reply) => {
    if (!isOwner(request, signIn)) return refuse(reply);
    streamEvents(core, request, reply);
    return reply;
  });
}

/** `/?token=...` works once: it leaves a session behind and goes on to the page without the token. */
function bindSignIn(app: FastifyInstance, signIn: SignIn): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path, query] = request.url.split('?', 2);
    const token = path === '/' ? new URLSearchParams(query).get('token') : null;
    // Whatever only looks at a link, as previews do with HEAD, must not use it up.
    if (token === null || request.method !== 'GET') return;
    const session = await signIn.redeem(token);
    if (session !== null) {
      void reply.setCookie(cookieName(request), session, { path: '/', httpOnly: true, sameSite: 'strict' });
    }
    return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect('/', 303);
  });
}

function isOwner(request: FastifyRequest, signIn: SignIn): boolean {
  return isOwnOrigin(request.headers) && signIn.isSignedIn(request.cookies[cookieName(request)]);
}

/** Cookies are shared between the ports of an address, so each server names its own. */
function cookieName(request: FastifyRequest): string {
  return `sightline_${request.socket.localPort}`;
}

function refuse(reply: FastifyReply): FastifyReply {
  return sendError(reply, new AppError('UNAUTHORIZED', 'This window is not signed in.'));
}

function streamEvents(core: Core, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, { ...REPLY_HEADERS, 'content-type': 'text/event-stream' });
  reply.raw.write(': open\n\n');
  const stop = core.progress.subscribe((event) => reply.raw.write(`data: ${JSON.stringify(event)}\n\n`));
  request.raw.once('close', stop);
}
