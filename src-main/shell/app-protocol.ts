/** Serves the built pages to our window under a scheme of our own, so that no page ever has a file's address. */
import { readFile } from 'node:fs/promises';
import { protocol } from 'electron';
import { PAGE_HEADERS } from '#shared/page-headers.ts';
import { APP_SCHEME } from './app-address.ts';
import { planAppFile } from './plan-app-file.ts';

/** Must run before the app is ready; later registrations are ignored by Electron. */
export function registerAppScheme(): void {
  // Module scripts are fetched under CORS even from their own origin.
  const privileges = { standard: true, secure: true, supportFetchAPI: true, corsEnabled: true };
  protocol.registerSchemesAsPrivileged([{ scheme: APP_SCHEME, privileges }]);
}

/** Needs a ready app. Answers 404 for whatever is not a file of ours, without saying why. */
export function serveAppFiles(rendererDir: string): void {
  protocol.handle(APP_SCHEME, (request) => loadAppFile(request, rendererDir));
}

/** One file as an HTTP answer with the page headers; 405 for anything but reading, 404 for what is not ours. */
async function loadAppFile(request: Request, rendererDir: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
  const planned = planAppFile(request.url, rendererDir);
  if (!planned) return refuse(404);
  try {
    const body = new Uint8Array(await readFile(planned.file));
    const headers = { ...PAGE_HEADERS, 'Content-Type': planned.contentType };
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  } catch {
    return refuse(404);
  }
}

function refuse(status: number): Response {
  return new Response(null, { status, headers: PAGE_HEADERS });
}
