/** The network on the command line, as a user behind a company's proxy meets it: variables, an own authority, a password, a test. */
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createAuthority } from '#support/certificate-authority.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { type LoopbackProxy, startLoopbackProxy } from '#support/loopback-proxy.ts';
import { runCommand } from '#support/run-command.ts';
import { runCli } from '#support/spawn-program.ts';

const HOST = 'api.engine.example';
const root = makeTempDir();
const dataDir = join(root, 'data');
const authorityFile = join(root, 'authority.pem');
let engine: Server;
let proxy: LoopbackProxy;
let env: Record<string, string>;

beforeAll(async () => {
  const authority = await createAuthority('Northwind Security');
  writeFileSync(authorityFile, authority.cert);
  engine = createServer(await authority.issue([HOST]), (message, reply) => {
    message.resume();
    reply.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  proxy = await startLoopbackProxy({
    password: 'ann:secret canary',
    toPort: () => (engine.address() as AddressInfo).port,
  });
  env = {
    OPENAI_API_KEY: 'sk-canary-0123456789',
    OPENAI_BASE_URL: `https://${HOST}/v1`,
    SIGHTLINE_KEYRING: 'off',
    XDG_STATE_HOME: join(root, 'state'),
    ...{ HTTPS_PROXY: '', HTTP_PROXY: '', NO_PROXY: '', https_proxy: '', http_proxy: '', no_proxy: '' },
    NODE_EXTRA_CA_CERTS: '',
  };
});
afterAll(async () => {
  await proxy.close();
  engine.close();
  removeDir(root);
});

const cli = (args: string[], more: Record<string, string> = {}, input?: string) =>
  runCommand([...args, '--data-dir', dataDir], { ...env, ...more }, input);

it('says which proxy counts, and no password', async () => {
  await cli(['account', 'set', '--tier', 'pro']);
  const shown = await cli(['network', 'show'], { HTTPS_PROXY: 'http://ann:secret@proxy.example:8080' });
  expect(shown.stdout).toContain('HTTPS_PROXY: proxy.example:8080');
  expect(shown.stdout).not.toContain('secret');
});

it('is set, asks for the password as such, and is tested through the tunnel with the authority of the company', async () => {
  const set = await cli(['network', 'set', '--proxy', `http://${proxy.address}`, '--user', 'ann']);
  expect(set.stdout).toContain(`Proxy: http://${proxy.address}`);
  const asked = await cli(['network', 'test']);
  expect(asked.code).toBe(1);
  expect(asked.stdout).toContain('PROXY_AUTH_REQUIRED');
  expect(asked.stdout).toContain('asks for a user name and a password');

  await cli(['network', 'set', '--password-stdin'], {}, 'secret canary\n');
  const refused = await cli(['network', 'test', '--json']);
  expect(JSON.parse(refused.stdout).servers).toMatchObject([
    {
      host: HOST,
      proxy: proxy.address,
      source: 'manual',
      ok: false,
      issuer: 'Northwind Security',
      fault: 'certificate_issuer',
    },
  ]);

  await expectTrust('NODE_EXTRA_CA_CERTS');
});

it('is tested with the authority in the other variable for it too', { tags: 'long' }, () =>
  expectTrust('SSL_CERT_FILE'),
);

/** A process of its own: Node reads these variables when it starts. */
async function expectTrust(variable: string): Promise<void> {
  const tested = await runCli(['network', 'test', '--data-dir', dataDir], { ...env, [variable]: authorityFile });
  expect(tested.stdout).toMatch(new RegExp(`^ok +${HOST}: through ${proxy.address} .*HTTP 404.*Northwind Security`));
  expect(tested.code).toBe(0);
  expect(proxy.asked.every((line) => line === `CONNECT ${HOST}:443`)).toBe(true);
}

it('says once that the file of more certificates cannot be read, and goes on without it', async () => {
  const broken = join(root, 'broken.pem');
  writeFileSync(broken, '-----BEGIN CERTIFICATE-----\nnone\n-----END CERTIFICATE-----\n');
  for (const path of [broken, join(root, 'missing.pem')]) {
    const { certificates } = JSON.parse(
      (await cli(['network', 'test', '--json'], { NODE_EXTRA_CA_CERTS: path })).stdout,
    );
    expect(certificates.extraFile).toEqual({ path, count: 0 });
    expect(certificates.problems).toHaveLength(1);
  }
});

it('takes it all back', async () => {
  const shown = await cli(['network', 'set', '--proxy', 'none', '--user', '', '--json']);
  expect(JSON.parse(shown.stdout)).toMatchObject({
    settings: { proxy: 'none', user: null },
    password: { from: 'none' },
  });
});
