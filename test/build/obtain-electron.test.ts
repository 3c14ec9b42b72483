/** The download of Electron's binary, from a server of this test in place of Electron's, with Electron's own downloader. */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { storeZip } from '#support/stored-zip.ts';
import { findElectron } from '../../build/find-electron.mjs';
import { type Obtained, obtainElectron, toDownloadEnv } from '../../build/obtain-electron.mjs';

const project = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'sightline-electron-'));
const VERSION = '45.9.9';
const PROGRAM =
  process.platform === 'darwin'
    ? 'Electron.app/Contents/MacOS/Electron'
    : process.platform === 'win32'
      ? 'electron.exe'
      : 'electron';
const archive = storeZip(PROGRAM, Buffer.concat([Buffer.from('#!/bin/sh\nexit 0\n'), randomBytes(3_000_000)]));
const archiveName = `electron-v${VERSION}-${process.platform}-${process.arch}.zip`;

type Answer = (response: ServerResponse) => void;
const whole: Answer = (response) => response.end(archive);

let answer: Answer = whole;
const asked: string[] = [];
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  response.setHeader('content-length', archive.length);
  answer(response);
});
let mirror: string;

beforeAll(async () => {
  mirror = `${await listen(server)}/`;
});
afterEach(() => {
  answer = whole;
  asked.length = 0;
  server.closeAllConnections();
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A project that has Electron's package and not its binary. */
function makeProject(checksum = createHash('sha256').update(archive).digest('hex')): string {
  const root = mkdtempSync(path.join(folder, 'project-'));
  const electron = path.join(root, 'node_modules/electron');
  mkdirSync(electron, { recursive: true });
  writeFileSync(path.join(electron, 'package.json'), JSON.stringify({ version: VERSION }));
  writeFileSync(path.join(electron, 'checksums.json'), JSON.stringify({ [archiveName]: checksum }));
  for (const scope of ['@electron', '@electron-internal']) {
    symlinkSync(path.join(project, 'node_modules', scope), path.join(root, 'node_modules', scope), 'junction');
  }
  return root;
}

interface Wishes {
  env?: NodeJS.ProcessEnv;
  isAttended?: boolean;
  stallMs?: number;
}

async function obtain(root: string, { env, isAttended = false, stallMs }: Wishes = {}) {
  const said: string[] = [];
  const plain = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/proxy$/i.test(name)));
  const cache = { electron_config_cache: path.join(root, 'cache'), ELECTRON_MIRROR: mirror };
  const say = (line: string) => said.push(line);
  const outcome = await obtainElectron(root, { env: { ...plain, ...cache, ...env }, say, isAttended, stallMs });
  return { outcome, said };
}

const reasonOf = (outcome: Obtained) => ('reason' in outcome ? outcome.reason : 'none');

