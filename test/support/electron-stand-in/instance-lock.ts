/** One instance per folder: the first writes its process id; a later one leaves it a note and gives way. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LOOK_MS = 50;

/** What the later one was started with. */
export interface SecondInstance {
  args: string[];
  workingDir: string;
}

/** Whether this process is the first; if so, `onSecond` is called for every later one. */
export function claimInstance(folder: string, onSecond: (second: SecondInstance) => void): boolean {
  const lock = path.join(folder, 'stand-in-instance');
  const note = path.join(folder, 'stand-in-second');
  if (isHeld(lock)) {
    const second: SecondInstance = { args: process.argv, workingDir: process.cwd() };
    writeFileSync(`${note}.new`, JSON.stringify(second));
    renameSync(`${note}.new`, note);
    return false;
  }
  writeFileSync(lock, String(process.pid));
  process.on('exit', () => rmSync(lock, { force: true }));
  setInterval(() => {
    if (!existsSync(note)) return;
    const second = JSON.parse(readFileSync(note, 'utf8'));
    rmSync(note, { force: true });
    onSecond(second);
  }, LOOK_MS).unref();
  return true;
}

function isHeld(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}
