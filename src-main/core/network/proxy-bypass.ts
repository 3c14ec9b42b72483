/** Hosts that are reached without a proxy, as `NO_PROXY` and owners list them. Pure. */
import { BlockList, isIP } from 'node:net';

import { toHost } from './local-host.ts';
import { portOf } from './proxy-routes.ts';

/**
 * Whether a list names the host of an address. An entry is `*` (every host), `<local>` (names without a dot), a name (it and
 * all below it, with or without a leading `.` or `*.`), an IP address or a network such as `10.0.0.0/8`; all but networks may end in a port.
 */
export function isBypassed(url: URL, entries: readonly string[]): boolean {
  const host = toHost(url.hostname);
  const port = portOf(url);
  return entries.some((entry) => fits(entry.trim().toLowerCase(), host, port));
}

/** The entries of a variable: parted by commas or spaces. */
export function readBypassList(text: string): string[] {
  return text.split(/[\s,;]+/).filter((entry) => entry !== '');
}

function fits(entry: string, host: string, port: number): boolean {
  if (entry === '*') return true;
  if (entry === '<local>') return isIP(host) === 0 && !host.includes('.');
  if (entry.includes('/')) return isIn(entry, host);
  const listed = splitPort(entry);
  if (listed.port !== null && listed.port !== port) return false;
  const name = listed.host.replace(/^\*?\./, '').replace(/\.$/, '');
  if (name === '') return false;
  if (isIP(name) === 6) return isIP(host) === 6 && isIn(`${name}/128`, host);
  return host === name || (isIP(host) === 0 && host.endsWith(`.${name}`));
}

/** More than one colon without brackets is an IPv6 address, not a port. */
function splitPort(entry: string): { host: string; port: number | null } {
  const bracketed = /^\[([^\]]*)\](?::(\d+))?$/.exec(entry);
  const found = bracketed ?? /^([^:]+):(\d+)$/.exec(entry);
  if (!found) return { host: entry, port: null };
  return { host: found[1] ?? '', port: found[2] === undefined ? null : Number(found[2]) };
}

function isIn(network: string, host: string): boolean {
  const [address = '', length = ''] = network.replace(/[[\]]/g, '').split('/');
  const family = isIP(address);
  const bits = Number(length);
  if (family === 0 || isIP(host) !== family) return false;
  if (!/^\d+$/.test(length) || bits > (family === 4 ? 32 : 128)) return false;
  const list = new BlockList();
  list.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6');
  return list.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
