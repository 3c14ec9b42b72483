/** When the screen is told what was read: once a frame, and soon enough where there are no frames. */
import { notifyManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { notifyByFrame } from '../../../src-renderer/api/notify-by-frame.ts';

let frames: (() => void)[];
let told: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [frames, told] = [[], []];
  vi.stubGlobal('requestAnimationFrame', (tell: () => void) => frames.push(tell));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  notifyByFrame();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const read = (name: string) => notifyManager.schedule(() => told.push(name));
const drawFrame = () => {
  for (const tell of frames.splice(0)) tell();
};

it('tells what came within a frame in that frame, in order, and asks for one frame only', () => {
  read('summary');
  read('series');
  expect(frames).toHaveLength(1);
  expect(told).toEqual([]);
  drawFrame();
  expect(told).toEqual(['summary', 'series']);
});

it('tells what comes while it tells in the next frame', () => {
  notifyManager.schedule(() => read('lines'));
  drawFrame();
  expect(told).toEqual([]);
  drawFrame();
  expect(told).toEqual(['lines']);
});

it('tells a window without frames all the same, once', () => {
  read('summary');
  vi.advanceTimersByTime(99);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['summary']);
  read('series');
  drawFrame();
  vi.runAllTimers();
  expect(told).toEqual(['summary', 'series']);
});
