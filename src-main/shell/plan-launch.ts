/** What a start asks for: links and archives among the arguments of this or a second instance. Pure; it opens nothing. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { DesktopIntent } from '#shared/contract/desktop.ts';
import { isDeepLink, planDeepLink } from './plan-deep-link.ts';

const ARCHIVE = /\.sightline$/i;

/** Intents in the order of the arguments. A link that is refused says so rather than doing nothing. */
export function planLaunch(args: readonly string[], workingDir: string): DesktopIntent[] {
  return args.flatMap((arg) => {
    if (isDeepLink(arg)) return [planLinkIntent(arg)];
    const archive = arg.startsWith('-') ? null : planArchiveIntent(arg, workingDir);
    return archive === null ? [] : [archive];
  });
}

export function planLinkIntent(link: string): DesktopIntent {
  const target = planDeepLink(link);
  return target === null
    ? { kind: 'notice', notice: 'link-refused', detail: null }
    : { kind: 'open-path', path: target };
}

/** Null for what is not named as an archive. Whether there is such a file is for whoever opens it. */
export function planArchiveIntent(file: string, workingDir: string): DesktopIntent | null {
  if (!ARCHIVE.test(file) || file.includes('\0')) return null;
  return { kind: 'open-archive', path: path.resolve(workingDir, file) };
}

/** The same of a file's address; null for any other address. */
export function planDroppedArchive(address: string): DesktopIntent | null {
  if (!address.startsWith('file:')) return null;
  try {
    return planArchiveIntent(fileURLToPath(address), '');
  } catch {
    return null;
  }
}
