/** Lists the packages of the main side, bundled or loaded at run time, with their licences. Packages bundled into the page list themselves. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { BUNDLED } from './bundle-options.ts';

/** As the page's builder writes them. */
export interface LicenceEntry {
  name: string;
  version: string;
  identifier: string | null;
  text?: string;
}

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

const LICENCE_FILE = /^(licen[cs]e|copying)/i;

/** Every package that the app's dependencies need, and those named in `more`, by where the lock file puts it. Pure. */
export function planShippedPackages(lock: Lock, more: readonly string[] = []): string[] {
  const places = more.map((name) => `node_modules/${name}`);
  const found = new Set<string>(places);
  const open = ['', ...places];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { dependencies, optionalDependencies } = lock.packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const target = findPackage(lock, place, name);
      if (target === null || found.has(target)) continue;
      found.add(target);
      open.push(target);
    }
  }
  return [...found].sort();
}

/** Where Node would find it, from a package's own folder upwards. */
function findPackage(lock: Lock, from: string, name: string): string | null {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))) {
    const candidate = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
    if (lock.packages[candidate]) return candidate;
    if (place === '') return null;
  }
}

/** The packages of the main side that are installed; those of other systems are not, and are not shipped either. */
export function listLicences(root: string): LicenceEntry[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  return planShippedPackages(lock, BUNDLED)
    .map((place) => path.join(root, place))
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map(readLicence);
}

function readLicence(folder: string): LicenceEntry {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => LICENCE_FILE.test(each));
  const identifier = typeof license === 'string' ? license : (license?.type ?? null);
  const entry: LicenceEntry = { name, version, identifier };
  return file === undefined ? entry : { ...entry, text: readFileSync(path.join(folder, file), 'utf8').trim() };
}
