/** Starts a Chromium for tests: the one that ships in a package, else one that is installed. It downloads nothing. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** No sandbox, because tests often run as root; nothing that would reach for the network. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where the package has a browser, which draws without a desktop and so takes half the time of an installed one. */
const HAS_BUNDLED = process.platform === 'linux' && process.arch === 'x64';

/** `SIGHTLINE_TEST_BROWSER`: `installed` takes one of the system instead of the packaged one, a path names another. */
function findInstalled(): string | null {
  const wish = process.env.SIGHTLINE_TEST_BROWSER;
  if (wish && wish !== 'installed') return wish;
  if (!wish && HAS_BUNDLED) return null;
  return INSTALLED.find((path) => existsSync(path)) ?? null;
}

/** Runs in a process of its own, whose temporary folder decides where the package unpacks to. */
const UNPACK = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";

/**
 * Folder of the packaged browser with the libraries and fonts that it brings; unpacked once, beside the folders of single runs. Unpacking
 * happens aside and is moved into place whole, because test files run at the same time.
 */
async function unpackBundled(): Promise<string> {
  const parent = process.env.SIGHTLINE_TEST_BROWSERS ?? tmpdir();
  const folder = join(parent, 'sightline-test-browser-147');
  if (existsSync(folder)) return folder;
  const aside = await mkdtemp(join(parent, 'sightline-test-browser-'));
  // The package brings NSS only to where it takes itself to be on a certain cloud: hence the variable.
  const env = { ...process.env, TMPDIR: aside, TEMP: aside, TMP: aside, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK], { env, cwd });
  const fonts = join(aside, 'fonts', 'fonts.conf');
  await writeFile(fonts, (await readFile(fonts, 'utf8')).replaceAll('/tmp/fonts', join(folder, 'fonts')));
  await rename(aside, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error;
    await rm(aside, { recursive: true, force: true });
  });
  return folder;
}

/** Where the machine names none, this browser would tell pages a language that is none either. */
function findLanguage(): string {
  const { LC_ALL = '', LANG = '' } = process.env;
  return [LC_ALL, LANG].find((name) => /^[a-z]{2}_/.test(name)) ?? 'en_US.UTF-8';
}

/** The Chromium of the lock file as a program to start: it draws alike everywhere. Null where the package has none. */
export async function findPackaged(): Promise<{ program: string; env: Record<string, string>; args: string[] } | null> {
  if (!HAS_BUNDLED) return null;
  const folder = await unpackBundled();
  const known = process.env.LD_LIBRARY_PATH;
  const libraries = join(folder, 'al2023', 'lib');
  const env = {
    LC_ALL: findLanguage(),
    LD_LIBRARY_PATH: known ? `${libraries}:${known}` : libraries,
    FONTCONFIG_PATH: join(folder, 'fonts'),
  };
  return { program: join(folder, 'chromium'), env, args: ['--headless=shell', '--no-zygote'] };
}

/** The same, running. Throws where the package has none. */
export async function launchBundled(extraArguments: readonly string[] = []): Promise<Browser> {
  const packaged = await findPackaged();
  if (!packaged) throw new Error('The package brings no Chromium for this system.');
  return chromium.launch({
    executablePath: packaged.program,
    env: { ...process.env, ...packaged.env },
    args: [...ARGUMENTS, ...packaged.args, ...extraArguments],
  });
}

/**
 * A running Chromium; `extraArguments` are switches beyond those of every test. Throws when there is neither one for this
 * platform in the package nor an installed one.
 */
export async function launchBrowser(extraArguments: readonly string[] = []): Promise<Browser> {
  const installed = findInstalled();
  if (!installed) return launchBundled(extraArguments);
  return chromium.launch({ executablePath: installed, args: [...ARGUMENTS, ...extraArguments] });
}
