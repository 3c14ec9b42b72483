import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGES = ['*.md', 'docs/**/*.md', 'src-*/**/*.md'].flatMap((pattern) => globSync(pattern, { cwd: ROOT })).sort();

/** Paths that a page names: targets of links, from where the page is, and paths in backticks, from the top. */
function listNamedPaths(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) =>
    path.join(path.dirname(page), target),
  );
  const quoted = [...text.matchAll(/`((?:src-\w+|test|docs|build|migrations)\/[\w./-]*)`/g)].map(
    ([, target = '']) => target,
  );
  return [...new Set([...links, ...quoted])];
}

describe('the pages of the project', () => {
  it('are found', () => {
    expect(PAGES).toEqual(
      expect.arrayContaining(['CONTRIBUTING.md', 'README.md', 'docs/api.md', 'docs/methodology.md']),
    );
  });

  it.each(PAGES)('%s names no file that is not there', (page) => {
    const named = listNamedPaths(page, readFileSync(path.join(ROOT, page), 'utf8'));
    expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});

it('a link and a path in backticks are both looked at', () => {
  expect(listNamedPaths('docs/a.md', 'See [b](b.md#c), `test/x.ts`, `/v1/y`, [z](https://z.example).')).toEqual([
    'docs/b.md',
    'test/x.ts',
  ]);
});
