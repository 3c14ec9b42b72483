/**
 * Runs a program of this machine with a message as JSON on its standard input: no shell, nothing of the message in its arguments, and of the
 * environment only what a program needs to start, so that no key is in it. Never throws.
 */
import { spawn } from 'node:child_process';
import type { SendResult } from './send-webhook.ts';

const PASSED_VARIABLES = [
  'PATH',
  'HOME',
  'USER',
  'LANG',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SYSTEMROOT',
  'WINDIR',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
  'PATHEXT',
  'DISPLAY',
  'WAYLAND_DISPLAY',
  'XDG_RUNTIME_DIR',
  'DBUS_SESSION_BUS_ADDRESS',
];

export function runCommand(argv: readonly string[], body: string, timeoutMs: number): Promise<SendResult> {
  const [program = '', ...args] = argv;
  const env = Object.fromEntries(
    PASSED_VARIABLES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  return new Promise((resolve) => {
    const child = spawn(program, args, { env, shell: false, windowsHide: true, stdio: ['pipe', 'ignore', 'ignore'] });
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      child.kill('SIGKILL');
      resolve({ outcome: 'timeout', status: null });
    }, timeoutMs);
    const end = (result: SendResult) => {
      clearTimeout(timer);
      if (!isOver) resolve(result);
    };
    child.on('error', () => end({ outcome: 'no_program', status: null }));
    child.on('exit', (code) => end({ outcome: code === 0 ? 'sent' : 'failed', status: code }));
    // One that reads nothing is no fault.
    child.stdin.on('error', () => {});
    child.stdin.end(body);
  });
}
