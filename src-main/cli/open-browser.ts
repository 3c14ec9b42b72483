/** Opens an address in the browser that the system would take for it. Where there is none, nothing happens: the link was printed. */
import { spawn } from 'node:child_process';

export interface BrowserCall {
  program: string;
  args: string[];
}

/** Null on a Linux without a display. No shell sees the address. */
export function planBrowserCall(
  address: string,
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
): BrowserCall | null {
  if (platform === 'darwin') return { program: 'open', args: [address] };
  if (platform === 'win32') return { program: 'rundll32', args: ['url.dll,FileProtocolHandler', address] };
  return env.DISPLAY || env.WAYLAND_DISPLAY ? { program: 'xdg-open', args: [address] } : null;
}

export function openBrowser(address: string): void {
  const call = planBrowserCall(address, process.platform, process.env);
  if (call === null) return;
  const child = spawn(call.program, call.args, { detached: true, stdio: 'ignore' });
  child.once('error', () => {});
  child.unref();
}
