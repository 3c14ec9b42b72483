/** How the page is built. The desktop build takes the same settings from here; nothing else may configure the page. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

import * as effects from '../src-shared/contract/effects.ts';

/** Evaluates the table of effects while the page is built: its values go into the page, the schemas that it is read from do not. */
const evaluateEffects: Plugin = {
  name: 'evaluate-effects',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('src-shared/contract/effects.ts')) return null;
    return Object.entries(effects)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};

/** Settings of the page: relative addresses, so that it runs from any origin, and nothing inlined that a CSP refuses. */
const rendererConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [evaluateEffects, react()],
  build: {
    outDir: fileURLToPath(new URL('../out/renderer', import.meta.url)),
    emptyOutDir: true,
    minify: true,
    /** Read by the app itself, where it says what it is made of. */
    license: { fileName: 'licences.json' },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: fileURLToPath(new URL('./index.html', import.meta.url)),
      output: {
        codeSplitting: {
          groups: [
            // Small, and wanted by the frame too: inside of charts it would have the frame wait for them.
            { name: 'tslib', test: /node_modules[\\/]tslib/, priority: 4 },
            { name: 'charts', test: /node_modules[\\/](echarts|zrender)/, priority: 3 },
            { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
            // What runs first, and what the words need: the frame waits for the words, so they may not wait for the frame.
            { name: 'start', test: /src-renderer[\\/](app[\\/]start|texts[\\/](format|language))\.ts/, priority: 2 },
            // One file instead of fifty: each is a request, and the first screen waits for the last of them.
            { name: 'frame', tags: ['$initial'], priority: 1 },
            // What screens have in common, and apart from it what would bring the drawing library along.
            { name: 'shared', test: /^(?!.*src-renderer[\\/]charts)/, minShareCount: 2 },
            { name: 'drawing', test: /src-renderer[\\/]charts/, minShareCount: 2 },
          ],
        },
      },
    },
  },
} satisfies UserConfig;

export default rendererConfig;
