/** Keys in boxes: what is on disk, who can open it, and which key wins. Real files and real cryptography. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { EngineKeys } from '#main/core/secrets/engine-keys.ts';
import { openEngineKeys } from '#main/core/secrets/open-engine-keys.ts';
import type { SecretBox } from '#main/core/secrets/secret-box.ts';
import { SecretStore } from '#main/core/secrets/secret-store.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { expectOwnersOnly } from '#support/only-on.ts';

const KEY = 'sk-canary-0123456789abcdef';
const NAME = 'OPENAI_API_KEY';

let root: string;
let dataDir: string;
let env: Record<string, string | undefined>;
beforeEach(() => {
  root = makeTempDir();
  dataDir = join(root, 'data');
  mkdirSync(dataDir);
  env = { XDG_STATE_HOME: join(root, 'state'), HOME: root, SIGHTLINE_KEYRING: 'off' };
});
afterEach(() => removeDir(root));

const open = (own: SecretBox[] = []) => openEngineKeys({ dataDir, env, now: () => 1_000, own });
const file = () => join(dataDir, 'engine-keys.json');

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A box that keeps its secrets in memory, as a keychain does outside of our files. */
function memoryBox(kind: SecretBox['kind'] = 'keychain'): SecretBox & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kind,
    kept,
    description: 'In memory.',
    refuse: async () => null,
    seal: async (id, secret) => {
      kept.set(`${kept.size}-${id}`, secret);
      return `${kept.size - 1}-${id}`;
    },
    open: async (_id, sealed) => {
      const secret = kept.get(sealed);
      if (secret === undefined) throw new Error('gone');
      return secret;
    },
    discard: async (sealed) => void kept.delete(sealed),
  };
}

describe('a saved key', () => {
  it('is found again by the next process and lies nowhere in the clear', async () => {
    await open().save(NAME, KEY);
    const later = open();
    expect(await later.refresh()).toBe(true);
    expect(later.env[NAME]).toBe(KEY);
    const files = listFiles(root);
    expect(files).toHaveLength(2);
    for (const path of files) expect(readFileSync(path, 'utf8')).not.toContain('canary');
  });

  it('and its key file can be read by their owner only', async () => {
    const umask = process.umask(0);
    try {
      await open().save(NAME, KEY);
    } finally {
      process.umask(umask);
    }
    for (const path of [...listFiles(root), join(root, 'state', 'sightline')]) expectOwnersOnly(path);
  });

  it('opens nothing on another machine: the key file is not in the data folder', async () => {
    await open().save(NAME, KEY);
    env.XDG_STATE_HOME = join(root, 'elsewhere');
    const other = open();
    await other.refresh();
    expect(other.env[NAME]).toBeUndefined();
    expect(other.listProblems()).toEqual([
      { variable: NAME, problem: 'It was locked with another key than the one that is here now.' },
    ]);
  });

  it('wins over the environment, and leaves it in force when it is removed', async () => {
    env[NAME] = 'sk-from-environment-1234';
    const keys = open();
    expect(keys.describe(NAME)).toEqual({ from: 'environment', ending: '1234', problem: null });
    await keys.save(NAME, KEY);
    expect(keys.env[NAME]).toBe(KEY);
    expect(keys.describe(NAME)).toEqual({ from: 'saved', ending: 'cdef', problem: null });
    expect(await keys.remove(NAME)).toBe(true);
    expect(keys.env[NAME]).toBe('sk-from-environment-1234');
    expect(await keys.remove(NAME)).toBe(false);
    expect(keys.describe('XAI_API_KEY')).toEqual({ from: 'none', ending: null, problem: null });
  });

  it('shows none of a short one', async () => {
    env[NAME] = 'short-key';
    expect(open().describe(NAME).ending).toBeNull();
  });

  it('is seen by another process at its next look, and only then', async () => {
    const [app, cli] = [open(), open()];
    expect(await app.refresh()).toBe(false);
    await cli.save(NAME, KEY);
    expect(app.env[NAME]).toBeUndefined();
    expect(await app.refresh()).toBe(true);
    expect(app.env[NAME]).toBe(KEY);
    expect(await app.refresh()).toBe(false);
  });

  it('lets variables through that change later', () => {
    const keys = open();
    env.XAI_API_KEY = 'xai-later';
    expect(keys.env.XAI_API_KEY).toBe('xai-later');
    expect(new EngineKeys(new SecretStore({ file: file(), boxes: [], now: Date.now }), process.env).env.PATH).toBe(
      process.env.PATH,
    );
  });

  it('is there for whoever saved it while others save theirs, and stays', async () => {
    const box = memoryBox();
    // The first look into the box is the slowest: that reading would end after newer ones.
    let waitMs = 50;
    const slow = async (id: string, sealed: string) => {
      const ms = waitMs;
      waitMs = 0;
      await sleep(ms);
      return box.open(id, sealed);
    };
    const keys = open([{ ...box, open: slow }]);
    const names = Array.from({ length: 6 }, (_, at) => `KEY_${at}`);
    const seen = await Promise.all(
      names.map(async (name) => {
        await keys.save(name, `${KEY}-${name}`);
        return keys.env[name];
      }),
    );
    expect(seen).toEqual(names.map((name) => `${KEY}-${name}`));
    expect(names.map((name) => keys.env[name])).toEqual(seen);
  });
});

