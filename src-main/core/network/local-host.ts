/** Which hosts are this machine, or in its own network, by their names alone. Looks nothing up. */
import { BlockList, isIP } from 'node:net';

import { isClosedName, isPublicAddress } from './guarded-address.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** A host as an address has it, without the brackets of IPv6 and the last dot, in lower case. */
export function toHost(hostname: string): string {
  return hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
}

/** True for this machine itself. */
export function isLoopbackHost(hostname: string): boolean {
  const host = toHost(hostname);
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  const family = isIP(host);
  return family !== 0 && LOOPBACK.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

/** True for this machine, a name without a dot or of a local network, and an IP address that is not on the open internet. */
export function isLocalHost(hostname: string): boolean {
  const host = toHost(hostname);
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return !host.includes('.') || isClosedName(host);
}
