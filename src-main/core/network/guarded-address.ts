/**
 * Decides which address an outgoing look-up may connect to, so that a link found in an answer cannot reach this machine
 * or its network. It resolves and judges; it opens no connection.
 */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

export interface GuardedAddress {
  /** The address to connect to, and no other: a second look-up of the name could give another. */
  address: string;
  family: 4 | 6;
}

export interface AddressRules {
  /** Ports that may be asked. Default: 80 and 443. */
  ports?: readonly number[];
  /** Addresses that the caller trusts whatever they are, on any port. Default: none. */
  isAllowed?: (address: string) => boolean;
}

const WEB_PORTS: readonly number[] = [80, 443];

/** Special-purpose IPv4 blocks (IANA registry, RFC 6890 and its updates). */
const CLOSED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Inside 2000::/3 but not the open internet: protocol assignments with Teredo, documentation, 6to4. */
const CLOSED_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

/** Names that stand for this machine, this network or a cloud's own secrets, refused before anyone is asked about them. */
const CLOSED_NAMES = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa)$|^metadata$/;

const closedIpv4 = toBlockList(CLOSED_IPV4, 'ipv4');
const closedIpv6 = toBlockList(CLOSED_IPV6, 'ipv6');
const globalIpv6 = toBlockList([['2000::', 3]], 'ipv6');
const nat64 = toBlockList([['64:ff9b::', 96]], 'ipv6');

/**
 * The one address to connect to for `url`, or null when it must not be asked: no http(s), a user name or password, another
 * port, a name of this network, or a name of which any address is not on the open internet. Rejects when the name is unknown.
 */
export async function resolveGuarded(url: URL, rules: AddressRules = {}): Promise<GuardedAddress | null> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (host === '' || isClosedName(host)) return null;
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true });
  const isAllowed = rules.isAllowed ?? (() => false);
  const isOpenPort = (rules.ports ?? WEB_PORTS).includes(portOf(url));
  const isFine = ({ address }: { address: string }) => isAllowed(address) || (isOpenPort && isPublicAddress(address));
  const [first] = found;
  if (first === undefined || !found.every(isFine)) return null;
  return { address: first.address, family: isIP(first.address) === 6 ? 6 : 4 };
}

/** True for a name that stands for this machine, its network or a cloud's own secrets. */
export function isClosedName(host: string): boolean {
  return CLOSED_NAMES.test(host);
}

/**
 * True for an address on the open internet. False for loopback, private, shared, link-local, multicast, documentation and
 * reserved ones, for every IPv6 spelling of those (mapped, NAT64, 6to4, Teredo), for scoped addresses and for no address.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  if (isIP(address) === 4) return !closedIpv4.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  if (nat64.check(address, 'ipv6')) return isPublicAddress(toEmbeddedIpv4(address));
  return globalIpv6.check(address, 'ipv6') && !closedIpv6.check(address, 'ipv6');
}

/** The IPv4 address in the last 32 bits, read from the one spelling that the URL standard gives every IPv6 address. */
function toEmbeddedIpv4(address: string): string {
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = spelled.split('::');
  const groups = tail === '' ? head.split(':').slice(-2) : ['0', ...tail.split(':')].slice(-2);
  const [high = 0, low = 0] = (spelled.endsWith('::') ? ['0', '0'] : groups).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

function toBlockList(subnets: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family);
  return list;
}
