/** A project file that cannot be opened is refused in one sentence: nothing is changed and nothing stays behind. */

import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';

import { lockCheaply } from '#support/lock-cheaply.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let service: TestService;
let projectId: string;
let folder: string;
let good: Map<string, Buffer>;
let goodFile: string;
let state: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-file-'));
  service = await startTestService();
  projectId = (
    await service.call('projects.create', { name: 'Acme', language: 'en', websiteUrl: 'https://acme.example' })
  ).id;
  const lines = Array.from({ length: 20 }, (_, day) => ({
    prompt: 'Which?',
    model: 'chatgpt',
    answeredAt: new Date(Date.UTC(2026, 1, 1 + day)).toISOString(),
    text: `Take **Acme**. Day ${day}.`,
  }));
  await service.importLines(projectId, lines);
  goodFile = join(folder, 'good.sightline');
  await service.call('projectFiles.save', { projectId, path: goodFile });
  good = await unzip(goodFile);
}, 60_000);
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  state = await describeState();
});

async function describeState(): Promise<string> {
  const projects = await service.call('projects.list', {});
  const archived = await service.call('projects.archived', {});
  const { answers } = await service.call('system.status', {});
  const files = readdirSync(service.dataDir).filter((name) => name.startsWith('opening-'));
  return JSON.stringify({ projects, archived, answers, files });
}

async function unzip(path: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const parts = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  zip.close();
  return parts;
}

type Part = [name: string, content: Buffer, options?: { mode?: number }];

