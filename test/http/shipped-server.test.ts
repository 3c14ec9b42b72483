/** What a bundler can lose: asked of the server as it is shipped, because its sources alone prove nothing about it. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { runCommand } from '#support/run-command.ts';
import { sendHttp } from '#support/send-http.ts';
import { type RunningServer, startServer } from '#support/spawn-program.ts';

const root = makeTempDir();
const dataDir = join(root, 'data');
let server: RunningServer;
let authorization: string;

beforeAll(async () => {
  server = await startServer(dataDir);
  const made = await runCommand(['keys', 'create', '--name', 'k', '--env', 'test', '--json', '--data-dir', dataDir]);
  authorization = `Bearer ${(JSON.parse(made.stdout) as { key: string }).key}`;
});
afterAll(async () => {
  await server.kill();
  removeDir(root);
});

it.each(['/v1/projects/%', '/v1/projects/%ff', '/v1/me%zz'])(
  'a path that nothing is encoded to is a place that is not there, and asks for a key first: %s',
  async (path) => {
    const address = new URL(server.api).origin;
    expect((await sendHttp(address, { path })).status).toBe(401);
    const reply = await sendHttp(address, { path, headers: { authorization } });
    expect([reply.status, reply.json]).toMatchObject([404, { error: { code: 'NOT_FOUND' } }]);
    expect(reply.headers['x-ratelimit-limit']).toBe('600');
  },
);
