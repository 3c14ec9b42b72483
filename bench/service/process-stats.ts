/** What the system says of a running process: time on processors and resident memory. Linux only, from /proc. */
import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second on every Linux that Node runs on. */
const MS_PER_TICK = 10;

/** Time of all its threads on processors, user and system, in milliseconds; steps of 10 ms. Throws when it is gone. */
export function readCpuMs(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** Resident memory in MB (10^6 bytes). Throws when it is gone. */
export function readResidentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kb ?? 0) * 1024) / 1e6;
}

/** The most that was ever resident of a process, in MB (10^6 bytes). Throws when it is gone. */
export function readMostResidentMb(pid: number): number {
  const kb = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kb ?? 0) * 1024) / 1e6;
}
