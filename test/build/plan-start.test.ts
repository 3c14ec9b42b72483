import { describe, expect, it } from 'vitest';

import {
  hasNeverOpened,
  isDownloadDue,
  planDesktopObstacle,
  toFallbackLine,
  toProgressLine,
} from '../../build/plan-start.mjs';

const linux = { platform: 'linux' as NodeJS.Platform, env: { DISPLAY: ':0' } as NodeJS.ProcessEnv, userId: 1000 };

describe('what stands against a desktop window', () => {
  it('nothing, with a display of either kind', () => {
    expect(planDesktopObstacle(linux)).toBeNull();
    expect(planDesktopObstacle({ ...linux, env: { WAYLAND_DISPLAY: 'wayland-0' } })).toBeNull();
  });

  it('a Linux without a display', () => {
    expect(planDesktopObstacle({ ...linux, env: {} })).toBe('there is no display here');
  });

  it('being root on Linux, where Electron would have to run without its sandbox', () => {
    expect(planDesktopObstacle({ ...linux, userId: 0 })).toBe('a desktop window needs a user other than root');
  });

  it('the wish of the owner, anywhere', () => {
    const env = { SIGHTLINE_NO_ELECTRON: '1' };
    expect(planDesktopObstacle({ platform: 'darwin', env, userId: 501 })).toBe('SIGHTLINE_NO_ELECTRON is set');
  });

  it.each(['darwin', 'win32'] as const)('nothing on %s, which always has a display', (platform) => {
    expect(planDesktopObstacle({ platform, env: {}, userId: null })).toBeNull();
  });

  it('is told in one line', () => {
    expect(toFallbackLine('there is no display here')).toBe(
      'No desktop window (there is no display here): serving Sightline to the browser instead.',
    );
  });
});

describe('a failed download of Electron', () => {
  const failedAt = Date.UTC(2026, 10, 20, 12);
  const hour = 3_600_000;
  const failed = { version: '45.4.1', failedAt, reason: 'it was cut' };
  const start = { version: '45.4.1', nowMs: failedAt + hour, isAttended: false };

  it('is tried when none failed yet', () => {
    expect(isDownloadDue(null, start)).toBe(true);
  });

  it('is remembered for a day where nobody sits', () => {
    expect(isDownloadDue(failed, { ...start, nowMs: failedAt + 23 * hour })).toBe(false);
    expect(isDownloadDue(failed, { ...start, nowMs: failedAt + 24 * hour })).toBe(true);
  });

  it('is tried again at the next start where somebody sits', () => {
    expect(isDownloadDue(failed, { ...start, isAttended: true })).toBe(true);
  });

  it('says nothing about another version', () => {
    expect(isDownloadDue(failed, { ...start, version: '46.0.0' })).toBe(true);
  });

  it('is not believed when it comes from the future, as after a wrong clock', () => {
    expect(isDownloadDue(failed, { ...start, nowMs: failedAt - hour })).toBe(true);
  });
});

describe('the progress of a download', () => {
  it('is in megabytes of all, where that is known', () => {
    const progress = { kind: 'progress' as const, transferred: 33_600_000 };
    expect(toProgressLine({ ...progress, total: 112_400_000 })).toBe('Electron: 34 of 112 MB');
    expect(toProgressLine({ ...progress, total: null })).toBe('Electron: 34 MB');
    expect(toProgressLine({ kind: 'unpacking' })).toBe('Electron: unpacking…');
  });
});

describe('a window that never opened', () => {
  const end = { code: null, signal: null, aliveMs: 800 };

  it.each(['SIGTRAP', 'SIGSEGV', 'SIGABRT'] as const)('is an early %s', (signal) => {
    expect(hasNeverOpened({ ...end, signal })).toBe(true);
  });

  it('is an early end for want of a library', () => {
    expect(hasNeverOpened({ ...end, code: 127 })).toBe(true);
  });

  it('is an early crash as Windows tells it, such as a library that is missing', () => {
    expect(hasNeverOpened({ ...end, code: 0xc0000135 })).toBe(true);
  });

  it.each([0, 1, 130, 143, 0xc000013a])('is not the exit code %i', (code) => {
    expect(hasNeverOpened({ ...end, code })).toBe(false);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('is not a %s from outside', (signal) => {
    expect(hasNeverOpened({ ...end, signal })).toBe(false);
  });

  it('is not a crash after a while', () => {
    expect(hasNeverOpened({ ...end, signal: 'SIGSEGV', aliveMs: 60_000 })).toBe(false);
  });
});
