/** How the main and the preload bundle are made; the app and the shell's test app share it, so that tests build the same. */
import path from 'node:path';
import type { MainViteConfig, PreloadViteConfig } from 'electron-vite';

import { commandImports } from './command-imports.ts';
import { opinionWords } from './opinion-words.ts';

/**
 * Packages of many small modules: finding and loading those one by one is half of what a start costs. They are development dependencies,
 * because whoever installs the app has them in the bundle; `dependencies` stay outside of it.
 */
export const BUNDLED = [
  '@modelcontextprotocol/node',
  '@modelcontextprotocol/server',
  'commander',
  'csv-parse',
  'csv-stringify',
  'fflate',
  'hucre',
  'kysely',
  'mdast-util-from-markdown',
  'mdast-util-gfm',
  'micromark-extension-gfm',
  'pptxgenjs',
  'tldts',
  'zod',
];

/**
 * Dependencies stay outside the bundle: they are native, read files beside them, or are loaded when they are needed.
 * Chunks are beside the entries, so that a path relative to one holds for all.
 */
export function mainBundle(input: Record<string, string>, outDir: string): MainViteConfig {
  return {
    plugins: [commandImports(), opinionWords()],
    build: {
      outDir,
      target: 'node24',
      sourcemap: true,
      rolldownOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  };
}

/** A sandboxed preload script can load nothing but Electron: one CommonJS file with everything in it. */
export function preloadBundle(outDir: string): PreloadViteConfig {
  return {
    build: {
      outDir,
      target: 'node24',
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: path.resolve('src-main/shell/preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  };
}
