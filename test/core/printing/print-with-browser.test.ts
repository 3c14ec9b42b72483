import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBrowserPaths } from '#main/core/printing/find-browser.ts';
import { collectLetters, nameScripts } from '#main/core/printing/missing-scripts.ts';
import { createBrowserPrinter } from '#main/core/printing/print-with-browser.ts';
import { setPdfProperties } from '#main/core/reports/files/set-pdf-properties.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { makePrintBrowser } from '#support/print-browser.ts';

let folder: string;
let env: Record<string, string | undefined>;

beforeAll(async () => {
  folder = makeTempDir();
  const program = await makePrintBrowser(folder);
  env = program === null ? process.env : { ...process.env, SIGHTLINE_BROWSER: program };
});
afterAll(() => removeDir(folder));

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kordiva "47"</title><style>@page{size:A4;margin:20mm;@bottom-right{content:counter(page) " / " counter(pages)}} h1{break-after:page}</style>${head}</head><body>${body}</body></html>`;

describe('printing with a browser', () => {
  it('gives the pages that the page asks for, with its title', async () => {
    const { pdf, missingScripts } = await createBrowserPrinter(env).print(
      page('<h1>Cover</h1><p>Visibility 38.4%</p>'),
    );
    expect(missingScripts).toEqual([]);
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const { totalPages, text } = await extractText(document);
    expect(totalPages).toBe(2);
    expect(text[1]).toContain('Visibility 38.4%');
    expect(text[1]).toMatch(/2 ?\/ ?2/);
    const { info } = await getMeta(document);
    expect(info.Title).toBe('Kordiva "47"');
  });

  it('adds author and subject in any script, and leaves the pages as they are', async () => {
    const { pdf } = await createBrowserPrinter(env).print(page('<p>One page</p>'));
    const told = setPdfProperties(pdf, { author: 'Müller (東京) \\ Söhne', subject: 'Sichtbarkeit: שלום' });
    const document = await getDocumentProxy(new Uint8Array(told));
    const { info } = await getMeta(document);
    expect(info).toMatchObject({
      Title: 'Kordiva "47"',
      Author: 'Müller (東京) \\ Söhne',
      Subject: 'Sichtbarkeit: שלום',
    });
    expect((await extractText(document)).text[0]).toContain('One page');
    expect(setPdfProperties(pdf, { author: '', subject: '' })).toBe(pdf);
    expect(setPdfProperties(new Uint8Array([1, 2, 3]), { author: 'A', subject: '' })).toEqual(
      new Uint8Array([1, 2, 3]),
    );
  });

  it('asks nobody for anything, and runs no script of the page', async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked++;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const body = `<img src="${address}/a.png"><iframe src="${address}/b"></iframe><p id="p">as it was</p><script>document.getElementById('p').textContent='changed';fetch('${address}/c')</script>`;
    const head = `<link rel="stylesheet" href="${address}/d.css"><link rel="preconnect" href="${address}">`;
    const { pdf } = await createBrowserPrinter(env).print(page(body, head));
    expect((await extractText(await getDocumentProxy(new Uint8Array(pdf)))).text.join(' ')).toContain('as it was');
    expect(asked).toBe(0);
    server.close();
  });

  // The packaged browser brings fonts for Latin, Greek, Cyrillic and Hebrew alone; another one has what the machine has.
  it.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'names the scripts that it has no font for',
    async () => {
      const text = 'Kordiva Ελλάδα Россия 東京のコーヒー हिन्दी 한국어';
      const { missingScripts } = await createBrowserPrinter(env).print(page(`<p>${text}</p>`));
      expect(missingScripts.toSorted()).toEqual(['Deva', 'Hani', 'Jpan', 'Kore']);
      expect(nameScripts(missingScripts, 'en')).toContain('Japanese');
      expect(nameScripts(['Arab'], 'de')).toEqual(['Arabisch']);
    },
  );

  it('says what to install where there is no browser', async () => {
    const nowhere = { ...process.env, SIGHTLINE_BROWSER: join(folder, 'none') };
    await expect(createBrowserPrinter(nowhere).print(page(''))).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'no_print_browser' },
      message: expect.stringContaining('install Chrome, Chromium or Edge'),
    });
  });

  it.skipIf(process.platform === 'win32')(
    'gives up on a browser that does not answer or ends, and prints the next page',
    async () => {
      const silent = join(folder, 'silent.sh');
      await writeFile(silent, '#!/bin/sh\nexec sleep 60\n');
      await chmod(silent, 0o755);
      const stuck = createBrowserPrinter({ ...env, SIGHTLINE_BROWSER: silent }, 1_500);
      const refused = { code: 'CONFLICT', details: { reason: 'not_printed' } };
      await expect(stuck.print(page(''))).rejects.toMatchObject(refused);
      const dying = join(folder, 'dying.sh');
      await writeFile(dying, '#!/bin/sh\nexit 3\n');
      await chmod(dying, 0o755);
      await expect(createBrowserPrinter({ ...env, SIGHTLINE_BROWSER: dying }).print(page(''))).rejects.toMatchObject(
        refused,
      );
    },
  );

  it.runIf(process.platform === 'linux')('leaves no process and no folder', async () => {
    const own = join(folder, 'tmp');
    mkdirSync(own);
    const before = process.env.TMPDIR;
    process.env.TMPDIR = own;
    try {
      await createBrowserPrinter({ ...env }).print(page('<p>One</p>'));
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
    expect(readdirSync(own)).toEqual([]);
    const children = existsSync('/proc/self/task') ? readdirSync('/proc').filter((id) => isOwnBrowser(id, own)) : [];
    expect(children).toEqual([]);
  });
});

function isOwnBrowser(id: string, own: string): boolean {
  if (!/^\d+$/.test(id)) return false;
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(own);
  } catch {
    return false;
  }
}

describe('where a browser is looked for', () => {
  it('knows the places of each system', () => {
    expect(listBrowserPaths('linux', { PATH: '/opt/bin:relative' })).toContain('/opt/bin/google-chrome');
    expect(listBrowserPaths('linux', { PATH: '/opt/bin:relative' }).every((place) => place.startsWith('/'))).toBe(true);
    expect(listBrowserPaths('darwin', { HOME: '/Users/a' })).toContain(
      '/Users/a/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    );
    const windows = listBrowserPaths('win32', {
      PROGRAMFILES: 'C:\\Program Files',
      LOCALAPPDATA: 'C:\\Users\\a\\AppData\\Local',
    });
    expect(windows).toContain('C:\\Users\\a\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe');
    expect(windows).toContain('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe');
  });
});

describe('letters of a text', () => {
  it('are taken apart by script, each once, without marks, digits and signs', () => {
    expect(collectLetters('Aa! aß 12 –東京の हिन्दी')).toEqual({ Latn: 'Aaß', Hani: '東京', Jpan: 'の', Deva: 'हनद' });
  });
});
