/**
 * `node build/complete-lock.mjs`, after a change of dependencies: names in `package-lock.json` the packages for other
 * systems that npm leaves out when the registry at hand lacks them. Without them `npm ci` refuses the lock file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, optionalDependencies?: Record<string, string>,
 *   os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The system that a package is for, from its name; null for a package that is not for one system only.
 * @param {string} name as in `@scope/tool-linux-x64-musl`
 */
export function planSystem(name) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (cpu.length !== 1 || (os.length !== 1 && cpu[0] !== 'wasm32')) return null;
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') && os[0] === 'linux' ? ['glibc'] : undefined;
  return { ...(os.length > 0 ? { os } : {}), cpu, ...(libc ? { libc } : {}) };
}

/**
 * The packages that are wanted and not named, by their place. Only exact versions: a range cannot be settled without a registry.
 * @param {Lock} lock @returns {Record<string, LockedPackage>}
 */
export function planMissing({ packages }) {
  /** @type {Record<string, LockedPackage>} */
  const missing = {};
  for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const system = planSystem(name);
      if (!system || !/^\d/.test(version) || isNamed(packages, parent, name)) continue;
      missing[`node_modules/${name}`] = { version, ...(dev ? { dev } : {}), optional: true, ...system };
    }
  }
  return missing;
}

/** @param {Record<string, LockedPackage>} packages @param {string} parent @param {string} name */
function isNamed(packages, parent, name) {
  return packages[`node_modules/${name}`] !== undefined || packages[`${parent}/node_modules/${name}`] !== undefined;
}

/** @param {Lock} lock @returns {Lock} the same with everything named, in npm's order */
export function completeLock(lock) {
  const entries = Object.entries({ ...lock.packages, ...planMissing(lock) });
  entries.sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lock, packages: Object.fromEntries(entries) };
}

if (process.argv[1] === import.meta.filename) {
  const file = path.resolve(import.meta.dirname, '../package-lock.json');
  const lock = /** @type {Lock} */ (JSON.parse(readFileSync(file, 'utf8')));
  process.stdout.write(`${Object.keys(planMissing(lock)).length} packages named\n`);
  writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
}
