/** Replacing a file that somebody else holds for a moment, as scanners and indexers do on Windows. */
import { mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { type Patience, replaceFile, replaceFileSync } from '#main/storage/replace-file.ts';

function newPair(): [from: string, to: string] {
  const folder = mkdtempSync(path.join(tmpdir(), 'sightline-replace-'));
  const [from, to] = [path.join(folder, 'new'), path.join(folder, 'old')];
  writeFileSync(from, 'new');
  writeFileSync(to, 'old');
  return [from, to];
}

/** Refuses until the time is over. */
function heldFor(ms: number, code: string) {
  const untilMs = performance.now() + ms;
  const seen = { attempts: 0 };
  const rename = (from: string, to: string) => {
    seen.attempts++;
    if (performance.now() < untilMs) throw Object.assign(new Error(`${code}: held`), { code });
    renameSync(from, to);
  };
  return { seen, rename };
}

const ways: [string, (from: string, to: string, patience: Patience) => unknown][] = [
  ['waiting', replaceFile],
  ['blocking', replaceFileSync],
];

describe.each(ways)('replacing a file, %s', (_name, replace) => {
  const run = async (from: string, to: string, patience: Patience) => replace(from, to, patience);

  it.each(['EPERM', 'EBUSY', 'EACCES'])('outlasts %s for a moment', async (code) => {
    const [from, to] = newPair();
    const { seen, rename } = heldFor(300, code);
    await run(from, to, { rename });
    expect(readFileSync(to, 'utf8')).toBe('new');
    // 10 + 20 + 40 + 80 + 160 ms of pauses reach beyond 300; a busy machine needs fewer.
    expect(seen.attempts).toBeLessThanOrEqual(6);
    expect(seen.attempts).toBeGreaterThan(1);
  });

  it('gives up after two seconds with what it was refused with, and leaves both as they were', async () => {
    const [from, to] = newPair();
    const { rename } = heldFor(60_000, 'EBUSY');
    const beganMs = performance.now();
    await expect(run(from, to, { rename })).rejects.toMatchObject({ code: 'EBUSY' });
    expect(performance.now() - beganMs).toBeGreaterThanOrEqual(2_000);
    expect([readFileSync(from, 'utf8'), readFileSync(to, 'utf8')]).toEqual(['new', 'old']);
  });

  it.each(['ENOENT', 'ENOSPC', 'EXDEV', 'EISDIR'])('does not wait for %s to go away', async (code) => {
    const { seen, rename } = heldFor(60_000, code);
    await expect(run('a', 'b', { rename })).rejects.toMatchObject({ code });
    expect(seen.attempts).toBe(1);
  });

  it('really replaces', async () => {
    const [from, to] = newPair();
    await run(from, to, {});
    expect(readFileSync(to, 'utf8')).toBe('new');
  });
});