async function write(parts: Iterable<Part>): Promise<string> {
  const zip = new ZipFile();
  // The writer itself refuses names that lead elsewhere: they are put in afterwards, at the same length.
  for (const [name, content, options] of parts) zip.addBuffer(content, name, { mtime: new Date(0), ...options });
  zip.end();
  const path = join(folder, 'bad.sightline');
  writeFileSync(path, await buffer(zip.outputStream));
  return path;
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** With a table changed and, unless told otherwise, a list of contents that fits. */
function withTable(table: string, change: (text: string) => string, rows = 0): Part[] {
  const name = `tables/${table}.ndjson`;
  const content = Buffer.from(change(good.get(name)!.toString()));
  const manifest = readManifest();
  const part = manifest.tables.find((one) => one.name === name)!;
  Object.assign(part, { bytes: content.length, sha256: sha256(content), rows: part.rows + rows });
  return [...withManifest(manifest)].map(([part, old]) => [part, part === name ? content : old]);
}

interface Listed {
  [field: string]: unknown;
  tables: { name: string; bytes: number; sha256: string; rows: number }[];
}
const readManifest = () => JSON.parse(good.get('manifest.json')!.toString()) as Listed;
const withManifest = (manifest: object): Part[] =>
  [...good].map(([name, content]) => [
    name,
    name === 'manifest.json' ? Buffer.from(JSON.stringify(manifest)) : content,
  ]);

async function reasonOf(path: string, input: object = {}): Promise<string | undefined> {
  const envelope = await service.owner.call('projectFiles.open', { path, ifThere: 'beside', ...input });
  if (!('error' in envelope)) return 'opened';
  expect(envelope.error.message).toMatch(/^[A-Z][^\n]{10,200}\.$/);
  return envelope.error.details?.reason;
}

async function expectRefused(path: string, reason: string, input: object = {}): Promise<void> {
  expect(await reasonOf(path, input)).toBe(reason);
  // What was moved before a fault was found is deleted at once.
  await expect.poll(describeState).toBe(state);
}

const bytes = () => readFileSync(goodFile);
const put = (content: Buffer | string): string => {
  const path = join(folder, 'bad.sightline');
  writeFileSync(path, content);
  return path;
};

describe('a file', () => {
  it('that is no project file', () => expectRefused(put('Dear client, here is your project.'), 'file_foreign'));
  it('that is empty', () => expectRefused(put(''), 'file_foreign'));
  it('that is another zip', async () =>
    expectRefused(await write([['hello.txt', Buffer.from('Hello')]]), 'file_foreign'));
  it('that was cut', () => expectRefused(put(bytes().subarray(0, bytes().length - 900)), 'file_damaged'));
  it('that has other bytes in the middle', () => {
    const content = bytes();
    const middle = Math.floor(content.length / 2);
    content.fill(0x55, middle, middle + 40);
    return expectRefused(put(content), 'file_damaged');
  });
  it('of a newer format', async () =>
    expectRefused(await write(withManifest({ ...readManifest(), formatVersion: 2 })), 'file_newer'));
  it('of a newer schema', async () =>
    expectRefused(await write(withManifest({ ...readManifest(), schemaVersion: 9000 })), 'file_newer'));
  it('whose list of contents is of something else', async () =>
    expectRefused(await write(withManifest({ some: 'thing' })), 'file_foreign'));
  it('that is the same twice in one', async () => expectRefused(await write([...good, ...good]), 'file_foreign'));
  it('with a part that is not listed', async () =>
    expectRefused(await write([...good, ['files/other.html', Buffer.from('x')]]), 'file_damaged'));
  it('without a part that is listed', async () =>
    expectRefused(await write([...good].filter(([name]) => name !== 'tables/tag.ndjson')), 'file_damaged'));
  it('with a part that is a link', async () =>
    expectRefused(
      await write([...good, ['files/link', Buffer.from('/etc/passwd'), { mode: 0o120777 }]]),
      'file_foreign',
    ));
  it.each(['../evil', '/evil/xx', 'files/../x', 'C:/evil/x', 'a\\..\\evil'])('with a part named %s', async (name) => {
    const plain = 'p'.repeat(name.length);
    const content = readFileSync(await write([...good, [plain, Buffer.from('x')]])).toString('latin1');
    await expectRefused(put(Buffer.from(content.replaceAll(plain, name), 'latin1')), 'file_damaged');
  });
  it('that unpacks to far more than it could hold', async () =>
    expectRefused(await write([...good, ['files/zeros', Buffer.alloc(80 << 20)]]), 'file_foreign'));
  it('whose list of contents is not what its checksum says', async () => {
    const content = bytes();
    // In the list at the end of a zip, of its last part.
    const at = content.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    content[at + 16]! ^= 1;
    await expectRefused(put(content), 'file_damaged');
  });
  it('whose part says another size than it has', async () => {
    const content = readFileSync(await write([...good]));
    // The unpacked size in the list at the end of a zip, of its first part.
    const at = content.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    content.writeUInt32LE(content.readUInt32LE(at + 24) + 5, at + 24);
    await expectRefused(put(content), 'file_damaged');
  });
});

describe('rows', () => {
  it('that are others than the list says', async () => {
    const manifest = readManifest();
    manifest.tables.find(({ name }) => name === 'tables/prompt.ndjson')!.sha256 = 'a'.repeat(64);
    await expectRefused(await write(withManifest(manifest)), 'file_damaged');
  });
  it('that are more than the list says', async () =>
    expectRefused(await write(withTable('prompt', (text) => text, 1)), 'file_damaged'));
  it('that are no JSON', async () =>
    expectRefused(await write(withTable('prompt', (text) => `{${text}`)), 'file_damaged'));
  it('with another column', async () =>
    expectRefused(await write(withTable('prompt', (text) => text.replace('"ordinal"', '"ordinary"'))), 'file_damaged'));
  it('of another type', async () =>
    expectRefused(
      await write(withTable('prompt', (text) => text.replace(/"ordinal":\d+/, '"ordinal":"x"'))),
      'file_damaged',
    ));
  it('that the table does not allow', async () =>
    expectRefused(
      await write(withTable('prompt', (text) => text.replace(/"state":"\w+"/, '"state":"odd"'))),
      'file_damaged',
    ));
  it('that name what is not there', async () =>
    expectRefused(
      await write(withTable('prompt', (text) => text.replace(/"project_id":\d+/, '"project_id":99'))),
      'file_damaged',
    ));
  it('of facts that name a brand of nobody', async () =>
    expectRefused(await write(withTable('fact_month', () => '', -1)), 'file_damaged'));
  it('of a second project', async () =>
    expectRefused(
      await write(
        withTable(
          'project',
          (text) =>
            text +
            text
              .replace(/"id":\d+/, '"id":77')
              .replace(/"public_id":"[0-9a-f]{24}"/, `"public_id":"${'b'.repeat(24)}"`),
          1,
        ),
      ),
      'file_damaged',
    ));
});

describe('a locked file', () => {
  let locked: string;
  beforeAll(async () => {
    locked = join(folder, 'locked.sightline');
    await service.call('projectFiles.save', { projectId, path: locked });
    await lockCheaply(locked, 'seven small boats');
  });
  it('is opened by its passphrase alone', async () => {
    await expectRefused(locked, 'passphrase_missing');
    await expectRefused(locked, 'passphrase_wrong', { passphrase: 'seven small goats' });
    expect(await service.call('projectFiles.inspect', { path: locked, passphrase: 'seven small boats' })).toMatchObject(
      {
        isLocked: true,
        project: { id: projectId, name: 'Acme' },
        answers: 20,
        there: { name: 'Acme', answers: 20, isRemoved: false },
      },
    );
  });
  it('that was cut or changed is damaged', async () => {
    const content = readFileSync(locked);
    await expectRefused(put(content.subarray(0, content.length - 100)), 'file_damaged', {
      passphrase: 'seven small boats',
    });
    content[content.length - 200]! ^= 1;
    await expectRefused(put(content), 'file_damaged', { passphrase: 'seven small boats' });
  });
});

describe('what is stopped', () => {
  it('leaves nothing behind, saving and opening', async () => {
    const token = 'stopped-before-it-began';
    await service.call('projectFiles.cancel', { token });
    const path = join(folder, 'stopped.sightline');
    await expect(service.call('projectFiles.save', { projectId, path, token })).rejects.toThrow('It was stopped.');
    expect(readdirSync(folder).filter((name) => name.includes('stopped'))).toEqual([]);
    await service.call('projectFiles.cancel', { token });
    await expectRefused(goodFile, 'file_cancelled', { token });
  });
});

it('a file that is there is kept unless it is to be replaced', async () => {
  await expect(service.call('projectFiles.save', { projectId, path: goodFile })).rejects.toThrow('exists already');
  await service.call('projectFiles.save', { projectId, path: goodFile, replace: true });
});
