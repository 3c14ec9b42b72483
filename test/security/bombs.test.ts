/** Input made to take time, memory or the stack: each is bounded, and the thread that met it goes on. */
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { compileBrands } from '#main/core/measuring/compile-brands.ts';
import { measureAnswer } from '#main/core/measuring/measure-answer.ts';
import { normaliseUrl } from '#main/core/measuring/normalise-url.ts';
import { toDomain } from '#main/core/projects/domain.ts';
import { classifyUrl } from '#main/core/sources/classify-url.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

const names = ['Acme', 'Acme Acme Cloud', 'A-B', 'Booking.com', '((((a+)+)+)+)$', '.*.*.*x', '[a-z]+@'];
const brands = compileBrands([
  {
    brandId: 1,
    isOwn: true,
    names: names.map((text) => ({ text, caseSensitive: false })),
    exclusions: ['Acme pie'],
    domains: ['acme.example'],
  },
]);

/** Processor time in milliseconds: other work on the machine does not count. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const measure = (text: string) => measureAnswer({ text, language: 'EN', cited: [] }, brands);

describe('an answer of ten million characters', () => {
  it.each(['[', '>', '`', '|', '.-', 'https://a.b/', 'www.a/', 'a.com/', 'Acme ', 'a\r', '\u0301', '語'])(
    'of "%s" is measured within the time of one call',
    { timeout: 120_000 },
    (unit) => {
      expect(cpuMs(() => measure(unit.repeat(10_000_000 / unit.length)))).toBeLessThan(30_000);
    },
  );
});

describe('an answer crafted against the Markdown parser', () => {
  it.each<[string, string]>([
    ['headings underlined with equals signs', '\n==='.repeat(24_000)],
    ['headings underlined with hyphens', 'a\n-\n'.repeat(24_000)],
    ['underlines in quotes', '> a\n> -\n'.repeat(12_000)],
    ['quotes behind a bare carriage return', `*a*\r${'>'.repeat(90_000)}`],
    ['brackets in one paragraph that looks like many', `${'['.repeat(1_400)}\n\u00a0\n`.repeat(70)],
    ['emphasis in one paragraph that looks like many', `${'*a_ '.repeat(350)}\n\u2003\n`.repeat(70)],
    ['a host name of dots and hyphens', `a${'.-'.repeat(49_000)}`],
    ['definitions', '[a]: b\n\n'.repeat(11_000)],
    ['footnotes', '[^1]: a\n\n'.repeat(10_000)],
    ['tables', '|a|b|\n|-|-|\n|c|d|\n\n'.repeat(4_500)],
    ['lines that end in a carriage return', 'a\r'.repeat(49_000)],
    ['nested tables, quotes and lists', `${'> - '.repeat(25)}|a|\n`.repeat(900)],
  ])('%s takes bounded time', (_, text) => {
    expect(cpuMs(() => measure(`Acme is **here**.\n\n${text}`))).toBeLessThan(8_000);
  });

  it('of any tokens takes time that grows with its length, not with its square', { timeout: 120_000 }, () => {
    const token = fc.constantFrom(
      ...[
        '[',
        '](',
        '![',
        ']',
        ')',
        '*',
        '**',
        '_',
        '~~',
        '`',
        '```',
        '<',
        '</',
        '<!--',
        '-->',
        '<a ',
        '&amp;',
        '|',
        '\n|',
        '|-',
      ],
      ...[
        '\n',
        '\n\n',
        '\r',
        '\r\n',
        '\n# ',
        '\n> ',
        '\n- ',
        '\n1. ',
        '\n===',
        '\n---',
        '    ',
        '\t',
        '\\',
        'a@',
        '.com',
        'www.',
      ],
      ...[
        'https://',
        '/',
        '?',
        '.',
        '-',
        'Acme',
        'a',
        ' ',
        'not good ',
        '\u0301',
        '\u200b',
        '\u202e',
        '語',
        'ก',
        'م',
        '가',
        '😀',
        '\0',
        '\ud800',
      ],
    );
    const text = fc.array(token, { minLength: 1, maxLength: 5 }).map((tokens) => tokens.join(''));
    fc.assert(
      fc.property(text, (unit) => {
        const make = (length: number) => unit.repeat(Math.ceil(length / unit.length));
        const halfMs = cpuMs(() => measure(make(6_000)));
        // A square would make it four times as long; noise of a busy machine is below a quarter of a second.
        expect(cpuMs(() => measure(make(12_000)))).toBeLessThan(4 * halfMs + 250);
      }),
      { numRuns: 150, seed: 7 },
    );
  });
});

describe('an address', () => {
  const page = (path: string) => `https://a.example/${path}`;

  it.each<[string, string]>([
    ['a headline with a question behind it', page(`${'aa-'.repeat(30_000)}?x`)],
    ['a headline with a folder behind it', page(`${'aa-_'.repeat(30_000)}/!`)],
    ['one long word', page(`${'a'.repeat(100_000)}?`)],
    ['folders', page(`${'cat/'.repeat(25_000)}!`)],
    ['slashes', page(`${'/'.repeat(100_000)}x`)],
    ['broken escapes', page('%'.repeat(100_000))],
    ['dots', `https://${'.'.repeat(100_000)}x`],
    ['labels', `https://${'a.'.repeat(50_000)}example/`],
  ])('of 100 000 characters, %s, is read at once', (_, url) => {
    const read = () => {
      const known = normaliseUrl(url);
      for (const title of [null, 'best 10 vs '.repeat(10_000)]) {
        classifyUrl({ url: known?.url ?? url, host: known?.host ?? '', title }, 'editorial');
      }
      toDomain(url);
      toDomain('.'.repeat(100_000) + url);
    };
    expect(cpuMs(read)).toBeLessThan(4_000);
  });
});

describe('an import', () => {
  let test: TestService;
  let projectId: string;
  beforeAll(async () => {
    test = await startTestService();
    const made = await test.call('projects.create', {
      name: 'Acme',
      language: 'en',
      websiteUrl: 'https://acme.example',
    });
    projectId = made.id;
  });
  afterAll(() => test.close());

  /** A file of so many equal chunks, written without ever being in memory. */
  function writeChunks(name: string, chunk: string, count: number, start = ''): string {
    const path = join(test.dataDir, name);
    const file = openSync(path, 'w');
    writeSync(file, start);
    for (let index = 0; index < count; index++) writeSync(file, chunk);
    closeSync(file);
    return path;
  }

  /** Runs an import and tells how far memory rose, in MiB, while other calls were answered. */
  async function importWatched(path: string, skipInvalid = false) {
    const startMiB = process.memoryUsage().rss / 2 ** 20;
    let peakMiB = startMiB;
    const watch = setInterval(() => {
      peakMiB = Math.max(peakMiB, process.memoryUsage().rss / 2 ** 20);
    }, 20);
    const envelope = await test.owner.call('answers.import', { projectId, path, skipInvalid });
    clearInterval(watch);
    expect(await test.owner.call('projects.list', {})).toHaveProperty('data');
    return { envelope, grownMiB: peakMiB - startMiB };
  }

  it('of one line of 500 MB is refused in flat memory', { timeout: 120_000 }, async () => {
    const path = writeChunks('line.ndjson', 'x'.repeat(1 << 20), 500, '{"prompt":"');
    const { envelope, grownMiB } = await importWatched(path);
    expect(envelope).toMatchObject({ error: { code: 'VALIDATION_ERROR', message: 'line 1: is too long' } });
    expect(grownMiB).toBeLessThan(400);
  });

  it('of fifty million blank lines finds nothing, in flat memory', { timeout: 120_000 }, async () => {
    const { envelope, grownMiB } = await importWatched(writeChunks('blank.ndjson', '\n'.repeat(1_000_000), 50));
    expect(envelope).toMatchObject({ data: { imported: 0, skipped: [] } });
    expect(grownMiB).toBeLessThan(400);
  });

  it('of three million bad lines lists the first thousand and counts them all, in flat memory', {
    timeout: 120_000,
  }, async () => {
    const { envelope, grownMiB } = await importWatched(writeChunks('bad.ndjson', '1\n'.repeat(500_000), 6), true);
    expect(envelope).toMatchObject({ data: { imported: 0, skippedCount: 3_000_000 } });
    expect((envelope as { data: { skipped: unknown[] } }).data.skipped).toHaveLength(1_000);
    expect(grownMiB).toBeLessThan(500);
  });

  it.each<[string, string]>([
    ['brackets', '['.repeat(5_000_000)],
    ['closed brackets', '['.repeat(2_000_000) + ']'.repeat(2_000_000)],
    ['objects', `${'{"prompt":'.repeat(400_000)}1${'}'.repeat(400_000)}`],
    ['a field that nobody asked for', `{"x":${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}}`],
    ['tags', `{"tags":${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}}`],
  ])('of a line with millions of nested %s is refused', async (_, line) => {
    const path = join(test.dataDir, 'nested.ndjson');
    writeFileSync(path, line);
    expect((await importWatched(path)).envelope).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
  });

  it.each<[string, Buffer]>([
    ['gzip', Buffer.from('1f8b080000000000000303000000000000000000', 'hex')],
    ['zip', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
  ])('unpacks no %s: it is a line that is not JSON', async (_, bytes) => {
    const path = join(test.dataDir, 'packed');
    writeFileSync(path, bytes);
    expect((await importWatched(path)).envelope).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
  });

  it.each<[string, string]>([
    ['an open quote', `channelId,dealValue\n"${'x'.repeat(60_000_000)}`],
    ['quotes', `channelId\n${'"'.repeat(9_000_000)}`],
    ['columns', `channelId${','.repeat(9_000_000)}\n`],
    ['a header of quotes', `${'"a",""'.repeat(10_000)}\n1`],
  ])('of a CSV file with %s is refused in time', { timeout: 60_000 }, async (_, text) => {
    const path = join(test.dataDir, 'bomb.csv');
    writeFileSync(path, text);
    const startMs = performance.now();
    const envelope = await test.owner.call('attribution.importCsv', { projectId, path, source: 'crm_a' });
    expect(envelope).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
    expect(performance.now() - startMs).toBeLessThan(20_000);
  });
});
