import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CLI_FILE, SERVER_FILE } from '#support/built.ts';

const FOLDER = dirname(SERVER_FILE);

/** Only reads the modules as Node does; none of them runs. */
const READ_ALL = `
const { readdirSync, readFileSync } = require('node:fs');
const { SourceTextModule } = require('node:vm');
const faults = [];
for (const name of readdirSync(process.argv[1]).filter((file) => file.endsWith('.js'))) {
  try { new SourceTextModule(readFileSync(process.argv[1] + '/' + name, 'utf8')); } catch (error) { faults.push(name + ': ' + error.message); }
}
process.stdout.write(JSON.stringify(faults));`;

describe('the bundled modules of the main side', () => {
  it('are modules that Node can read, those too that are loaded with a first file alone', async () => {
    const args = ['--experimental-vm-modules', '--no-warnings', '--eval', READ_ALL, FOLDER];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(JSON.parse(stdout)).toEqual([]);
  });

  it('load the libraries of files with the first file only', () => {
    const libraries = /^(?:pptxgen|write-(?:deck|workbook|markdown))[^/]*\.js$/;
    expect(readdirSync(FOLDER).filter((name) => libraries.test(name)).length).toBeGreaterThanOrEqual(4);
    for (const entry of [SERVER_FILE, CLI_FILE]) {
      const loaded = listStatic(entry);
      expect([...loaded].filter((name) => libraries.test(name))).toEqual([]);
      for (const name of loaded)
        expect(readFileSync(join(FOLDER, name), 'utf8')).not.toMatch(/from\s*["']playwright-core["']/);
    }
  });
});

/** Names of what an entry imports at its start, and of what that imports. */
function listStatic(entry: string): Set<string> {
  const found = new Set<string>();
  const waiting = [entry.slice(FOLDER.length + 1)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const text = readFileSync(join(FOLDER, name), 'utf8');
    for (const [, next = ''] of text.matchAll(
      /(?:^|[;\n])\s*(?:import|export)\s*(?:[^'"();]*?from\s*)?["']\.\/([^"']+\.js)["']/g,
    ))
      waiting.push(next);
  }
  return found;
}
