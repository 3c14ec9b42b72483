/** Stands in for what Electron says of the system's power, and for what keeps it from falling asleep. */
import { EventEmitter } from 'node:events';

import { report } from './report.ts';

class PowerMonitor extends EventEmitter {
  override on(event: string, listener: (...args: unknown[]) => void): this {
    report('power-listener', event);
    return super.on(event, listener);
  }
}

export const powerMonitor = new PowerMonitor();

const blockers = new Map<number, string>();
let lastBlocker = -1;

/** Numbers begin with 0, as Electron's do. */
export const powerSaveBlocker = {
  start(type: string): number {
    const id = ++lastBlocker;
    blockers.set(id, type);
    report('power-blocked', type);
    return id;
  },
  stop(id: number): boolean {
    const wasStarted = blockers.delete(id);
    report('power-released', wasStarted);
    return wasStarted;
  },
  isStarted: (id: number) => blockers.has(id),
};
