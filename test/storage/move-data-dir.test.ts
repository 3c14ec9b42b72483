/** The move out of the roaming part of a Windows profile, as a platform that is told and with real folders. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';

import { planDataDir } from '#main/storage/data-folder.ts';
import { lockFolder } from '#main/storage/folder-lock.ts';
import { describeUnused, resolveDataDir } from '#main/storage/resolve-data-dir.ts';

let profile = '';
let env: NodeJS.ProcessEnv = {};
const roaming = () => path.join(env.APPDATA ?? '', 'Sightline');
const local = () => path.join(env.LOCALAPPDATA ?? '', 'Sightline');
const settle = (asked?: string) => resolveDataDir(asked, env, 'win32');

beforeEach(() => {
  profile = mkdtempSync(path.join(tmpdir(), 'sightline-profile-'));
  env = { APPDATA: path.join(profile, 'Roaming'), LOCALAPPDATA: path.join(profile, 'Local') };
});

/** A data folder as an earlier version left it. */
function fill(folder: string, answer = 'as stored'): void {
  mkdirSync(path.join(folder, 'backups'), { recursive: true });
  const db = new Database(path.join(folder, 'sightline.db'));
  db.exec(`CREATE TABLE answer (text TEXT); INSERT INTO answer VALUES ('${answer}')`);
  db.close();
  writeFileSync(path.join(folder, 'backups/automatic.db'), 'a backup');
  writeFileSync(path.join(folder, 'secrets.json'), '{}');
}

function readAnswer(folder: string): unknown {
  const db = new Database(path.join(folder, 'sightline.db'), { readonly: true });
  const found = db.prepare('SELECT text FROM answer').pluck().get();
  db.close();
  return found;
}

describe('the data folder on Windows', () => {
  it('is in the local part of the profile', async () => {
    expect(planDataDir(undefined, env, 'win32')).toBe(local());
    expect(await settle()).toEqual({ dataDir: local(), unused: null });
    expect(existsSync(local())).toBe(false);
  });

  it('is moved there once, whole, and the old one goes', async () => {
    fill(roaming());
    expect(await settle()).toEqual({ dataDir: local(), unused: null });
    expect(readAnswer(local())).toBe('as stored');
    expect(readFileSync(path.join(local(), 'backups/automatic.db'), 'utf8')).toBe('a backup');
    expect(readdirSync(path.dirname(roaming()))).toEqual([]);
    expect(readdirSync(path.dirname(local()))).toEqual(['Sightline']);
    expect(await settle()).toEqual({ dataDir: local(), unused: null });
  });

  it('stays where somebody has it open, and is moved at a later start', async () => {
    fill(roaming());
    const hold = lockFolder(roaming());
    expect(await settle()).toEqual({ dataDir: roaming(), unused: null });
    expect(existsSync(local())).toBe(false);
    hold.release();
    expect(await settle()).toEqual({ dataDir: local(), unused: null });
  });

  it('stays where there is no room for a copy, and is moved at a later start', async () => {
    fill(roaming());
    // Nothing can be made below a file.
    writeFileSync(env.LOCALAPPDATA ?? '', '');
    expect(await settle()).toEqual({ dataDir: roaming(), unused: null });
    expect(readAnswer(roaming())).toBe('as stored');
    rmSync(env.LOCALAPPDATA ?? '');
    expect(await settle()).toEqual({ dataDir: local(), unused: null });
    expect(readAnswer(local())).toBe('as stored');
  });

  it('is whole in one place whenever a move was cut off', async () => {
    fill(roaming());
    // While it was copied: half a copy beside the place.
    mkdirSync(`${local()}.moving`, { recursive: true });
    writeFileSync(path.join(`${local()}.moving`, 'sightline.db'), 'half');
    const kept = path.join(profile, 'kept');
    cpSync(roaming(), kept, { recursive: true, preserveTimestamps: true });
    expect(await settle()).toEqual({ dataDir: local(), unused: null });
    expect(readAnswer(local())).toBe('as stored');
    // After it had its name, before the old folder went.
    cpSync(kept, roaming(), { recursive: true, preserveTimestamps: true });
    expect(await settle()).toEqual({ dataDir: local(), unused: null });
    expect(existsSync(roaming())).toBe(false);
    // While the old folder was removed.
    cpSync(kept, `${roaming()}.moved`, { recursive: true });
    expect(await settle()).toEqual({ dataDir: local(), unused: null });
    expect(readdirSync(path.dirname(roaming()))).toEqual([]);
    expect(readAnswer(local())).toBe('as stored');
  });

  it('is said where both parts hold data of their own, and neither is touched', async () => {
    fill(roaming(), 'old');
    fill(local(), 'new');
    const settled = await settle();
    expect(settled).toEqual({ dataDir: local(), unused: roaming() });
    expect(describeUnused(settled)).toContain(`Using the data in ${local()}`);
    expect([readAnswer(roaming()), readAnswer(local())]).toEqual(['old', 'new']);
  });

  it('is said as well where an earlier version was used again after the move', async () => {
    fill(roaming());
    await settle();
    fill(roaming(), 'written since');
    expect(await settle()).toEqual({ dataDir: local(), unused: roaming() });
  });

  it('keeps what stood at the new place without being data', async () => {
    fill(roaming());
    mkdirSync(local(), { recursive: true });
    writeFileSync(path.join(local(), 'notes.txt'), 'mine');
    await settle();
    const aside = readdirSync(path.dirname(local())).find((name) => name.startsWith('Sightline.before-'));
    expect(readFileSync(path.join(path.dirname(local()), aside ?? '', 'notes.txt'), 'utf8')).toBe('mine');
  });

  it('that was asked for, or is another system’s, is moved by nobody', async () => {
    fill(roaming());
    const asked = path.join(profile, 'asked');
    expect(await settle(asked)).toEqual({ dataDir: asked, unused: null });
    const set = { ...env, SIGHTLINE_DATA_DIR: asked };
    expect(await resolveDataDir(undefined, set, 'win32')).toEqual({ dataDir: asked, unused: null });
    await resolveDataDir(undefined, env, 'darwin');
    expect(existsSync(roaming())).toBe(true);
    rmSync(profile, { recursive: true });
  });
});
