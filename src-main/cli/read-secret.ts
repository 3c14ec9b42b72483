/** Reads a secret from standard input. */
import { validationError } from '#shared/app-error.ts';

const LONGEST_SECRET = 10_000;

/** `name`: what is asked for, as the operation calls it. Ends of lines are no part of it. */
export async function readSecret(name: 'key' | 'password' | 'passphrase'): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write(`Paste the ${name} and press Enter, then Ctrl+D: `);
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    text += chunk;
    if (text.length > LONGEST_SECRET) throw validationError([{ path: name, message: 'is too long' }]);
  }
  return name === 'key' ? text.trim() : text.replace(/[\r\n]+$/, '');
}
