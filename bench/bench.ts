/** `npm run bench`: builds the history, measures, prints the tables and keeps them as JSON. README.md says how to read them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';

import { Command } from 'commander';

import { type BenchFolder, buildFolder } from './folder/build-folder.ts';
import { SIZES, type Size } from './folder/folder-plan.ts';
import { LOADS, measureLoads, onCopy } from './load/measure-loads.ts';
import { measureSoak } from './load/soak.ts';
import { type Growth, measureGrowth, toGrowthTable } from './reads/measure-growth.ts';
import { measureReads, type ReadFigure } from './reads/measure-reads.ts';
import { WINDOWS } from './reads/read-case.ts';
import { openReference } from './reference/reference.ts';
import { toFigureTable, toReadTable } from './report/print-report.ts';
import type { Figure } from './report/verdict.ts';

const PARTS = ['build', 'reads', 'growth', 'load', ...Object.keys(LOADS)];

const program = new Command()
  .name('bench')
  .description('Measures Sightline on a large history, beside DuckDB on the raw facts.')
  .option('--answers <size>', `how many answers: ${Object.keys(SIZES).join(', ')}`, '1m')
  .option('--only <part>', `one part: ${PARTS.join(', ')}`)
  .option('--days <days>', `reads over one window: ${WINDOWS.join(', ')}`)
  .option('--soak <duration>', 'only work for so long with all at once, for example 10m or 90s')
  .parse();
const options = program.opts<{ answers: string; only?: string; days?: string; soak?: string }>();
const say = (line: string) => process.stderr.write(`${line}\n`);

interface Outcome {
  reads?: ReadFigure[];
  growth?: Growth[];
  figures?: Figure[];
  errors?: string[];
}

async function main(): Promise<void> {
  if (!Object.hasOwn(SIZES, options.answers)) program.error(`Not a size: ${options.answers}`);
  if (options.only && !PARTS.includes(options.only)) program.error(`Not a part: ${options.only}`);
  if (options.days && !WINDOWS.some((days) => String(days) === options.days))
    program.error(`Not a window: ${options.days}`);
  const size = options.answers as Size;
  const folder = await buildFolder(size, say);
  say(`${folder.answers} answers in ${folder.dataDir}, built in ${folder.buildSeconds.toFixed(0)} s`);
  const outcome = options.soak ? await soak(folder, toMs(options.soak)) : await measureParts(size, folder);
  print(outcome);
  save(size, { machine: toMachine(), folder, ...outcome });
  if ((outcome.errors ?? []).length > 0) process.exitCode = 1;
}

async function measureParts(size: Size, folder: BenchFolder): Promise<Outcome> {
  const { only } = options;
  const outcome: Outcome = {};
  const isWanted = (part: string) => only === undefined || only === part;
  if (isWanted('reads')) {
    const windows = options.days ? [Number(options.days)] : WINDOWS;
    outcome.reads = await measureReads(folder, await openReference(folder, say), say, windows);
  }
  if (isWanted('growth')) outcome.growth = await measureGrowth(size, say);
  const names = Object.keys(LOADS).filter((name) => isWanted('load') || only === name);
  if (names.length > 0) Object.assign(outcome, await measureLoads(folder, names, say));
  return outcome;
}

async function soak(folder: BenchFolder, lastsMs: number): Promise<Outcome> {
  return { figures: await onCopy(folder, (copy) => measureSoak(copy, lastsMs, say)) };
}

/** `10m`, `90s`. */
function toMs(duration: string): number {
  const found = /^(\d+)(s|m)$/.exec(duration);
  if (!found) program.error(`Not a duration: ${duration}`);
  return Number(found?.[1]) * (found?.[2] === 'm' ? 60_000 : 1_000);
}

function print({ reads, growth, figures, errors }: Outcome): void {
  const tables = [reads && toReadTable(reads), growth && toGrowthTable(growth), figures && toFigureTable(figures)];
  for (const table of tables) if (table) process.stdout.write(`${table}\n\n`);
  for (const error of errors ?? []) process.stdout.write(`Not measured: ${error}\n`);
}

function toMachine() {
  return {
    processor: cpus()[0]?.model ?? '',
    processors: cpus().length,
    memoryGb: totalmem() / 1e9,
    node: process.version,
  };
}

function save(size: Size, outcome: object): void {
  const folder = path.join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const day = new Date().toISOString().slice(0, 10);
  const part = options.soak ? '-soak' : options.only ? `-${options.only}` : '';
  const file = path.join(folder, `${day}-${size}${part}.json`);
  writeFileSync(file, `${JSON.stringify(outcome, null, 2)}\n`);
  say(`Kept in ${path.relative(process.cwd(), file)}`);
}

await main();
process.exit();
