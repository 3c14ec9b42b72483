/** What is exported is what the API says, and only what changed is written again. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { OWNER } from '#main/core/caller.ts';
import { TABLES } from '#main/core/data-files/tables/index.ts';
import { stopCall } from '#main/core/stopped-calls.ts';
import { call } from '#main/handlers/dispatch.ts';
import type { OperationInput } from '#shared/contract/index.ts';
import { TABLE_NAMES } from '#shared/vocabulary/data-tables.ts';
import { type KettleWorld, openKettleWorld } from '#support/kettle-world.ts';
import { queryDataFiles } from '#support/read-data-files.ts';

let world: KettleWorld;
let to: string;

beforeEach(async () => {
  world = await openKettleWorld();
  to = mkdtempSync(join(tmpdir(), 'data-files-'));
});
afterEach(async () => {
  await world.close();
  rmSync(to, { recursive: true, force: true });
});

type Wish = Partial<OperationInput<'dataFiles.export'>>;
const write = (wish: Wish = {}) => call(world.core, 'dataFiles.export', OWNER, { to, ...wish });
const list = () => readdirSync(to, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const readManifest = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as {
    files: { table: string; path: string; rows: number; sha256: string; written_at: string; month: string }[];
  };
const march = { startDate: '2026-03-01', endDate: '2026-03-10' };
const MARCH = "day BETWEEN DATE '2026-03-01' AND DATE '2026-03-10'";

describe('data files', () => {
  it('hold the figures of the API in answers, mentions and daily figures alike', async () => {
    await write();
    const { current } = await world.call('metrics.summary', march);
    const [ofAnswers] = await queryDataFiles(
      to,
      `SELECT count(*)::INT AS answers, count_if(is_visible)::INT AS visible, count_if(is_named)::INT AS named, count_if(is_cited)::INT AS cited,
         avg(depth) AS depth, avg(mention_order) AS place, avg(sentiment) AS sentiment FROM {answers} WHERE ${MARCH}`,
    );
    const [ofDays] = await queryDataFiles(
      to,
      `SELECT sum(answers)::INT AS answers, sum(visible)::INT AS visible, sum(named)::INT AS named, sum(cited)::INT AS cited,
         sum(depth_sum) / sum(named) AS depth, sum(order_sum) / sum(named) AS place, sum(sentiment_sum) / nullif(sum(opinions), 0) AS sentiment
       FROM {daily_figures} WHERE is_own AND ${MARCH}`,
    );
    expect(ofDays).toEqual(ofAnswers);
    expect(ofAnswers?.answers).toBeGreaterThan(3);
    expect(ofAnswers).toMatchObject({ answers: current.totalResponses, cited: current.cited });
    expect((100 * Number(ofAnswers?.visible)) / current.totalResponses).toBeCloseTo(current.responseVisibilityRate, 9);
    expect((100 * Number(ofAnswers?.named)) / current.totalResponses).toBeCloseTo(current.mentionRate, 9);
    expect(Number(ofAnswers?.depth)).toBeCloseTo(current.position ?? Number.NaN, 9);
    const [prompts] = await queryDataFiles(
      to,
      `SELECT count(DISTINCT prompt_id) FILTER (visible > 0)::INT AS visible FROM {daily_figures} WHERE is_own AND ${MARCH}`,
    );
    expect(prompts).toEqual({ visible: current.visible });

    const { competitors } = await world.call('competitors.list', march);
    const brands = await queryDataFiles(
      to,
      `SELECT brand_id AS id, sum(named)::INT AS "totalMentions", sum(visible)::INT AS "visibleResults", sum(cited)::INT AS "totalCitations",
         100 * sum(named) / sum(sum(named)) OVER () AS "shareOfVoicePercent", sum(order_sum) / sum(named) AS "avgMentionOrder"
       FROM {daily_figures} WHERE ${MARCH} GROUP BY ALL`,
    );
    const pairs = competitors.map((row) => [row, brands.find(({ id }) => id === row.id)] as const);
    expect(pairs.filter(([, counted]) => counted).length).toBeGreaterThan(1);
    for (const [row, counted] of pairs) {
      expect([row.name, counted?.totalMentions ?? 0]).toEqual([row.name, row.totalMentions]);
      expect([row.name, counted?.visibleResults ?? 0]).toEqual([row.name, row.visibleResults]);
      expect([row.name, counted?.avgMentionOrder ?? null]).toEqual([row.name, row.avgMentionOrder]);
      expect(Number(counted?.shareOfVoicePercent ?? 0)).toBeCloseTo(row.shareOfVoicePercent ?? 0, 9);
    }
  });

  it('hold each answer as the API shows it', async () => {
    await write({ withText: true });
    const { answers } = await world.call('answers.list', { startDate: '2026-02-01', endDate: '2026-03-11' });
    const rows = await queryDataFiles(to, 'SELECT *, epoch_ms(answered_at)::DOUBLE AS at_ms FROM {answers}');
    expect(rows).toHaveLength(answers.length);
    for (const { id } of answers) {
      const answer = await world.call('answers.get', { answerId: id });
      const row = rows.find(({ answer_id }) => answer_id === id);
      expect([row?.prompt, row?.engine, row?.text]).toEqual([answer.prompt, answer.model, answer.text]);
      expect(Number(row?.at_ms)).toBe(Date.parse(answer.answeredAt));
    }
    const cited = await queryDataFiles(
      to,
      'SELECT count(*)::INT AS n FROM {citations} WHERE answer_id IN (SELECT answer_id FROM {answers})',
    );
    expect(Number(cited[0]?.n)).toBeGreaterThan(0);
  });

  it('have the declared columns in every format, with equal cells', async () => {
    const read = async (format: 'parquet' | 'csv' | 'ndjson') => {
      await write({ format, withText: true });
      const tables = TABLE_NAMES.filter((table) => existsSync(join(to, 'sightline/v1', table)));
      const found: Record<string, unknown[]> = {};
      for (const table of tables) {
        const names = TABLES[table].columns.map(({ name }) => name).filter((name) => name !== 'written_at');
        const cells = names.map((name) => {
          const { type } = TABLES[table].columns.find((column) => column.name === name)!;
          const as = {
            string: 'VARCHAR',
            boolean: 'BOOLEAN',
            int: 'BIGINT',
            double: 'DOUBLE',
            date: 'DATE',
            timestamp: 'TIMESTAMPTZ',
          };
          return `${type === 'string' ? `coalesce("${name}"::VARCHAR, '')` : `"${name}"::${as[type]}`}::VARCHAR AS "${name}"`;
        });
        const keys = TABLES[table].key.filter((name) => name !== 'folder').map((name) => `"${name}"`);
        found[table] = await queryDataFiles(
          to,
          `SELECT ${cells.join(', ')} FROM {${table}} ORDER BY ${keys.join(', ')}`,
          format,
        );
      }
      return found;
    };
    const parquet = await read('parquet');
    expect(Object.keys(parquet)).toEqual(
      expect.arrayContaining(['answers', 'mentions', 'citations', 'fanouts', 'prompts', 'brands']),
    );
    expect(await read('ndjson')).toEqual(parquet);
    expect(await read('csv')).toEqual(parquet);
    expect(list().filter(({ name }) => name.endsWith('.parquet'))).toEqual([]);
  });

  it('are named in the manifest with their rows, hashes and moment', async () => {
    const { manifest, path } = await write();
    const { files } = readManifest(manifest);
    for (const file of files) {
      const bytes = readFileSync(join(path, file.path));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
    }
    const counted = await queryDataFiles(
      to,
      'SELECT month, count(*)::INT AS rows FROM {answers} GROUP BY month ORDER BY month',
    );
    const named = files.filter(({ table }) => table === 'answers').map(({ month, rows }) => ({ month, rows }));
    expect(counted).toEqual(named);
    expect(list()).toHaveLength(files.length + 1);
  });
});

describe('a second export', () => {
  const monthsWritten = async (wish: Wish = {}) => {
    const { files } = await write(wish);
    return [...new Set(files.map(({ table, month }) => `${table} ${month}`))].sort();
  };
  const january = {
    prompt: 'best kettle',
    model: 'chatgpt',
    answeredAt: '2026-01-05T08:00:00Z',
    text: 'Quellwerk is great.',
  };

  it('writes nothing when nothing changed, and what is missing or cut', async () => {
    const first = await write();
    expect(await write()).toMatchObject({ written: 0, removed: 0, unchanged: first.written });
    const lost = join(first.path, first.files[0]!.path);
    const cut = join(first.path, first.files.at(-1)!.path);
    rmSync(lost);
    writeFileSync(cut, readFileSync(cut).subarray(10));
    expect((await write()).files.map(({ path }) => path)).toEqual([first.files[0]!.path, first.files.at(-1)!.path]);
  });

  it('writes the month of an answer that came late, and no other', async () => {
    await world.addAnswers([january]);
    await write();
    await world.addAnswers([{ ...january, answeredAt: '2026-01-06T08:00:00Z' }]);
    expect(await monthsWritten({ tables: ['answers', 'mentions', 'daily_figures'] })).toEqual([
      'answers 2026-01',
      'daily_figures 2026-01',
      'mentions 2026-01',
    ]);
  });

  it('writes the month of an opinion that was decided by hand', async () => {
    await world.addAnswers([january]);
    await write();
    const { answers } = await world.call('answers.list', { startDate: '2026-01-01', endDate: '2026-01-31' });
    const { brands } = await world.call('competitors.tracked', {});
    const brandId = brands.find(({ isUserBrand }) => isUserBrand)!.id;
    await world.call('opinions.override', { answerId: answers[0]!.id, brandId, sentiment: 12, reason: 'irony' });
    expect(await monthsWritten({ tables: ['answers', 'mentions'] })).toEqual(['answers 2026-01', 'mentions 2026-01']);
    const [row] = await queryDataFiles(to, "SELECT sentiment, sentiment_source FROM {answers} WHERE month = '2026-01'");
    expect(row).toEqual({ sentiment: 12, sentiment_source: 'override' });
  });

  it('writes all months when brands are measured by other names', async () => {
    await write();
    await world.call('projects.configure', { brandAliases: ['Nobody'] });
    const written = await monthsWritten({ tables: ['answers'] });
    expect(written).toContain('answers 2026-03');
    const { current } = await world.call('metrics.summary', march);
    const [own] = await queryDataFiles(to, `SELECT count_if(is_visible)::INT AS n FROM {answers} WHERE ${MARCH}`);
    expect((100 * Number(own?.n)) / current.totalResponses).toBeCloseTo(current.responseVisibilityRate, 9);
  });

  it('writes prompts and tags alone when tags change', async () => {
    await write();
    const { prompts } = await world.call('prompts.list', {});
    await world.call('prompts.update', { promptId: prompts[0]!.id, tags: ['=Other'] });
    expect((await write()).files.map(({ table }) => table)).toEqual(['tags']);
  });

  it('takes away the months of a project that is no longer exported', async () => {
    const first = await write();
    await world.call('projects.archive', {});
    await call(world.core, 'projects.create', OWNER, {
      name: 'Other',
      domain: 'other.example',
      websiteUrl: 'https://other.example',
      language: 'en',
    });
    const second = await write();
    expect(second.removed).toBeGreaterThan(0);
    expect(existsSync(join(first.path, first.files.find(({ table }) => table === 'answers')!.path))).toBe(false);
  });

  it('leaves the files of other data folders and of months before its first, but for what others refer to', async () => {
    const { path } = await write();
    const foreign = join(path, 'answers/folder=f00000000/month=2026-03');
    mkdirSync(foreign, { recursive: true });
    writeFileSync(join(foreign, 'part.parquet'), 'theirs');
    const before = list().length;
    const later = await write({ from: '2026-04', format: 'csv' });
    expect(later).toMatchObject({ written: later.removed });
    expect(new Set(later.files.map(({ table }) => table))).toEqual(new Set(['prompts', 'tags', 'brands']));
    expect(list()).toHaveLength(before);
  });
});

describe('an export that does not come to its end', () => {
  it('changes nothing when it is stopped', async () => {
    const token = 'a-token-of-mine';
    await world.core.storage.write(stopCall, token);
    await expect(write({ token })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(list()).toEqual([]);
    expect((await write({ token })).written).toBeGreaterThan(0);
  });

  it('is refused while another one writes there, and not by a lock that was left behind', async () => {
    const { manifest } = await write();
    writeFileSync(`${manifest}.lock`, JSON.stringify({ pid: 1, host: 'elsewhere' }));
    await expect(write()).rejects.toMatchObject({ code: 'CONFLICT' });
    writeFileSync(`${manifest}.lock`, 'half of a');
    expect((await write()).written).toBe(0);
  });

  it('is refused in words where the folder is a file or in the data folder', async () => {
    writeFileSync(join(to, 'sightline'), '');
    await expect(write()).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    await expect(write({ to: join(world.dataDir, 'inside') })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it('clears away what a killed one left beside its places', async () => {
    const { path, files } = await write();
    const partial = join(path, `${files[0]!.path}.0.partial`);
    writeFileSync(partial, 'half');
    await write();
    expect(existsSync(partial)).toBe(false);
    expect(statSync(join(path, files[0]!.path)).size).toBe(files[0]!.bytes);
  });
});
