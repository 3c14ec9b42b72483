/**
 * Fetches Electron's binary and unpacks it, as Electron's own `install.js` does, in a process of its own that tells its parent how far it
 * is. It ends with its parent. Needs Node 24 and the installed packages.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const SEND_EVERY_MS = 200;

/** Where the program is inside of Electron's archive. @type {Readonly<Record<string, string>>} */
const PROGRAMS = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };

const [electron = '', scratch = ''] = process.argv.slice(2);
// What Electron needs for this belongs to its package, not to ours.
const load = createRequire(path.join(electron, 'package.json'));
const { version } = load('./package.json');
const { env, platform, arch } = process;

/** @param {import('./obtain-electron.mjs').Report} report */
const send = (report) => process.send?.(report);

let sentAt = 0;
/** @param {{ transferred: number, total: number | null }} progress */
function sendProgress({ transferred, total }) {
  if (Date.now() - sentAt < SEND_EVERY_MS && transferred !== total) return;
  sentAt = Date.now();
  send({ kind: 'progress', transferred, total });
}

async function fetchElectron() {
  const archive = await load('@electron/get').downloadArtifact({
    version,
    artifactName: 'electron',
    platform,
    arch,
    cacheRoot: env.electron_config_cache,
    checksums: env.electron_use_remote_checksums ? undefined : load('./checksums.json'),
    tempDirectory: scratch,
    downloadOptions: { quiet: true, getProgressCallback: sendProgress },
  });
  send({ kind: 'unpacking' });
  const unpacked = path.join(electron, 'dist');
  rmSync(unpacked, { recursive: true, force: true, maxRetries: 5 });
  await load('@electron-internal/extract-zip').extract(archive, { dir: unpacked });
  // Written last: whoever finds it finds everything.
  writeFileSync(path.join(electron, 'path.txt'), PROGRAMS[platform] ?? 'electron');
}

/** @param {unknown} error @returns {string} half a sentence */
function describeFault(error) {
  const { message, response, cause } = /** @type {Error & { response?: Response }} */ (error);
  // The errors of its checksums have no other name.
  const kind = /** @type {Error} */ (error).constructor.name;
  if (response) return `${new URL(response.url).host} answered ${response.status}`;
  if (kind === 'ChecksumMismatchError') return 'what arrived has another checksum than Electron';
  if (kind === 'NoChecksumFoundError') return `there is no Electron for ${platform}-${arch}`;
  return cause instanceof Error ? describeFault(cause) : (message.split('\n')[0] ?? '');
}

process.once('disconnect', () => process.exit(1));
try {
  await fetchElectron();
} catch (error) {
  send({ kind: 'failed', reason: describeFault(error) });
  process.exitCode = 1;
}
process.disconnect?.();
