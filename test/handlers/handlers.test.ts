import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

import { NAMING_NO_PROJECT } from '#main/handlers/handler.ts';
import { HANDLERS } from '#main/handlers/index.ts';
import { OPERATIONS } from '#shared/contract/index.ts';

const FOLDER = new URL('../../src-main/handlers/', import.meta.url);

it('every operation has one handler, in one file', async () => {
  const found: string[] = [];
  for (const file of readdirSync(FOLDER)) {
    if (file === 'index.ts') continue;
    const module = (await import(new URL(file, FOLDER).href)) as Record<string, unknown>;
    for (const [name, group] of Object.entries(module))
      if (name.endsWith('Handlers')) found.push(...Object.keys(group as object));
  }
  expect(found.sort()).toEqual(Object.keys(OPERATIONS).sort());
  expect(Object.keys(HANDLERS).sort()).toEqual(found);
});

it('only operations with a projectId say that it names no project in sight', () => {
  expect(NAMING_NO_PROJECT.filter((name) => !OPERATIONS[name].knownKeys.has('projectId'))).toEqual([]);
});
