/** Which file below the pages' folder an address means. Pure; it never names a file outside that folder. */
import path from 'node:path';

import { isAppUrl } from './app-address.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

export interface AppFile {
  file: string;
  contentType: string;
}

/**
 * The file behind an address. A path without an extension is a screen of the app: it gives the page that draws all of
 * them. Null for another origin, a path that leaves the folder, an unreadable one, and a kind of file that we have none of.
 */
export function planAppFile(address: string, rendererDir: string): AppFile | null {
  if (!isAppUrl(address)) return null;
  const pathname = decodePath(new URL(address).pathname);
  if (pathname === null || /[\\\0]/.test(pathname)) return null;
  const extension = path.posix.extname(pathname);
  const relative = extension === '' ? 'index.html' : pathname.slice(1);
  const contentType = CONTENT_TYPES[extension || '.html'];
  const root = path.resolve(rendererDir);
  const file = path.resolve(root, relative);
  if (contentType === undefined || !file.startsWith(root + path.sep)) return null;
  return { file, contentType };
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
