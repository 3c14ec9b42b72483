/**
 * The data files of an agency, made up: forty data folders with the answers of five thousand brands, by a seed, straight into Parquet with
 * the writers of the export. A month of a folder at a time: memory does not grow with the answers.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { TABLES } from '#main/core/data-files/tables/index.ts';
import type { Row } from '#main/core/data-files/tables/table.ts';
import { openRowWriter } from '#main/core/data-files/writers/row-writer.ts';
import type { TableName } from '#shared/vocabulary/data-tables.ts';

export const FOLDERS = 40;
const PROJECTS = 125;
const PROMPTS = 10;
const ENGINES = ['chatgpt', 'gemini', 'perplexity'];
/** Every third day of sixty, so that two windows of thirty days hold as many answers each. */
const DAYS = 20;
export const BRANDS = FOLDERS * PROJECTS;
export const ANSWERS = BRANDS * PROMPTS * ENGINES.length * DAYS;

export const FIRST_DAY = Date.UTC(2026, 8, 10) / 86_400_000;
export const WINDOW = { startDate: '2026-10-10', endDate: '2026-11-08' };

const WRITTEN_AT = Date.UTC(2026, 10, 9);
const DAY_MS = 86_400_000;

export interface MadeFiles {
  /** By table. */
  bytes: Partial<Record<TableName, number>>;
  /** The most that the process held while it wrote. */
  peakBytes: number;
}

export function makeAgency(to: string, folders = FOLDERS): MadeFiles {
  const made: MadeFiles = { bytes: {}, peakBytes: 0 };
  for (let at = 0; at < folders; at++) {
    const folder = `f${(0xa0000000 + at).toString(16)}`;
    const files: { table: TableName; month: string; rows: number }[] = [];
    for (const [table, month, rows] of listFiles(at)) {
      const file = path.join(to, 'sightline/v1', table, `folder=${folder}`, `month=${month}`, 'part.parquet');
      mkdirSync(path.dirname(file), { recursive: true });
      const writer = openRowWriter('parquet', file, TABLES[table].columns);
      let count = 0;
      for (const row of rows) {
        writer.add({ ...row, folder, month, written_at: WRITTEN_AT });
        count++;
      }
      writer.finish();
      made.bytes[table] = (made.bytes[table] ?? 0) + statSync(file).size;
      made.peakBytes = Math.max(made.peakBytes, process.memoryUsage.rss());
      files.push({ table, month, rows: count });
    }
    const writtenAt = new Date(WRITTEN_AT).toISOString();
    const manifest = {
      version: 1,
      folder,
      written_at: writtenAt,
      files: files.map((each) => ({ ...each, format: 'parquet', written_at: writtenAt })),
    };
    mkdirSync(path.join(to, 'sightline/v1/manifest'), { recursive: true });
    writeFileSync(path.join(to, 'sightline/v1/manifest', `${folder}.json`), JSON.stringify(manifest));
  }
  return made;
}

function* listFiles(at: number): Generator<[TableName, string, Iterable<Row>]> {
  yield ['brands', '2026-08', listBrands(at)];
  yield ['prompts', '2026-08', listPrompts(at)];
  const days = Array.from({ length: DAYS }, (_, index) => FIRST_DAY + index * 3);
  for (const [month, ofMonth] of Map.groupBy(days, (day) => new Date(day * DAY_MS).toISOString().slice(0, 7)))
    yield ['answers', month, listAnswers(at, ofMonth)];
}

const toProjectId = (folder: number, project: number) =>
  (folder * PROJECTS + project + 1).toString(16).padStart(24, '0');
const toUuid = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
const CREATED = { language: 'EN', created_at: Date.UTC(2026, 7, 1) };

function* listBrands(folder: number): Generator<Row> {
  for (let project = 0; project < PROJECTS; project++) {
    const number = folder * PROJECTS + project;
    const [project_id, name] = [toProjectId(folder, project), `Brand ${number + 1}`];
    yield {
      brand_id: toUuid(number),
      project_id,
      project: name,
      environment: 'live',
      is_sample: false,
      brand: name,
      is_own: true,
      is_starred: false,
      domain: `brand-${number + 1}.example`,
      created_at: CREATED.created_at,
    };
  }
}

function* listPrompts(folder: number): Generator<Row> {
  for (let project = 0; project < PROJECTS; project++) {
    for (let prompt = 0; prompt < PROMPTS; prompt++) {
      yield {
        ...CREATED,
        prompt_id: toPromptId(folder, project, prompt),
        project_id: toProjectId(folder, project),
        prompt: toPromptText(prompt, project),
        engines: '',
        state: 'active',
        is_branded: false,
        intents: 'commercial',
      };
    }
  }
}

const toPromptId = (folder: number, project: number, prompt: number) =>
  toUuid((folder * PROJECTS + project) * PROMPTS + prompt);
const toPromptText = (prompt: number, project: number) =>
  `Which of the makers in field ${project} is best for need ${prompt}?`;

/** Chances by brand and prompt; a tenth of the brands rose by fifteen points in the newer half. */
function* listAnswers(folder: number, days: readonly number[]): Generator<Row> {
  for (let project = 0; project < PROJECTS; project++) {
    const number = folder * PROJECTS + project;
    const project_id = toProjectId(folder, project);
    for (const day of days) {
      for (let prompt = 0; prompt < PROMPTS; prompt++) {
        const chance =
          0.1 +
          0.5 * mix(number, 1) +
          0.3 * (mix(number, prompt + 2) - 0.5) +
          (mix(number, 99) < 0.1 && day >= FIRST_DAY + 30 ? 0.15 : 0);
        for (const [index, engine] of ENGINES.entries()) {
          const answer = ((number * PROMPTS + prompt) * ENGINES.length + index) * 64 + (day - FIRST_DAY);
          const isNamed = mix(answer, 3) < chance;
          const isCited = mix(answer, 4) < chance / 3;
          yield {
            answer_id: toUuid(answer),
            project_id,
            prompt_id: toPromptId(folder, project, prompt),
            engine,
            surface: 'api',
            language: 'EN',
            answered_at: day * DAY_MS + Math.floor(mix(answer, 5) * DAY_MS),
            day,
            is_branded: false,
            prompt: toPromptText(prompt, project),
            route: engine,
            engine_version: `${engine}-2026-09`,
            is_grounded: true,
            is_refusal: false,
            is_incomplete: false,
            is_visible: isNamed || isCited,
            is_named: isNamed,
            is_cited: isCited,
            depth: isNamed ? 100 * mix(answer, 6) : null,
            mention_order: isNamed ? 1 + Math.floor(5 * mix(answer, 7)) : null,
            sentiment: isNamed ? Math.round(10_000 * mix(answer, 8)) / 100 : null,
            sentiment_source: isNamed ? 'words' : null,
            brands_named: Math.floor(6 * mix(answer, 9)),
            words: 100 + Math.floor(400 * mix(answer, 10)),
            cost_usd: 0.001 + 0.01 * mix(answer, 11),
            rule_version: '5.1',
          };
        }
      }
    }
  }
}

/** From 0 up to 1, the same for the same two numbers. */
function mix(first: number, second: number): number {
  let mixed = Math.imul(first ^ Math.imul(second, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x27d4eb2f);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}
