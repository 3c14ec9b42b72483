/** A text that a request brought, as a private file for whoever reads files; deleted once it was read. */
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = 'inbox-';
/** Nothing is read for so long: what is older was left behind by a process that was killed. */
const LEFT_BEHIND_MS = 3_600_000;

/** Calls `read` with the path of a file that holds `content`, mode 0600, in the data folder; removes it whatever happens. */
export async function withInboxFile<T>(
  dataDir: string,
  name: string,
  content: string | Uint8Array,
  read: (path: string) => Promise<T>,
): Promise<T> {
  removeLeftBehind(dataDir);
  const folder = mkdtempSync(join(dataDir, PREFIX));
  try {
    const path = join(folder, name);
    writeFileSync(path, content, { mode: 0o600, flag: 'wx' });
    return await read(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function removeLeftBehind(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((found) => found.startsWith(PREFIX))) {
    const path = join(dataDir, name);
    const changedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changedMs > LEFT_BEHIND_MS) rmSync(path, { recursive: true, force: true });
  }
}
