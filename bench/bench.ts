/** `npm run bench`: builds the history, measures, prints the tables and keeps them as JSON. README.md says how to read them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Command } from 'commander';

import { buildFolder } from './folder/build-folder.ts';
import { SIZES, type Size } from './folder/folder-plan.ts';
import { measureReads } from './reads/measure-reads.ts';
import { openReference } from './reference/reference.ts';
import { toReadTable } from './report/print-report.ts';

const PARTS = ['build', 'reads'] as const;

const program = new Command()
  .name('bench')
  .option('--answers <size>', `how many answers: ${Object.keys(SIZES).join(', ')}`, '1m')
  .option('--only <part>', `one part: ${PARTS.join(', ')}`)
  .parse();
const options = program.opts<{ answers: string; only?: string }>();
const say = (line: string) => process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  if (!(options.answers in SIZES)) program.error(`Not a size: ${options.answers}`);
  const size = options.answers as Size;
  const folder = await buildFolder(size, say);
  say(`${folder.answers} answers in ${folder.dataDir}`);
  if (options.only === 'build') return;
  const reads = await measureReads(folder, await openReference(folder, say), say);
  process.stdout.write(`${toReadTable(reads)}\n`);
  save(size, { folder, reads });
}

function save(size: Size, outcome: object): void {
  const folder = path.join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const day = new Date().toISOString().slice(0, 10);
  const file = path.join(folder, `${day}-${size}.json`);
  writeFileSync(file, `${JSON.stringify(outcome, null, 2)}\n`);
  say(`Kept in ${path.relative(process.cwd(), file)}`);
}

await main();
process.exit(0);
