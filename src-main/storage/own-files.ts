/** Which names in a data folder are Sightline's own: closed to other users, and nothing that the owner may have written there by name. */
import { type BigIntStats, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Files and folders right in the data folder. */
const OWN =
  /^(?:sightline\.(?:db|lock|confirmed)|damaged-|engine-keys\.json|session\.json|window\.json|inbox-|opening-|(?:window|logs|backups|reports)$)/;
/** Whatever is in these is ours. The owner may keep files of his own among the backups. */
const OWN_FOLDERS = ['window', 'logs', 'reports'];
const OWN_BACKUP = /^(?:automatic-|before-|restoring\.)|\.partial$/;

/** Of a name right in the data folder. */
export function isOwnName(name: string): boolean {
  return OWN.test(name);
}

/**
 * Whether a file at this path would be one of ours, there or not, however the path is spelled: through links, in capitals where they are
 * the same, with dots that Windows drops; also of another data folder than this one, right in it. A file of ours that has another name
 * elsewhere (a hard link) is one too. False where its folder does not exist.
 */
export function isOwnFile(path: string, dataDir: string): boolean {
  return hasOwnPath(path, dataDir) || isLinkToOwn(path, dataDir);
}

function hasOwnPath(path: string, dataDir: string): boolean {
  const parent = identify(dirname(path));
  if (parent === null) return false;
  const name = toPlainName(basename(path));
  // Another folder with a database in it is somebody's data folder too.
  if (parent.id === identify(dataDir)?.id || existsSync(join(parent.path, 'sightline.db'))) return isOwnName(name);
  if (parent.id === identify(join(dataDir, 'backups'))?.id) return OWN_BACKUP.test(name);
  const closed = OWN_FOLDERS.map((folder) => identify(join(dataDir, folder))?.id);
  return listAncestors(parent.path).some((folder) => closed.includes(identify(folder)?.id ?? ''));
}

/** Only who has several names is looked for. */
function isLinkToOwn(path: string, dataDir: string): boolean {
  const found = lookAt(path);
  if (!found?.isFile() || found.nlink < 2n) return false;
  return listOwnFiles(dataDir).some((own) => {
    const file = lookAt(own);
    return file?.ino === found.ino && file.dev === found.dev;
  });
}

function listOwnFiles(dataDir: string): string[] {
  const names = listNames(dataDir).filter(isOwnName);
  const folders = names.filter((name) => OWN_FOLDERS.includes(name));
  const backups = listNames(join(dataDir, 'backups')).filter((name) => OWN_BACKUP.test(name));
  return [
    ...names.map((name) => join(dataDir, name)),
    ...folders.flatMap((folder) => listNames(join(dataDir, folder), true).map((name) => join(dataDir, folder, name))),
    ...backups.map((name) => join(dataDir, 'backups', name)),
  ];
}

function listNames(folder: string, recursive = false): string[] {
  try {
    return readdirSync(folder, { recursive, encoding: 'utf8' });
  } catch {
    return [];
  }
}

/** Null where there is nothing that can be looked at. Numbers of files on Windows are longer than a double holds. */
function lookAt(path: string): BigIntStats | null {
  try {
    return lstatSync(path, { bigint: true });
  } catch {
    return null;
  }
}

/** A folder by what it is, not by how it is called; null where there is none. */
function identify(folder: string): { path: string; id: string } | null {
  try {
    const path = realpathSync.native(folder);
    const { dev, ino } = statSync(path, { bigint: true });
    return { path, id: `${dev} ${ino}` };
  } catch {
    return null;
  }
}

/** As a file system may read it that knows no capitals and drops dots and spaces at the end. */
function toPlainName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[. ]+$/, '');
}

function listAncestors(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...listAncestors(above)];
}
