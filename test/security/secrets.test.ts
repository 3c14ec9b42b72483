/** Secrets are planted wherever one can be, everything is done, and every output and every byte on disk is searched for them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createLog } from '#main/log.ts';
import type { ReplySpec } from '#support/engine-reply-spec.ts';
import { type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { waitFor } from '#support/live-project.ts';
import { runCommand } from '#support/run-command.ts';
import { sendBytes, sendHttp } from '#support/send-http.ts';
import { signIn } from '#support/session-transport.ts';
import { type RunningServer, startServer, stopProgram } from '#support/spawn-program.ts';

const ENGINE_KEY = 'canary-engine-4f1d7c';
const URL_PASSWORD = 'canary-password-90ab';
const root = makeTempDir();
const dataDir = join(root, 'data');
const env = {
  OPENAI_API_KEY: ENGINE_KEY,
  OPENAI_BASE_URL: '',
  OLLAMA_BASE_URL: `http://someone:${URL_PASSWORD}@127.0.0.1:9/v1`,
};
/** All that was said to anybody but the one who was to get it. */
const said: string[] = [];
const secrets = [ENGINE_KEY, URL_PASSWORD];

let fake: FakeOpenAi;
let server: RunningServer;
let address: string;

async function cli(...args: string[]): Promise<string> {
  const { stdout, stderr } = await runCommand([...args, '--data-dir', dataDir], env);
  said.push(stderr);
  return stdout;
}

async function ask(key: string, method: string, path: string, body?: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) };
  const reply = await sendHttp(address, {
    method,
    path: `/v1${path}`,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  said.push(JSON.stringify(reply.headers), reply.text);
  return (reply.json as { data?: unknown })?.data;
}

/** Every reply echoes the key in its own way: refused, broken, in a header, in an answer that is kept. */
function echo(_: unknown, index: number): ReplySpec {
  const message = `Incorrect API key provided: ${ENGINE_KEY} (Bearer ${ENGINE_KEY})`;
  const headers = { 'x-echo': ENGINE_KEY };
  if (index === 0) return { kind: 'status', status: 500, message, headers };
  if (index === 1) return { kind: 'error-in-200', code: 'server_error', message };
  return {
    kind: 'answer',
    text: `Kordiva is fine. ${message}`,
    queries: [ENGINE_KEY],
    sources: [`https://a.example/${ENGINE_KEY}`],
  };
}

beforeAll(async () => {
  fake = await startFakeOpenAi({ reply: echo });
  env.OPENAI_BASE_URL = fake.baseUrl;
  server = await startServer(dataDir, env);
  address = server.api.replace(/\/v1$/, '');
}, 120_000);
afterAll(async () => {
  await server.kill();
  await fake.close();
  removeDir(root);
});

function listFiles(path: string): string[] {
  return statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => listFiles(join(path, name))) : [path];
}

