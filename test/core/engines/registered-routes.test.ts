/** Every route that has a folder can be asked, the second and third one of an engine as well: none is missing in the registry. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

import type { EngineRoute } from '#main/core/engines/engine-route.ts';
import { ENGINE_ROUTES } from '#main/core/engines/registry.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../src-main/core/engines');

const isRoute = (value: unknown): value is EngineRoute =>
  typeof value === 'object' && value !== null && 'id' in value && 'engines' in value && 'environment' in value;

it('the registry has every route that a module of the folders exports', async () => {
  const files = globSync('*/*-{route,routes}.ts', { cwd: FOLDER });
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(pathToFileURL(path.join(FOLDER, file)).href)),
  );
  const written = modules.flatMap((module) => Object.values(module).filter(isRoute));
  expect(ENGINE_ROUTES.map(({ id }) => id).sort()).toEqual(written.map(({ id }) => id).sort());
});