describe('the download of Electron', () => {
  it('comes from the mirror, is unpacked, and is not asked for again', async () => {
    const root = makeProject();
    const { outcome, said } = await obtain(root);
    const binary = path.join(root, 'node_modules/electron/dist', PROGRAM);
    expect(outcome).toEqual({ binary });
    expect(statSync(binary).size).toBeGreaterThan(3_000_000);
    expect(said).toEqual([expect.stringContaining('Fetching the desktop window')]);
    expect(asked).toEqual([`/v${VERSION}/${archiveName}`]);
    expect((await obtain(root)).outcome).toEqual({ binary });
    expect(asked).toHaveLength(1);
    expect(readdirSync(path.join(root, '.sightline'))).toEqual([]);
  });

  it('goes on for as long as something arrives, however slowly', { tags: 'long' }, async () => {
    answer = (response) => {
      let sent = 0;
      const timer = setInterval(() => {
        response.write(archive.subarray(sent, sent + 300_000));
        sent += 300_000;
        if (sent < archive.length) return;
        clearInterval(timer);
        response.end();
      }, 600);
    };
    // Eleven pieces take more than six seconds, and a pause of five is given up.
    const { outcome } = await obtain(makeProject(), { stallMs: 5_000 });
    expect(reasonOf(outcome)).toBe('none');
  });

  it('is given up when nothing more arrives, and says so', async () => {
    answer = (response) => response.write(archive.subarray(0, 500_000));
    const root = makeProject();
    const { outcome } = await obtain(root, { stallMs: 2_000 });
    expect(reasonOf(outcome)).toBe(
      'Electron could not be had: nothing arrived for 2 s; the next start in a terminal tries again',
    );
    expect(findElectron(path.join(root, 'node_modules/electron'))).toBeNull();
    expect(readdirSync(path.join(root, '.sightline'))).toEqual(['failed-download.json']);
  });

  it.each<[string, Answer, RegExp]>([
    [
      'a connection that is cut',
      (response) => response.write('PK', () => response.destroy()),
      /closed|terminated|reset/,
    ],
    ['an archive that is not there', (response) => response.writeHead(404).end(), /: 127\.0\.0\.1:\d+ answered 404;/],
  ])('fails with %s, by its name', async (_what, wire, reason) => {
    answer = wire;
    expect(reasonOf((await obtain(makeProject())).outcome)).toMatch(reason);
  });

  it('is refused when its checksum is not the one that Electron published', async () => {
    const root = makeProject('0'.repeat(64));
    const { outcome } = await obtain(root);
    expect(reasonOf(outcome)).toContain('another checksum than Electron');
    expect(existsSync(path.join(root, 'node_modules/electron/dist'))).toBe(false);
  });

  it('is not tried again by a service for a day, and at once where somebody sits', async () => {
    const root = makeProject();
    answer = (response) => response.writeHead(503).end();
    const first = await obtain(root);
    answer = whole;
    const again = await obtain(root);
    expect(asked).toHaveLength(1);
    expect(again.said).toEqual([]);
    expect(reasonOf(again.outcome)).toBe(reasonOf(first.outcome).replace('the next start', 'a start'));
    expect((await obtain(root, { isAttended: true })).outcome).toHaveProperty('binary');
    expect(existsSync(path.join(root, '.sightline/failed-download.json'))).toBe(false);
  });

  it('is made once by two starts at the same time', { tags: 'long' }, async () => {
    const root = makeProject();
    const both = await Promise.all([obtain(root), obtain(root)]);
    expect(both.map(({ outcome }) => Object.keys(outcome))).toEqual([['binary'], ['binary']]);
    expect(asked).toHaveLength(1);
  });

  it('goes through the proxy of the environment', { tags: 'long' }, async () => {
    const { proxy, address, served } = await startProxy();
    const env = { HTTP_PROXY: address, ELECTRON_MIRROR: 'http://electron.invalid/' };
    expect(reasonOf((await obtain(makeProject(), { env })).outcome)).toBe('none');
    expect(served).toEqual(['electron.invalid']);
    proxy.close();
    proxy.closeAllConnections();
  });

  it("takes npm's proxy where there is no other, and leaves what is set as it is", () => {
    const npm = { npm_config_https_proxy: 'http://npm:1', npm_config_proxy: 'http://npm:2' };
    expect(toDownloadEnv(npm)).toMatchObject({ HTTPS_PROXY: 'http://npm:1', HTTP_PROXY: 'http://npm:2' });
    const own = { https_proxy: 'http://own:1', NODE_USE_SYSTEM_CA: '0' };
    expect(toDownloadEnv({ ...npm, ...own })).toMatchObject({ HTTPS_PROXY: 'http://own:1', NODE_USE_SYSTEM_CA: '0' });
  });

  it.skipIf(process.platform === 'win32')(
    'ends with Ctrl+C, and leaves nothing that goes on',
    { tags: 'long' },
    async () => {
      answer = (response) => response.write(archive.subarray(0, 500_000));
      const root = makeProject();
      const module = pathToFileURL(path.join(project, 'build/obtain-electron.mjs')).href;
      const program = `import { obtainElectron } from ${JSON.stringify(module)};
      await obtainElectron(${JSON.stringify(root)}, { env: process.env, say: console.log, isAttended: true });`;
      const env = { ...process.env, ELECTRON_MIRROR: mirror, electron_config_cache: path.join(root, 'cache') };
      // A group of its own, as a terminal gives to what it runs; Ctrl+C goes to all of it.
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], { env, detached: true });
      const closed = new Promise((resolve) => server.once('request', (asking) => asking.socket.once('close', resolve)));
      let shown = '';
      for await (const chunk of child.stderr) {
        shown += chunk;
        if (shown.includes('Electron: ')) break;
      }
      process.kill(-child.pid!, 'SIGINT');
      const [, signal] = await once(child, 'exit');
      expect(signal).toBe('SIGINT');
      await closed;
      expect(shown).toMatch(/Electron: \d of 3 MB/);
      // What it had fetched is cleared away by the next one.
      answer = whole;
      expect((await obtain(root)).outcome).toHaveProperty('binary');
      expect(readdirSync(path.join(root, '.sightline'))).toEqual([]);
      expect(readFileSync(path.join(root, 'node_modules/electron/path.txt'), 'utf8')).toBe(PROGRAM);
    },
  );
});

/** A proxy that sends everything to this test's server, whatever it was meant for: by CONNECT or by whole addresses. */
async function startProxy(): Promise<{ proxy: Server; address: string; served: string[] }> {
  const served: string[] = [];
  const target = new URL(mirror);
  const proxy = createServer((asking, response) => {
    const wanted = new URL(asking.url ?? '');
    served.push(wanted.hostname);
    const onward = request(new URL(wanted.pathname, target), (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.end();
  });
  proxy.on('connect', (asking, socket) => {
    served.push(asking.url?.split(':')[0] ?? '');
    const onward = connect(Number(target.port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
  });
  return { proxy, address: await listen(proxy), served };
}

async function listen(listening: Server): Promise<string> {
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
