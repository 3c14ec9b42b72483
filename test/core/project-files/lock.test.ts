/** The lock as the app makes it, with the work that it puts into a passphrase. What goes wrong with one: `refusals.test.ts`. */
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { isLocked, unlockFile, writeLocked } from '#main/core/project-files/lock.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-lock-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('gives back what was locked, and a try of a passphrase costs what it does with age', async () => {
  const content = Buffer.alloc(200_000, 'Acme ');
  const [locked, opened] = [join(folder, 'locked'), join(folder, 'opened')];
  await writeLocked(
    Readable.from([content.subarray(0, 70_001), content.subarray(70_001)]),
    createWriteStream(locked),
    'seven boats',
  );
  expect(isLocked(locked)).toBe(true);
  expect(readFileSync(locked, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S{22} 18\n/);
  await unlockFile(locked, 'seven boats', opened);
  expect(readFileSync(opened).equals(content)).toBe(true);
  expect(isLocked(opened)).toBe(false);
});
