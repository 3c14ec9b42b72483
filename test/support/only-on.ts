/** Tests of what not every system has. Elsewhere they are skipped, and one line of the report says why. */
import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const isWindows = process.platform === 'win32';

/** `what` is missing on Windows: modes of files, devices, signals that a program can answer, links without a right to them. */
export const onPosix = (what: string) => pick(!isWindows, `Windows has no ${what}`);

/** `what` is there on Linux alone. */
export const onLinux = (what: string) => pick(process.platform === 'linux', `only Linux has ${what}`);

function pick(isHere: boolean, reason: string) {
  it.runIf(!isHere)(reason, (context) => context.skip(reason));
  return { describe: describe.runIf(isHere), it: it.runIf(isHere) };
}

/** Nobody but its owner may read it. Windows has no such modes: there it is theirs as the rest of their profile is. */
export function expectOwnersOnly(path: string): void {
  const { mode } = statSync(path);
  if (!isWindows) expect(mode & 0o077, path).toBe(0);
}
