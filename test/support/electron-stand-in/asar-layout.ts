/**
 * Loaded before everything else, on every thread: a folder `app.asar` behaves as the archive would in Electron, as far as Node can
 * show it. Native modules are loaded from `app.asar.unpacked` only; nothing is run in the archive or from it by its path.
 */
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

import { report } from './report.ts';

const ARCHIVE = /([\\/])app\.asar([\\/])/;
const isInside = (place: unknown) => typeof place === 'string' && ARCHIVE.test(place);

const load = process.dlopen;
process.dlopen = (module: object, file: string, ...rest: unknown[]) => {
  const real = file.replace(ARCHIVE, '$1app.asar.unpacked$2');
  if (isInside(file)) report('native-module', real);
  return Reflect.apply(load, process, [module, real, ...rest]);
};

function refuse(place: string): never {
  throw Object.assign(new Error(`ENOTDIR: not a directory, '${place}'`), { code: 'ENOTDIR' });
}

const changeFolder = process.chdir;
process.chdir = (folder: string) => (isInside(folder) ? refuse(folder) : changeFolder(folder));

for (const name of ['spawn', 'spawnSync', 'exec', 'execSync'] as const) {
  const call = childProcess[name] as (...args: unknown[]) => unknown;
  const guarded = (command: string, ...rest: unknown[]) => {
    const options = rest.find((each) => typeof each === 'object' && each !== null && !Array.isArray(each));
    const cwd = (options as { cwd?: unknown } | undefined)?.cwd;
    for (const place of [command, cwd]) if (isInside(place)) refuse(String(place));
    return Reflect.apply(call, childProcess, [command, ...rest]);
  };
  Object.assign(childProcess, { [name]: guarded });
}
syncBuiltinESMExports();
