/** For files that share a process: after each, the environment and the mask of new files are as they were before it. */
import { afterAll } from 'vitest';

const env = { ...process.env };
const umask = process.umask();

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  for (const [name, value] of Object.entries(env)) if (process.env[name] !== value) process.env[name] = value;
  if (process.umask() !== umask) process.umask(umask);
});
