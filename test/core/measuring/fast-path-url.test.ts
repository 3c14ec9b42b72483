import { describe, expect, it } from 'vitest';

import { createSeededRandom } from '#main/core/engines/simulated/seeded-random.ts';
import { toWebPage } from '#main/core/engines/wire/web-pages.ts';
import { readFastPathUrl } from '#main/core/measuring/fast-path-url.ts';
import { normaliseAny, normaliseUrl } from '#main/core/measuring/normalise-url.ts';
import { isRedirectLink } from '#main/core/redirects/redirect-links.ts';

const BEGINNINGS = [
  'https://a.b-c.com',
  'http://www.com',
  'https://www.a.com',
  'https://',
  'HTTP://A.com',
  'http://x.localhost',
  '',
];
const MARK = 'grounding-api-redirect';
const PARTS = [
  ...[
    '/',
    '//',
    '/.',
    '/../',
    '..',
    '?',
    '#',
    '%',
    '%2e',
    '%2E.',
    '\\',
    '@',
    ':80',
    ' ',
    '\t',
    '\n',
    '"',
    "'",
    '{',
    '<',
    '|',
    '^',
  ],
  ...[
    '`',
    'é',
    'ß',
    '゛',
    'xn--',
    '-',
    '.1',
    '0x7f',
    '1.2',
    '.com',
    'www.',
    'A',
    'utm_source=1',
    'gclid=',
    '&',
    '=',
    '~',
    '*',
    ';',
    '[',
  ],
  ...[`/${MARK}/`, `${MARK}/`],
];

function drawAddress(below: (limit: number) => number): string {
  const parts = Array.from({ length: below(7) }, () => PARTS[below(PARTS.length)]);
  return `${BEGINNINGS[below(BEGINNINGS.length)]}${parts.join('')}`;
}

/** The same without the quick way. */
const isRedirectPath = (address: string) => URL.parse(address)?.pathname.startsWith(`/${MARK}/`) ?? false;
const isPage = (address: string) => /^https?:\/\//i.test(address.trim()) && URL.canParse(address.trim());

/** Comparing by itself is cheap; what is different is shown. */
function expectSame(address: string, quick: unknown, full: unknown): void {
  if (JSON.stringify(quick) !== JSON.stringify(full)) expect(quick, address).toEqual(full);
}

describe('the quick reader of addresses', () => {
  it('takes what engines report', () => {
    expect(readFastPathUrl('https://shop.kordiva.example/a/b.html?c=d%20e#f')).toEqual({
      protocol: 'https:',
      host: 'shop.kordiva.example',
      rest: '/a/b.html?c=d%20e#f',
    });
  });

  it.each([
    'https://1.2.3.4/',
    'https://a.example:8080/',
    'https://u@a.example',
    'https://localhost/',
    'https://xn--a.de/',
    'https://A.example',
    'ftp://a.example',
    'https://a.example/ü',
  ])('leaves %s to the parser', (address) => {
    expect(readFastPathUrl(address)).toBeNull();
  });

  it('agrees with the parser on any row of odd parts, and so do all who ask it', () => {
    const { below } = createSeededRandom('plain addresses');
    let taken = 0;
    for (let time = 0; time < 20_000; time++) {
      const address = drawAddress(below);
      const plain = readFastPathUrl(address);
      if (plain) {
        const { protocol, hostname, port, username } = URL.parse(address) ?? {};
        expectSame(address, [protocol, hostname, port, username], [plain.protocol, plain.host, '', '']);
        taken++;
      }
      expectSame(address, normaliseUrl(address), normaliseAny(address));
      expectSame(address, isRedirectLink(address), isRedirectPath(address));
      expectSame(address, toWebPage(address, null) !== null, isPage(address));
    }
    expect(taken).toBeGreaterThan(2_000);
  });
});
