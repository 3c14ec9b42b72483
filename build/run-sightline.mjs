/** The commands of the installed package: `start`, `serve`, and those of the command line. It runs the bundles beside it. */
import { createRequire } from 'node:module';
import path from 'node:path';

import { findElectron } from './find-electron.mjs';
import { exitLike, runCommand } from './run-process.mjs';
import { SERVER_FLAGS, SPARING_MALLOC } from './server-flags.mjs';
import { startApp } from './start-app.mjs';

const root = path.dirname(import.meta.dirname);
const env = { ...SPARING_MALLOC, ...process.env };
const [name, ...args] = process.argv.slice(2);

/** Electron is no dependency: it is taken where it was installed beside this package. @returns {string | null} */
function findNeighbour() {
  try {
    return findElectron(path.dirname(createRequire(import.meta.url).resolve('electron/package.json')));
  } catch {
    return null;
  }
}

/** @param {readonly string[]} given */
function serve(given) {
  const script = path.join(root, 'out/main/headless.js');
  return runCommand(process.execPath, [...SERVER_FLAGS, script, ...given], { cwd: process.cwd(), env });
}

if (name === 'start') {
  const electron = findNeighbour();
  const obtain = async () => (electron ? { binary: electron } : { reason: 'Electron is not installed beside it' });
  exitLike(await startApp({ app: root, args, env, obtain, serve: () => serve(['--open', ...args]) }), {
    isEndless: true,
  });
} else if (name === 'serve') {
  exitLike(await serve(args), { isEndless: true });
} else {
  await import(new URL('../out/main/cli.js', import.meta.url).href);
}
