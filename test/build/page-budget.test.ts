/** How much of the page is loaded before the first screen stands, and how much each further screen adds: budgets, packed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

import { PAGE_DIR } from '#support/built.ts';

/** What index.html names: without it nothing is drawn. */
const START_KB = 285;
/** One screen's own code. */
const SCREEN_KB = 20;
/** The answers bring the reader of Markdown with them. */
const ANSWERS_KB = 92;
/** The drawing library, loaded with the first chart. */
const CHARTS_KB = 210;

const packedKb = (name: string) => gzipSync(readFileSync(join(PAGE_DIR, 'assets', name))).length / 1000;
const listAssets = (pattern: RegExp) => readdirSync(join(PAGE_DIR, 'assets')).filter((name) => pattern.test(name));

it(`starts with at most ${START_KB} kB, packed`, () => {
  const index = readFileSync(join(PAGE_DIR, 'index.html'), 'utf8');
  const named = [...index.matchAll(/assets\/([\w.-]+\.(?:js|css))/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => name.startsWith('charts'))).toEqual([]);
  expect(named.reduce((sum, name) => sum + packedKb(name), 0)).toBeLessThan(START_KB);
});

it(`adds at most ${SCREEN_KB} kB for a screen`, () => {
  const screens = listAssets(/-screen-.*\.js$/);
  expect(screens.length).toBeGreaterThan(11);
  const budget = (name: string) => (name.startsWith('answers-') ? ANSWERS_KB : SCREEN_KB);
  expect(screens.filter((name) => packedKb(name) > budget(name))).toEqual([]);
});

it(`draws with at most ${CHARTS_KB} kB`, () => {
  const [charts = ''] = listAssets(/^charts-.*\.js$/);
  expect(packedKb(charts)).toBeLessThan(CHARTS_KB);
});
