import { describe, expect, it } from 'vitest';

import { normaliseUrl } from '#main/core/measuring/normalise-url.ts';
import { readSourceAddress } from '#shared/text/read-source-address.ts';

describe('a source without a scheme', () => {
  it.each([
    ['example.com/page', 'https://example.com/page'],
    ['example.com', 'https://example.com'],
    ['www.example.com/a?b=c#d', 'https://www.example.com/a?b=c#d'],
    [' Shop.Example.CO.UK/x ', 'https://Shop.Example.CO.UK/x'],
    ['//example.com/page', 'https://example.com/page'],
    ['example.com:8080/page', 'https://example.com:8080/page'],
    ['example.com?q=1', 'https://example.com?q=1'],
    ['kordiva.example/teams', 'https://kordiva.example/teams'],
    ['bücher.example/neu', 'https://bücher.example/neu'],
    ['xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
    ['例え.jp/道', 'https://例え.jp/道'],
    ['example.com/report.pdf', 'https://example.com/report.pdf'],
  ])('%s is the page that a browser would open', (written, read) => {
    expect(readSourceAddress(written)).toBe(read);
    expect(normaliseUrl(read)).not.toBeNull();
  });

  it.each([
    'https://example.com/page',
    'HTTP://example.com',
    'ftp://example.com/x',
    'mailto:me@example.com',
    'javascript:alert(1)',
    'me@example.com',
    'a book, page 3',
    'see example.com',
    'example',
    'localhost/page',
    '192.168.0.1/page',
    '10.5',
    'report.pdf',
    'a..com/page',
    '',
    `example.com/${'a'.repeat(4000)}`,
  ])('%s stays as it is', (text) => {
    expect(readSourceAddress(text)).toBe(text);
  });

  it('takes no longer for a long text of dots and letters', () => {
    const startedMs = process.cpuUsage().user;
    for (const text of ['a.'.repeat(1990), 'a-'.repeat(1990), 'é'.repeat(3990), 'a.'.repeat(1_000_000)])
      expect(readSourceAddress(text)).toBe(text);
    expect(process.cpuUsage().user - startedMs).toBeLessThan(500_000);
  });
});
