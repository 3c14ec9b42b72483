/**
 * Finds the Node 24 that the project's programs run on: the machine's, with which this launcher was started, where it is one; else one of
 * the project's own, which is fetched here. Nothing is installed on the machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readJson } from './fingerprint.mjs';
import { NODE_MAJOR, planNodeBuild, toNodeProject } from './node-builds.mjs';
import { runNpm } from './run-npm.mjs';
import { SPARING_MALLOC } from './server-flags.mjs';

/** A project of npm's with one package in it. It stays when `node_modules` is rebuilt. */
const FOLDER = '.sightline/node';
const OPTIONS = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** A Node that was built with English only lacks these; texts are split into words by them. */
const LANGUAGES = ['de', 'ja', 'th'];

/**
 * @typedef {import('./node-builds.mjs').NodeBuild} NodeBuild
 * @typedef {{ version: string, languages: readonly string[] }} NodeTraits `languages`: which of {@link LANGUAGES} it knows
 * @typedef {{ packages?: Record<string, { version?: string, integrity?: string }> }} Installed
 */

/** @param {NodeTraits} traits @returns {boolean} whether the app runs on it, and finds the same words as everywhere */
export function isWantedNode({ version, languages }) {
  return version.trim().startsWith(`v${NODE_MAJOR}.`) && languages.length === LANGUAGES.length;
}

/** @returns {NodeTraits} of the Node that runs this */
function readTraits() {
  const languages = typeof Intl === 'object' ? Intl.DateTimeFormat.supportedLocalesOf(LANGUAGES) : [];
  return { version: process.version, languages };
}

/**
 * The machine's Node wins. A program that was started by us runs on the right one already.
 * @param {string} root @param {NodeTraits} [launcher]
 * @returns {string} the binary's path; one of the project's own may not be there yet
 */
export function projectNodePath(root, launcher = readTraits()) {
  if (isWantedNode(launcher)) return process.execPath;
  const build = planNodeBuild({ platform: process.platform, arch: process.arch, isMusl: false });
  return typeof build === 'string' ? process.execPath : path.join(root, placeOf(build));
}

/** @param {string} root @param {NodeTraits} [launcher] @returns {boolean} whether {@link projectNodePath} is there and whole */
export function hasProjectNode(root, launcher = readTraits()) {
  if (isWantedNode(launcher)) return true;
  const build = planNodeBuild({ platform: process.platform, arch: process.arch, isMusl: false });
  if (typeof build === 'string') return false;
  // npm writes its record of a folder last.
  const record = /** @type {Installed | null} */ (readJson(path.join(root, FOLDER, 'node_modules/.package-lock.json')));
  const found = record?.packages?.[`node_modules/${build.name}`];
  const isThisBuild = found?.version === build.version && (!build.integrity || found.integrity === build.integrity);
  return isThisBuild && existsSync(path.join(root, placeOf(build)));
}

/** @param {NodeBuild} build @returns {string} where its binary is put, from the project's root */
function placeOf({ name, binary }) {
  return `${FOLDER}/node_modules/${name}/${binary}`;
}

/** @returns {NodeBuild} for this machine; throws a sentence on what to do where there is none */
export function requireNodeBuild() {
  const isLinux = process.platform === 'linux';
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    isLinux ? process.report?.getReport() : {}
  );
  const isMusl = isLinux && report.header?.glibcVersionRuntime === undefined;
  const build = planNodeBuild({ platform: process.platform, arch: process.arch, isMusl });
  if (typeof build === 'string') throw new Error(build);
  return build;
}

/**
 * Fetches a Node of the project's own where the machine's is another. npm compares it with the checksum that is kept here.
 * @param {string} root @param {(line: string) => void} say @param {(processId: number | undefined) => void} sign
 * @returns {Promise<void>} throws when it cannot be had
 */
export async function ensureProjectNode(root, say, sign) {
  if (hasProjectNode(root)) return;
  const build = requireNodeBuild();
  say(`Fetching Node ${build.version} for this project only; the machine's is ${process.version.slice(1)}…`);
  await fetchNode(root, build, sign);
}

/**
 * @param {string} root @param {NodeBuild} build @param {(processId: number | undefined) => void} sign
 * @returns {Promise<void>} throws when it cannot be had
 */
export async function fetchNode(root, build, sign) {
  const folder = path.join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  mkdirSync(folder, { recursive: true });
  const { manifest, lock } = toNodeProject(build);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  const advice = `Install Node ${NODE_MAJOR} from nodejs.org or with the system's package manager, and start again.`;
  if ((await runNpm(folder, ['ci', ...OPTIONS], sign)) !== 0) {
    throw new Error(`Node ${build.version} could not be fetched; npm says why above. ${advice}`);
  }
  const { status, stdout, stderr, error } = spawnSync(path.join(root, placeOf(build)), ['-v'], { encoding: 'utf8' });
  if (status === 0 && stdout.trim() === `v${build.version}`) return;
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const reason = error?.message ?? stderr.trim().split('\n')[0];
  throw new Error(`Node ${build.version} was fetched and does not run here: ${reason} ${advice}`);
}

/**
 * @param {string} root @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv} the same, with Node 24 and the project's programs first on the path; with a cache of compiled
 *   sources, which halves the time that a process or a storage thread takes to start; and with {@link SPARING_MALLOC}
 */
export function projectEnv(root, env) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const first = [path.dirname(projectNodePath(root)), path.join(root, 'node_modules/.bin')];
  const NODE_COMPILE_CACHE = env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/compiled');
  return { ...SPARING_MALLOC, ...env, NODE_COMPILE_CACHE, [key]: [...first, env[key] ?? ''].join(path.delimiter) };
}
