import { describe, expect, it } from 'vitest';

import { isPublicAddress, resolveGuarded } from '#main/core/network/guarded-address.ts';

const CLOSED = [
  ...[
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
  ],
  ...[
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.9',
  ],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...[
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'febf::1',
    'fec0::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '100::1',
    '5f00::1',
  ],
  ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:127.0.0.1'],
  ...['64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b::', '64:ff9b::5', '64:ff9b:1::808:808', '64:ff9b::a9fe:a9fe'],
  ...[
    '2002:7f00:1::',
    '2002:a00:1::1',
    '2002:808:808::1',
    '2001::1',
    '2001:0:808:808::1',
    '2001:db8::1',
    '3fff::1',
    '4000::1',
  ],
  ...['', 'localhost', '127.1', '08.8.8.8', '2606:4700::1111::'],
];
const OPEN = [
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.1.1',
  '223.255.255.255',
];
const OPEN_IPV6 = [
  '2606:4700:4700::1111',
  '2a00:1450:4001::200e',
  '64:ff9b::808:808',
  '64:ff9b::8.8.8.8',
  '2001:4860:4860::8888',
];

describe('isPublicAddress', () => {
  it.each(CLOSED)('refuses "%s"', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each([...OPEN, ...OPEN_IPV6])('lets %s through', (address) => expect(isPublicAddress(address)).toBe(true));
});

describe('resolveGuarded', () => {
  it.each([
    ...[
      'http://127.0.0.1/',
      'http://0x7f.1/',
      'http://2130706433/',
      'http://0177.0.0.1/',
      'http://127.0.0.1./',
      'http://[::1]/',
    ],
    ...[
      'http://[::ffff:7f00:1]/',
      'http://[64:ff9b::a9fe:a9fe]/',
      'http://１２７.0.0.1/',
      'http://169.254.169.254/latest/',
    ],
    ...[
      'http://localhost/',
      'http://LOCALHOST./',
      'http://a.localhost/',
      'http://metadata/',
      'http://metadata.google.internal/',
    ],
    ...['http://printer.local/', 'http://router.lan/', 'http://nas.home.arpa/'],
    ...[
      'http://user@1.1.1.1/',
      'http://:secret@1.1.1.1/',
      'http://1.1.1.1:22/',
      'https://1.1.1.1:8443/',
      'http://1.1.1.1:0/',
    ],
    ...[
      'ftp://1.1.1.1/',
      'file:///etc/passwd',
      'gopher://1.1.1.1/',
      'data:text/html,x',
      'javascript:alert(1)',
      'ws://1.1.1.1/',
    ],
  ])('refuses %s', async (url) => expect(await resolveGuarded(new URL(url))).toBeNull());

  it('gives the address of a literal, of either family, on the web ports', async () => {
    expect(await resolveGuarded(new URL('http://1.1.1.1/'))).toEqual({ address: '1.1.1.1', family: 4 });
    expect(await resolveGuarded(new URL('https://1.1.1.1:80/'))).toEqual({ address: '1.1.1.1', family: 4 });
    const ipv6 = new URL('https://[2606:4700:4700::1111]/');
    expect(await resolveGuarded(ipv6)).toEqual({ address: '2606:4700:4700::1111', family: 6 });
  });

  it('asks other ports only where the caller names them, or trusts the address', async () => {
    const url = new URL('http://1.1.1.1:8080/');
    expect(await resolveGuarded(url, { ports: [8080] })).not.toBeNull();
    expect(await resolveGuarded(new URL('http://127.0.0.1:8080/'), { ports: [8080] })).toBeNull();
    const trusting = { isAllowed: (address: string) => address === '127.0.0.1' };
    expect(await resolveGuarded(new URL('http://127.0.0.1:8080/'), trusting)).toEqual({
      address: '127.0.0.1',
      family: 4,
    });
    expect(await resolveGuarded(new URL('http://127.0.0.2:8080/'), trusting)).toBeNull();
  });
});
