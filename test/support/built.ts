/** What tests run as programs and threads, and open as the page: the bundles as they are shipped, built before the first test. */
import { fileURLToPath } from 'node:url';

const OUT = new URL('../../out/', import.meta.url);

/** Serves storage commands on a thread. Bundled it starts in a fifth of the time that the sources take. */
export const WORKER_ENTRY = new URL('main/worker.js', OUT);
export const PAGE_ROOT = new URL('renderer/', OUT);
export const PAGE_DIR = fileURLToPath(PAGE_ROOT);
export const SERVER_FILE = fileURLToPath(new URL('main/headless.js', OUT));
export const CLI_FILE = fileURLToPath(new URL('main/cli.js', OUT));
export const MAIN_FILE = fileURLToPath(new URL('main/main.js', OUT));
