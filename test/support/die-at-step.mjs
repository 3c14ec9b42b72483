/**
 * Loaded before a program, it counts the steps that change files below SIGHTLINE_STEPS_BELOW and ends the program the hard way right before
 * the one that SIGHTLINE_DIES_AT names. Without that it writes every step's name to SIGHTLINE_STEPS, a line each, and, after a hyphen, what
 * is no step: folders that are made and what is synced.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { SIGHTLINE_STEPS_BELOW: below, SIGHTLINE_DIES_AT: diesAt, SIGHTLINE_STEPS: stepsFile } = process.env;
const append = fs.appendFileSync;
const opened = new Map();
let steps = 0;

function take(name, path) {
  if (typeof path !== 'string' || !path.startsWith(below)) return;
  steps++;
  if (diesAt === String(steps)) process.kill(process.pid, 'SIGKILL');
  if (stepsFile) append(stepsFile, `${name} ${path.slice(below.length)}\n`);
}

function note(name, path) {
  if (stepsFile && typeof path === 'string' && path.startsWith(below))
    append(stepsFile, `- ${name} ${path.slice(below.length)}\n`);
}

for (const name of ['renameSync', 'linkSync', 'copyFileSync', 'rmSync', 'writeFileSync']) {
  const real = fs[name];
  fs[name] = (path, ...rest) => {
    take(name, path);
    return real(path, ...rest);
  };
}
const { mkdirSync, openSync, writeSync, fsyncSync, closeSync } = fs;
fs.mkdirSync = (path, ...rest) => {
  note('mkdirSync', path);
  return mkdirSync(path, ...rest);
};
fs.openSync = (path, ...rest) => {
  if (rest[0] !== 'r') take('openSync', path);
  const file = openSync(path, ...rest);
  opened.set(file, path);
  return file;
};
fs.writeSync = (file, ...rest) => {
  take('writeSync', opened.get(file));
  return writeSync(file, ...rest);
};
fs.fsyncSync = (file) => {
  note('fsyncSync', opened.get(file));
  return fsyncSync(file);
};
fs.closeSync = (file) => {
  opened.delete(file);
  closeSync(file);
};
syncBuiltinESMExports();
