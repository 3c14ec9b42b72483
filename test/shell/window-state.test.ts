import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { loadWindowState, planWindowState, saveWindowState } from '#main/shell/window-state.ts';

const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'sightline-window-')), 'window.json');
const screens = [{ x: 0, y: 0, width: 1920, height: 1080 }];
const saved = { x: 100, y: 50, width: 1200, height: 800, isMaximized: false };

describe('the remembered window', () => {
  it('comes back as it was saved', () => {
    const file = newFile();
    saveWindowState(file, saved);
    expect(loadWindowState(file)).toEqual(saved);
  });

  it('is given up without a word where its folder is gone', () => {
    const file = path.join(path.dirname(newFile()), 'gone', 'window.json');
    expect(() => saveWindowState(file, saved)).not.toThrow();
  });

  it.each(['', '{', '{"width":-5,"height":10,"isMaximized":false}', '[]'])(
    'is the default when the file says %j',
    (text) => {
      const file = newFile();
      writeFileSync(file, text);
      expect(loadWindowState(file)).toEqual({ width: 1440, height: 900, isMaximized: false });
    },
  );

  it('is the default when there is no file', () => {
    expect(loadWindowState(newFile())).toEqual({ width: 1440, height: 900, isMaximized: false });
  });

  it('keeps its place on a screen that is there', () => {
    expect(planWindowState(saved, screens)).toEqual(saved);
  });

  it('loses its place, not its size, with the screen that it was on', () => {
    const away = { ...saved, x: 2500 };
    expect(planWindowState(away, screens)).toEqual({ width: 1200, height: 800, isMaximized: false });
  });

  it('loses its place when only a sliver would be seen', () => {
    expect(planWindowState({ ...saved, x: 1900 }, screens)).not.toHaveProperty('x');
  });

  it('is never smaller than usable', () => {
    const tiny = { width: 10, height: 10, isMaximized: true };
    expect(planWindowState(tiny, screens)).toEqual({ width: 960, height: 640, isMaximized: true });
  });
});
