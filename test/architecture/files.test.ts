import { describe, expect, it } from 'vitest';

import { findFileOffences, findMigrationOffences } from './file-rules.ts';
import { loadSources } from './load-sources.ts';

const opening = '/** What it is for. */\n';
const plant = (file: string, text = opening) => findFileOffences(new Map([[file, text]]));
const migrations = (...names: string[]) =>
  findMigrationOffences(new Map(names.map((name) => [`migrations/${name}`, ''])));

describe('files', () => {
  it('keep the rules for size, names and openings in the whole project', () => {
    expect(findFileOffences(loadSources())).toEqual([]);
  });

  it('number the migrations without a gap', () => {
    expect(findMigrationOffences(loadSources())).toEqual([]);
  });
});

describe('the file check', () => {
  it('is red for 301 lines and green for 300', () => {
    const lines = (count: number) => opening + 'x\n'.repeat(count - 1);
    expect(plant('src-main/core/a.ts', lines(301))).toHaveLength(1);
    expect(plant('src-main/core/a.ts', lines(300))).toEqual([]);
  });

  it.each([
    'src-main/core/utils/dates.ts',
    'src-shared/helpers.ts',
    'src-renderer/common/button.tsx',
    'src-main/core/misc.ts',
    'src-main/core/key-manager.ts',
    'test/support/test-utils.ts',
    'src-main/core/string-helper.ts',
  ])('is red for %s, which is named for nothing', (file) => {
    expect(plant(file)).toEqual([expect.stringContaining('is named for nothing')]);
  });

  it.each(['src-main/core/ReadFile.ts', 'src-renderer/ui/myButton.tsx', 'src-main/Core/a.ts'])(
    'is red for %s, which is not in kebab-case',
    (file) => {
      expect(plant(file)).toEqual([`${file} is not named in kebab-case`]);
    },
  );

  it('is red for a module that does not say what it is for', () => {
    expect(plant('src-main/core/a.ts', 'export const a = 1;\n')).toHaveLength(1);
  });

  it.each(['document.title', 'localStorage["a"]', 'process.env', 'let a: HTMLInputElement'])(
    'is red for shared code with %s',
    (code) => {
      expect(plant('src-shared/a.ts', opening + code)).toHaveLength(1);
    },
  );

  it('is green for shared code that only speaks of such things', () => {
    expect(plant('src-shared/a.ts', '/** Never reads process.env. */\n// nor document.title\n')).toEqual([]);
  });

  it.each([
    "import { renameSync } from 'node:fs';",
    "import { rename, rm } from 'node:fs/promises';",
    'fs.renameSync(a, b);',
  ])('is red for %s, which gives up where somebody holds the file for a moment', (code) => {
    expect(plant('src-main/core/a.ts', `${opening}${code}`)).toEqual([expect.stringContaining('renames by itself')]);
    expect(plant('src-main/storage/replace-file.ts', `${opening}${code}`)).toEqual([]);
  });

  it.each(['src-main/core/projects/load-project.ts', 'src-renderer/vite.config.ts', 'test/shell/menu.test.ts'])(
    'is green for %s',
    (file) => {
      expect(plant(file)).toEqual([]);
    },
  );
});

describe('the migration check', () => {
  it('is green for a row without gaps, and for what has no number', () => {
    expect(migrations('0001-first.ts', '0002-second.ts', 'index.ts')).toEqual([]);
  });

  it.each([
    ['a gap', ['0001-a.ts', '0003-c.ts']],
    ['a number twice', ['0001-a.ts', '0001-b.ts']],
    ['a row that begins late', ['0002-a.ts']],
    ['another width', ['001-a.ts']],
  ])('is red for %s', (_what, names) => {
    expect(migrations(...names)).not.toEqual([]);
  });
});
