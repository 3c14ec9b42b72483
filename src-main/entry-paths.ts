/** Where the storage thread's module and the built page lie. The same lines hold for the sources and, in `out/main/`, for the bundles. */

const isBundled = !import.meta.url.endsWith('.ts');
const workerFile = isBundled ? './worker.js' : './worker.ts';
const pageFolder = isBundled ? '../renderer/' : '../out/renderer/';

export const WORKER_ENTRY = new URL(workerFile, import.meta.url);
export const PAGE_ROOT = new URL(pageFolder, import.meta.url);
