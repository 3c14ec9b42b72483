/** Project files that were damaged at random: each is refused in one sentence, or reads as it was written. Nothing in between. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { ProjectFileReader } from '#main/core/project-files/read-parts.ts';
import { NEWEST_SCHEMA } from '#main/core/project-files/stage.ts';
import { AppError } from '#shared/app-error.ts';
import { seededChoice } from '#support/seeded-choice.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

const FILES = 80;
const SEED = Number(process.env.SIGHTLINE_TEST_SEED ?? 19);
let service: TestService;
let folder: string;
let path: string;
let good: Buffer;
let written: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-damaged-'));
  path = join(folder, 'client.sightline');
  service = await startTestService();
  const { id } = await service.call('projects.create', { name: 'Acme', language: 'en' });
  await service.importLines(
    id,
    Array.from({ length: 20 }, (_, at) => ({
      prompt: `Which tool is number ${at % 3}?`,
      model: 'chatgpt',
      answeredAt: new Date(Date.UTC(2026, 1, 1 + at)).toISOString(),
      text: `Take **Acme**, the ${at}th.`,
    })),
  );
  await service.call('projectFiles.save', { projectId: id, path });
  good = readFileSync(path);
  written = await read();
}, 60_000);
afterAll(async () => {
  await service?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** All that a file says, as text. */
async function read(): Promise<string> {
  const file = await ProjectFileReader.open(path, NEWEST_SCHEMA);
  try {
    const said = [JSON.stringify(file.manifest)];
    for (const part of [...file.manifest.tables, ...file.manifest.files])
      for await (const chunk of file.read(part)) said.push(chunk.toString('latin1'));
    return said.join('\n');
  } finally {
    file.close();
  }
}

const DAMAGES: Readonly<Record<string, (content: Buffer, at: number, length: number) => Buffer>> = {
  bit: (content, at, length) => {
    content[at]! ^= 1 << (length % 8);
    return content;
  },
  cut: (content, at) => content.subarray(0, at),
  zeros: (content, at, length) => content.fill(0, at, at + length),
  noise: (content, at, length) => content.fill(0xa5, at, at + length),
  gap: (content, at, length) => Buffer.concat([content.subarray(0, at), content.subarray(at + length)]),
  more: (content, at, length) =>
    Buffer.concat([content.subarray(0, at), content.subarray(0, length), content.subarray(at)]),
};

it(`are refused or read as they were written, all ${FILES} of seed ${SEED}`, { timeout: 60_000 }, async () => {
  const { below: roll } = seededChoice(SEED);
  const names = Object.keys(DAMAGES);
  const wrong: string[] = [];
  let refused = 0;
  for (let nth = 0; nth < FILES; nth++) {
    const name = names[nth % names.length]!;
    // Every other one near the end, where a zip has its lists.
    const at = nth % 4 < 2 ? roll(good.length) : good.length - 1 - roll(Math.min(good.length, 9_000));
    writeFileSync(path, DAMAGES[name]!(Buffer.from(good), at, 1 + roll(60)));
    try {
      if ((await read()) !== written) wrong.push(`${name} at ${at} reads otherwise`);
    } catch (error) {
      const isTold =
        error instanceof AppError && error.code === 'CONFLICT' && /^[A-Z][^\n]{10,200}\.$/.test(error.message);
      if (!isTold) wrong.push(`${name} at ${at}: ${(error as Error).message}`);
      refused++;
    }
  }
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(FILES / 2);
});

it('leave the folder as it was when they are opened', { timeout: 60_000 }, async () => {
  const { below: roll } = seededChoice(SEED + 1);
  const before = JSON.stringify(await service.call('projects.list', {}));
  for (let nth = 0; nth < 3; nth++) {
    writeFileSync(path, DAMAGES.noise!(Buffer.from(good), roll(good.length - 100), 40));
    const reply = await service.owner.call('projectFiles.open', { path, ifThere: 'replace' });
    expect(reply).toMatchObject({ error: { code: 'CONFLICT' } });
    expect(JSON.stringify(await service.call('projects.list', {}))).toBe(before);
  }
});