describe('a passphrase', () => {
  it('locks keys where it is set; without it they are locked, and the owner is told so', async () => {
    env.SIGHTLINE_PASSPHRASE = 'correct horse battery';
    const keys = open();
    expect(await keys.save(NAME, KEY)).toMatchObject({ box: 'passphrase' });
    expect(existsSync(join(root, 'state'))).toBe(false);
    const again = open();
    await again.refresh();
    expect(again.env[NAME]).toBe(KEY);
    delete env.SIGHTLINE_PASSPHRASE;
    const without = open();
    await without.refresh();
    expect(without.env[NAME]).toBeUndefined();
    expect(without.listProblems()[0]?.problem).toBe('SIGHTLINE_PASSPHRASE is not set.');
    env.SIGHTLINE_PASSPHRASE = 'wrong horse battery';
    const wrong = open();
    await wrong.refresh();
    expect(wrong.listProblems()[0]?.problem).toContain('another key');
  });

  it('that is short is refused, and so is a key file in the data folder', async () => {
    env.SIGHTLINE_PASSPHRASE = 'short';
    const place = await open().describeLocation();
    expect(place).toMatchObject({ box: 'machine' });
    expect(place.refused).toEqual([
      'The keyring is switched off by SIGHTLINE_KEYRING.',
      'SIGHTLINE_PASSPHRASE has less than 8 characters.',
    ]);
    env.XDG_STATE_HOME = join(dataDir, 'state');
    await expect(open().save(NAME, KEY)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(existsSync(file())).toBe(false);
  });
});

describe('boxes', () => {
  it('the first that can be used takes the key; one that cannot says why and is passed over', async () => {
    const broken: SecretBox = { ...memoryBox(), refuse: async () => 'No keychain.' };
    const store = new SecretStore({ file: file(), boxes: [broken, memoryBox('keyring')], now: () => 5 });
    expect(await store.describe()).toEqual({ box: 'keyring', description: 'In memory.', refused: ['No keychain.'] });
    expect(await store.set('A', KEY)).toMatchObject({ box: 'keyring' });
    expect(await store.get('A')).toBe(KEY);
    expect(await store.get('B')).toBeNull();
  });

  it('a newer key of another process replaces the one before, whatever box that lies in', async () => {
    const keychain = memoryBox();
    const desktop = open([keychain]);
    await desktop.save(NAME, 'sk-from-the-desktop-1');
    await open().save(NAME, KEY);
    await desktop.refresh();
    expect(desktop.env[NAME]).toBe(KEY);
    await desktop.save(NAME, 'sk-from-the-desktop-2');
    const headless = open();
    await headless.refresh();
    expect(headless.env[NAME]).toBeUndefined();
    expect(headless.listProblems()[0]?.problem).toContain('keychain of the desktop app');
  });

  it('forget what is replaced or removed', async () => {
    const keychain = memoryBox();
    const keys = open([keychain]);
    await keys.save(NAME, 'sk-first-of-two-keys');
    await keys.save(NAME, KEY);
    expect([...keychain.kept.values()]).toEqual([KEY]);
    await keys.remove(NAME);
    expect(keychain.kept.size).toBe(0);
  });

  it('a damaged file costs its keys, is told once, and is not overwritten', async () => {
    writeFileSync(file(), '{"version":1,');
    const keys = open();
    await expect(keys.refresh()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await keys.refresh()).toBe(false);
    await expect(keys.save(NAME, KEY)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(readFileSync(file(), 'utf8')).toBe('{"version":1,');
  });

  it('a text that was changed on disk does not open', async () => {
    await open().save(NAME, KEY);
    const content = JSON.parse(readFileSync(file(), 'utf8'));
    const bytes = Buffer.from(content.secrets[NAME].sealed, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    content.secrets[NAME].sealed = bytes.toString('base64');
    writeFileSync(file(), JSON.stringify(content));
    const keys = open();
    await keys.refresh();
    expect(keys.env[NAME]).toBeUndefined();
  });

  it('a locked text opens under its own name only', async () => {
    await open().save(NAME, KEY);
    const content = JSON.parse(readFileSync(file(), 'utf8'));
    content.secrets.XAI_API_KEY = content.secrets[NAME];
    writeFileSync(file(), JSON.stringify(content));
    const keys = open();
    await keys.refresh();
    expect(keys.env.XAI_API_KEY).toBeUndefined();
    expect(keys.env[NAME]).toBe(KEY);
  });
});
