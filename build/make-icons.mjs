/**
 * Draws every icon of the app from `src-renderer/public/icon.svg` and writes them to `build/icons`. Run it after changing
 * the drawing: `node build/make-icons.mjs`. Its outcome is kept with the sources, because packaging has no browser.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { launchBrowser } from '../test/support/browser.ts';
import { toIcns, toIco } from './icon-files.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = path.join(root, 'build/icons');
const drawing = readFileSync(path.join(root, 'src-renderer/public/icon.svg'), 'utf8');

const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512];
const WINDOWS_SIZES = [16, 24, 32, 48, 64, 128, 256];
/** 16 pixels at each scale that Windows offers. */
const WINDOWS_TRAY_SIZES = [16, 20, 24, 32, 48];
const MAC_SIZES = [16, 32, 64, 128, 256, 512, 1024];

/** Icons of macOS leave a margin: the shape takes 824 of 1024 parts. */
const MAC_SHARE = 824 / 1024;

/** The drawing as lines only: macOS colours such a picture itself, for a light or a dark menu bar. */
const TEMPLATE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <path d="M3 25h26" stroke="#000" stroke-width="2.5" stroke-linecap="round"/>
  <path d="M4 19l8-6 6 4 9-10" fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="27" cy="7" r="3.6"/>
</svg>`;

const browser = await launchBrowser();
const page = await browser.newPage();

/** @param {string} svg @param {number} sizePx @param {number} [share] of the picture that the drawing takes @returns {Promise<Buffer>} a PNG */
async function draw(svg, sizePx, share = 1) {
  await page.setViewportSize({ width: sizePx, height: sizePx });
  const drawnPx = sizePx * share;
  const margin = (sizePx - drawnPx) / 2;
  const sized = svg.replace(
    '<svg ',
    `<svg width="${drawnPx}" height="${drawnPx}" style="display:block;margin:${margin}px" `,
  );
  await page.setContent(`<style>html,body{margin:0;background:none;overflow:hidden}</style>${sized}`);
  return page.screenshot({ omitBackground: true });
}

/** @param {string} name @param {Buffer} content */
function write(name, content) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

for (const sizePx of LINUX_SIZES) write(`${sizePx}x${sizePx}.png`, await draw(drawing, sizePx));
const windows = [];
for (const sizePx of WINDOWS_SIZES) windows.push({ sizePx, png: await draw(drawing, sizePx) });
write('icon.ico', toIco(windows));
const tray = [];
for (const sizePx of WINDOWS_TRAY_SIZES) tray.push({ sizePx, png: await draw(drawing, sizePx) });
write('tray/tray.ico', toIco(tray));
const mac = [];
for (const sizePx of MAC_SIZES) mac.push({ sizePx, png: await draw(drawing, sizePx, MAC_SHARE) });
write('icon.icns', toIcns(mac));
for (const [suffix, scale] of /** @type {const} */ ([
  ['', 1],
  ['@2x', 2],
])) {
  write(`tray/tray${suffix}.png`, await draw(drawing, 16 * scale));
  write(`tray/trayTemplate${suffix}.png`, await draw(TEMPLATE, 16 * scale));
}
await browser.close();
