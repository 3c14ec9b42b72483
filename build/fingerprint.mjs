/** Says, as short strings, what was installed and what was built from. It only reads; it decides nothing. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the bundles are made from, relative to the project's root. */
export const BUNDLE_INPUTS = [
  'src-main',
  'src-renderer',
  'src-shared',
  'migrations',
  'build/bundle-options.ts',
  'build/command-imports.ts',
  'build/licence-plugin.ts',
  'build/list-licences.ts',
  'electron.vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** @param {string | Buffer} content @returns {string} SHA-256, hexadecimal */
export function toHash(content) {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * One line per file: path, size, time of the last change. A deleted or backdated file changes it as a new one does.
 * @param {string} root @param {readonly string[]} inputs files and folders, relative to the root; absent ones are skipped
 * @returns {string[]} sorted
 */
export function listInputs(root, inputs) {
  return inputs.flatMap((input) => listOne(root, input)).sort();
}

/** @param {string} root @param {string} relative @returns {string[]} */
function listOne(root, relative) {
  const stats = statSync(path.join(root, relative), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [`${relative} ${stats.size} ${stats.mtimeMs}`];
  return readdirSync(path.join(root, relative)).flatMap((name) => listOne(root, `${relative}/${name}`));
}

/** @param {string} root @returns {string} the state of everything that the bundles are made from */
export function bundleFingerprint(root) {
  return toHash(listInputs(root, BUNDLE_INPUTS).join('\n'));
}

/** @param {string} file @returns {unknown} null when the file is absent or no JSON */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
