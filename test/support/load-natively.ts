/**
 * Modules as Node itself loads them, for files that Vite's runner runs because they replace a module or look at the process: it takes seconds
 * of processor time to load the whole service. What is replaced in such a file is not replaced in what is loaded here.
 */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Starts a test's service; see `test-service.ts`. */
export const { startTestService } = load('#support/test-service.ts') as typeof import('./test-service.ts');
