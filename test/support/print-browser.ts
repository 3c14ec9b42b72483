/** The browser that tests print with, as a program that `SIGHTLINE_BROWSER` can name: the packaged one with what it needs around it. */
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { findPackaged } from './browser.ts';

/** Where the package has none for this system, an installed one is looked for: null says so. */
export async function makePrintBrowser(folder: string): Promise<string | null> {
  const packaged = await findPackaged();
  if (!packaged) return null;
  const settings = Object.entries(packaged.env).map(([name, value]) => `${name}='${value}'`);
  const program = join(folder, 'browser.sh');
  await writeFile(
    program,
    `#!/bin/sh\n${settings.join(' ')} exec '${packaged.program}' "$@" ${packaged.args.join(' ')}\n`,
  );
  await chmod(program, 0o755);
  return program;
}