/** The unpacked contents of every packed column of a database. */
function listUnpacked(file: string): string[] {
  const db = new Database(file, { readonly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as { name: string }[];
  const cells = tables.flatMap(({ name }) =>
    (db.prepare(`SELECT * FROM "${name}"`).all() as object[]).flatMap(Object.values),
  );
  db.close();
  return cells.filter((cell) => cell instanceof Uint8Array).map(unpack);
}

function unpack(cell: Uint8Array): string {
  try {
    return zstdDecompressSync(cell).toString('utf8');
  } catch {
    return Buffer.from(cell).toString('latin1');
  }
}

describe('secrets', () => {
  it('are in no output, log, error, event, export, backup or file after everything was done', {
    timeout: 300_000,
  }, async () => {
    const link = /Open (\S+)/.exec(server.greeting)?.[1] ?? '';
    const cookie = (await signIn(link)) ?? '';
    const key = JSON.parse(await cli('keys', 'create', '--name', 'a', '--env', 'live', '--json')).key as string;
    const revoked = JSON.parse(await cli('keys', 'create', '--name', 'b', '--env', 'live', '--json')) as {
      id: string;
      key: string;
    };
    secrets.push(key, revoked.key, new URL(link).searchParams.get('token') ?? '', cookie.split('=')[1] ?? '');
    expect(secrets.every((secret) => secret.length > 15)).toBe(true);

    const events = listen(cookie);
    const project = (await ask(key, 'POST', '/projects', {
      name: 'Kordiva',
      language: 'en',
      websiteUrl: 'https://kordiva.example',
    })) as { id: string };
    await ask(key, 'PUT', `/projects/${project.id}`, { models: ['chatgpt', 'perplexity'] });
    await cli('engines', 'route', 'perplexity', 'openai-compatible');
    await cli('engines', 'route', 'gemini', 'openai-compatible', '--base-url', `http://u:${URL_PASSWORD}@127.0.0.1:9`);
    await ask(key, 'POST', `/projects/${project.id}/prompts`, { prompt: 'Which tool?', language: 'en' });
    await waitFor(
      'three calls',
      () => fake.requests.length,
      (count) => count >= 3,
      120_000,
    );
    expect(fake.requests[0]?.headers.authorization).toBe(`Bearer ${ENGINE_KEY}`);
    await waitFor(
      'an answer',
      async () => JSON.parse(await cli('status', '--json')).answers as number,
      (count) => count > 0,
      60_000,
    );

    said.push(
      await cli('keys', 'revoke', revoked.id),
      await cli('keys', 'list', '--json'),
      await cli('engines', 'list', '--json'),
    );
    for (const path of [
      '/me',
      '/status',
      `/projects/${project.id}/answers`,
      `/projects/${project.id}/runs`,
      `/projects/${key}`,
    ]) {
      await ask(key, 'GET', path);
    }
    for (const odd of [revoked.key, `${key}x`, key.toUpperCase()]) await ask(odd, 'GET', '/me');
    said.push((await sendHttp(address, { path: '/v1/openapi.json' })).text);
    said.push(
      await sendBytes(
        address,
        `GET /v1/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nbad header\r\n\r\n`,
      ),
    );
    said.push(await cli('status'), await cli('doctor'), await cli('run', '--project', project.id));
    said.push(
      await cli('backup', join(root, 'backup.db')),
      await cli('export', 'answers', join(root, 'out.ndjson'), '--project', project.id),
    );
    events.stop();
    said.push(events.text());
    if (process.platform === 'linux') said.push(readFileSync(`/proc/${server.child.pid}/cmdline`, 'utf8'));
    const { stdout, stderr } = await stopProgram(server);
    said.push(stderr, stdout.replace(link, ''));

    expect(events.text()).toContain('run-progress');
    const files = listFiles(root);
    expect(files.filter((file) => /sightline\.(?:db|log)$|backup\.db$|out\.ndjson$/.test(file))).toHaveLength(4);
    const databases = files.filter((file) => file.endsWith('.db'));
    const places: [string, string][] = [
      ...said.map((text): [string, string] => ['said', text]),
      ...files.map((file): [string, string] => [file, readFileSync(file, 'latin1')]),
      ...databases.flatMap(listUnpacked).map((text): [string, string] => ['unpacked', text]),
    ];
    expect(places.some(([, text]) => text.includes('[key removed]'))).toBe(true);
    const leaks = secrets.flatMap((secret, index) =>
      places
        .filter(([, text]) => text.includes(secret))
        .map(([place, text]) => [
          index,
          place,
          text.slice(Math.max(0, text.indexOf(secret) - 80), text.indexOf(secret) + 40),
        ]),
    );
    expect(leaks).toEqual([]);
  });

  it('in the log are blotted out by field, by look and by value, wherever an error quotes them', () => {
    const folder = join(root, 'log');
    const log = createLog(folder, { SOME_API_KEY: 'plain-words-as-key', HOME: '/home/somebody' });
    const cause = new Error('GET http://me:pa55word@127.0.0.1/?token=abcdef-123 with plain-words-as-key');
    log.error({ err: new Error('sk-proj-abcdefgh1234 sk_live_0123456789abcdef', { cause }) }, 'Bearer abc.def-ghi');
    log.warn(
      { apiKey: 'k1', headers: { cookie: 'k2' }, request: { authorization: 'k3', password: 'k4' } },
      'at /home/somebody',
    );
    const text = readFileSync(join(folder, 'logs', 'sightline.log'), 'utf8');
    expect(text).not.toMatch(/pa55word|abcdef-123|plain-words|sk-proj-a|sk_live_0|abc\.def|"k[1-4]"/);
    expect(text).toContain('/home/somebody');
    for (const line of text.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
  });
});

/** Listens to the app's events until told to stop. */
function listen(cookie: string) {
  const controller = new AbortController();
  let text = '';
  void fetch(`${address}/app/events`, { headers: { cookie }, signal: controller.signal })
    .then(async (reply) => {
      for await (const chunk of reply.body ?? []) text += Buffer.from(chunk).toString('utf8');
    })
    .catch(() => undefined);
  return { text: () => text, stop: () => controller.abort() };
}
