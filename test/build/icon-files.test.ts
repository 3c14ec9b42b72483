import { readFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { launchBrowser } from '#support/browser.ts';

const root = path.resolve(import.meta.dirname, '../..');
const icon = (name: string) => readFileSync(path.join(root, 'build/icons', name));

describe('the icons', () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  it('show the drawing as it is now', async () => {
    const page = await browser.newPage({ viewport: { width: 128, height: 128 } });
    const svg = readFileSync(path.join(root, 'src-renderer/public/icon.svg'), 'utf8');
    const sized = svg.replace('<svg ', '<svg width="128" height="128" style="display:block" ');
    await page.setContent(`<style>html,body{margin:0;background:none}</style>${sized}`);
    const drawn = PNG.sync.read(await page.screenshot({ omitBackground: true }));
    const kept = PNG.sync.read(icon('128x128.png'));
    expect(pixelmatch(drawn.data, kept.data, undefined, 128, 128, { threshold: 0.2 })).toBeLessThan(60);
  });

  it('come in every size that Linux asks for', () => {
    for (const sizePx of [16, 24, 32, 48, 64, 128, 256, 512]) {
      const { width, height } = PNG.sync.read(icon(`${sizePx}x${sizePx}.png`));
      expect([width, height]).toEqual([sizePx, sizePx]);
    }
  });

  it.each([
    ['icon.ico', [16, 24, 32, 48, 64, 128, 256]],
    ['tray/tray.ico', [16, 20, 24, 32, 48]],
  ])('are whole pictures in %s for Windows, each as wide as its table says', (name, wanted) => {
    const file = icon(name);
    expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
    const widths = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
      const entry = 6 + 16 * index;
      const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
      const { width } = PNG.sync.read(file.subarray(offset, offset + length));
      expect(file.readUInt8(entry) || 256).toBe(width);
      return width;
    });
    expect(widths).toEqual(wanted);
  });

  it('are whole pictures in the file for macOS, up to 1024 pixels', () => {
    const file = icon('icon.icns');
    expect(file.toString('latin1', 0, 4)).toBe('icns');
    expect(file.readUInt32BE(4)).toBe(file.length);
    const widths: number[] = [];
    for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
      widths.push(PNG.sync.read(file.subarray(at + 8, at + file.readUInt32BE(at + 4))).width);
    }
    expect(new Set(widths)).toEqual(new Set([16, 32, 64, 128, 256, 512, 1024]));
  });

  it('for the bar of macOS are black and clear only, which it colours itself', () => {
    const { data } = PNG.sync.read(icon('tray/trayTemplate.png'));
    const isColoured = Array.from({ length: data.length / 4 }, (_, at) => data.subarray(at * 4, at * 4 + 4)).some(
      ([red = 0, green = 0, blue = 0, alpha = 0]) => alpha > 0 && red + green + blue > 0,
    );
    expect(isColoured).toBe(false);
  });
});
