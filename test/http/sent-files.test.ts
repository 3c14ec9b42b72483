/** A project file as the body of a request: of any size, kept nowhere, and refused with one reply where it cannot be taken. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { lockCheaply } from '#support/lock-cheaply.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

const PASSPHRASE = 'sechs große Boote';
let service: TestService;
let headers: Record<string, string>;
let folder: string;
let file: Buffer<ArrayBuffer>;
let projectId: string;

beforeAll(async () => {
  // More than the JSON form takes.
  vi.stubEnv('SIGHTLINE_UPLOAD_MB', '9');
  folder = mkdtempSync(join(tmpdir(), 'sightline-sent-'));
  service = await startTestService();
  headers = {
    authorization: `Bearer ${await service.issueKey({ environment: 'live' })}`,
    'content-type': 'application/octet-stream',
  };
  const { id } = await service.call('projects.create', {
    name: 'Acme',
    language: 'en',
    websiteUrl: 'https://acme.example',
  });
  projectId = id;
  await service.importLines(id, [
    { prompt: 'Which?', model: 'chatgpt', answeredAt: '2026-03-02T08:00:00Z', text: 'Take Acme.', sources: [] },
  ]);
  const path = join(folder, 'client.sightline');
  await service.call('projectFiles.save', { projectId, path });
  await lockCheaply(path, PASSPHRASE);
  file = readFileSync(path) as Buffer<ArrayBuffer>;
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await service?.close();
  rmSync(folder, { recursive: true, force: true });
});

const url = () => `${service.address}/v1/archives`;
/** As curl sends what is typed: bytes in UTF-8. */
const inBytes = (text: string) => Buffer.from(text).toString('latin1');
const send = async (body: BodyInit, more: Record<string, string> = {}) => {
  const reply = await fetch(url(), {
    method: 'POST',
    headers: { ...headers, ...more },
    body,
    duplex: 'half',
  } as RequestInit);
  return {
    status: reply.status,
    ...((await reply.json()) as { data?: object; error?: { code: string; details?: object } }),
  };
};
const left = () => readdirSync(service.dataDir).filter((name) => /^(opening|inbox)-/.test(name));

it('opens what is sent as it is, whether its length is told or not', async () => {
  const more = { 'x-passphrase': inBytes(PASSPHRASE), 'x-if-there': 'beside' };
  const opened = { status: 200, data: { name: 'Acme', answers: 1, way: 'beside' } };
  expect(await send(file, more)).toMatchObject(opened);
  expect(
    await send(Readable.toWeb(Readable.from([file])) as never, { ...more, 'content-type': 'application/zip' }),
  ).toMatchObject(opened);
  expect(left()).toEqual([]);
});

it('says what the file lacks, as of any other', async () => {
  const reasonOf = async (body: BodyInit, more = {}) => (await send(body, more)).error?.details;
  expect(await reasonOf(file)).toEqual({ reason: 'passphrase_missing' });
  expect(await reasonOf(file, { 'x-passphrase': 'no' })).toMatchObject({ reason: 'passphrase_wrong' });
  expect(await reasonOf(file, { 'x-passphrase': inBytes(PASSPHRASE) })).toMatchObject({ reason: 'project_there' });
  expect(await reasonOf('Dear client')).toMatchObject({ reason: 'file_foreign' });
  expect(await reasonOf('')).toMatchObject({ reason: 'file_foreign' });
  expect(await send(file, { 'x-if-there': 'both' })).toMatchObject({ status: 400 });
  expect(left()).toEqual([]);
});

it('takes no more than the limit, told or not, nothing packed, and a file only where one is wanted', async () => {
  const large = { status: 413, error: { code: 'PAYLOAD_TOO_LARGE' } };
  expect(await send(Buffer.alloc(9_000_001))).toMatchObject(large);
  expect(await send(Readable.toWeb(Readable.from([Buffer.alloc(9_000_000), Buffer.alloc(1)])) as never)).toMatchObject(
    large,
  );
  expect((await send(Buffer.alloc(8_000_000))).error?.details).toMatchObject({ reason: 'file_foreign' });
  expect(await send(file, { 'content-encoding': 'gzip' })).toMatchObject({ status: 415 });
  const elsewhere = await fetch(`${service.address}/v1/projects`, { method: 'POST', headers, body: file });
  expect(elsewhere.status).toBe(415);
  expect(left()).toEqual([]);
});

it('leaves nothing of a file whose sender hangs up', async () => {
  const { port } = new URL(service.address);
  const socket = connect(Number(port), '127.0.0.1');
  const head = Object.entries({ ...headers, host: `127.0.0.1:${port}`, 'content-length': '5000000' });
  socket.write(`POST /v1/archives HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  socket.write(Buffer.alloc(200_000));
  await expect.poll(() => left().length).toBe(1);
  socket.destroy();
  await expect.poll(left).toEqual([]);
});

it('tells the length of a file that it sends', async () => {
  const reply = await fetch(`${service.address}/v1/projects/${projectId}/archive`, {
    method: 'POST',
    headers: { authorization: headers.authorization! },
  });
  const content = await reply.arrayBuffer();
  expect(Number(reply.headers.get('content-length'))).toBe(content.byteLength);
  await expect.poll(left).toEqual([]);
});
