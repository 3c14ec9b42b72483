/** Which app is looked at: an installed one, the packaged one, Electron on the sources, or the stand-in of the tests. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

import { planStandIn } from '#support/launch-desktop.ts';
import { findElectron } from '../find-electron.mjs';
import { planDesktopObstacle } from '../plan-start.mjs';

export type AppKind = 'installed' | 'packaged' | 'development' | 'stand-in';

export interface FoundApp {
  kind: AppKind;
  program: string;
  /** What the program needs before the arguments of the app. */
  first: readonly string[];
  /** A packaged app on disk, whether or not it is the one that is started. */
  packaged: PackagedApp | null;
  /** Why nothing closer to what users have is started; empty for a packaged app. */
  why: string;
}

export interface PackagedApp {
  /** What is signed and copied as one: the `.app` folder on macOS, else the folder of the program. */
  folder: string;
  program: string;
}

export interface Surroundings {
  root: string;
  platform: NodeJS.Platform;
  arch: string;
  env: NodeJS.ProcessEnv;
  userId: number | null;
}

/** Throws when `--app` names no app, or one that cannot be started here. */
export function findApp(asked: string | null, at: Surroundings): FoundApp {
  const obstacle = planDesktopObstacle(at);
  if (asked !== null) {
    const named = openPackaged(path.resolve(asked), at.platform);
    if (named === null) throw new Error(`There is no Sightline in ${asked}.`);
    if (obstacle !== null) throw new Error(`The app cannot be started: ${obstacle}.`);
    return { kind: 'installed', program: named.program, first: [], packaged: named, why: '' };
  }
  const packaged = findPackaged(at);
  if (packaged !== null && obstacle === null) {
    return { kind: 'packaged', program: packaged.program, first: [], packaged, why: '' };
  }
  const none = packaged === null ? 'nothing is packaged in dist/' : `what is packaged cannot be started (${obstacle})`;
  const electron = findElectron(path.join(at.root, 'node_modules/electron'));
  if (electron !== null && obstacle === null) {
    return { kind: 'development', program: electron, first: ['.'], packaged, why: none };
  }
  const missing = obstacle ?? 'Electron is not downloaded';
  return {
    kind: 'stand-in',
    program: process.execPath,
    first: planStandIn(path.join(at.root, 'out/main/main.js')),
    packaged,
    why: packaged === null ? `${none}, and ${missing}` : none,
  };
}

/** As electron-builder names the folders of what it leaves unpacked; that of this processor first. */
export function listUnpackedFolders(platform: NodeJS.Platform, arch: string): string[] {
  if (platform === 'darwin') return [arch === 'arm64' ? 'mac-arm64' : 'mac', 'mac-universal'];
  const system = platform === 'win32' ? 'win' : 'linux';
  return [arch === 'x64' ? `${system}-unpacked` : `${system}-${arch}-unpacked`];
}

function findPackaged({ root, platform, arch }: Surroundings): PackagedApp | null {
  const folders = listUnpackedFolders(platform, arch).map((name) => path.join(root, 'dist', name));
  for (const folder of folders) {
    const found = openPackaged(platform === 'darwin' ? path.join(folder, 'Sightline.app') : folder, platform);
    if (found !== null) return found;
  }
  return null;
}

/** A folder of an app, an `.app`, or a program. */
function openPackaged(place: string, platform: NodeJS.Platform): PackagedApp | null {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats?.isFile()) return { folder: toAppFolder(place, platform), program: place };
  if (!stats?.isDirectory()) return null;
  const inside: Partial<Record<NodeJS.Platform, string>> = {
    darwin: 'Contents/MacOS/Sightline',
    win32: 'Sightline.exe',
  };
  const program = path.join(place, inside[platform] ?? 'sightline');
  return existsSync(program) ? { folder: place, program } : null;
}

/** A program of macOS lies three floors below what is signed. */
function toAppFolder(program: string, platform: NodeJS.Platform): string {
  const bundle = path.resolve(program, '../../..');
  return platform === 'darwin' && bundle.endsWith('.app') ? bundle : path.dirname(program);
}
