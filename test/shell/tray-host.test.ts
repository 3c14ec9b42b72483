/** Whether a Linux session shows icons beside the clock, asked of a substitute for the programs that reach its bus. */
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';

import { hasTrayHost } from '#main/shell/tray-host.ts';
import { onPosix } from '#support/only-on.ts';

const before = process.env.PATH;
afterEach(() => {
  process.env.PATH = before;
});

/** Nothing is on the path but these. */
function provide(programs: Readonly<Record<string, string>>): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'sightline-bus-'));
  for (const [name, body] of Object.entries(programs)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${body}\n`);
    chmodSync(path.join(folder, name), 0o700);
  }
  process.env.PATH = folder;
}

onPosix('scripts without an ending').it.each([
  ['a desktop that answers yes', { gdbus: "echo '(<true>,)'" }, true],
  ['one that answers no, as a desktop whose extension is switched off', { gdbus: "echo '(<false>,)'" }, false],
  ['GNOME, where nobody is there to answer', { gdbus: 'echo "no such name" >&2; exit 1', busctl: 'exit 1' }, false],
  ['a system with another program', { 'dbus-send': "echo '   variant       boolean true'" }, true],
  ['a system with the third program', { 'dbus-send': 'exit 1', busctl: "echo 'b true'" }, true],
  ['a system without any', {}, false],
  ['no system at all', { gdbus: 'exec /bin/sleep 30' }, false],
])('%s', async (_, programs, isShown) => {
  provide(programs);
  expect(await hasTrayHost('linux')).toBe(isShown);
});

it('other systems always do', async () => {
  provide({});
  expect([await hasTrayHost('mac'), await hasTrayHost('windows')]).toEqual([true, true]);
});
