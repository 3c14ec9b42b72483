import { describe, expect, it } from 'vitest';

import { findImportOffences } from './import-rules.ts';
import { listImports } from './list-imports.ts';
import { loadSources, readText } from './load-sources.ts';

const FIGURES = 'src-main/core/figures';
const plant = (file: string, text: string) => findImportOffences(new Map([[file, text]]));

describe('imports', () => {
  it('point one way in the whole project', () => {
    expect(findImportOffences(loadSources())).toEqual([]);
  });

  it('keep src-shared free of Node and of the DOM by its own compiler options', () => {
    const { compilerOptions } = JSON.parse(readText('src-shared/tsconfig.json'));
    expect(compilerOptions.types).toEqual([]);
    expect(compilerOptions.lib.filter((lib: string) => /dom/i.test(lib))).toEqual([]);
  });
});

describe('the import check is red for', () => {
  it.each([
    ['storage that knows the core', 'src-main/storage/open.ts', "import { a } from '../core/a.ts';"],
    ['storage that knows the core by alias', 'src-main/storage/open.ts', "import { a } from '#main/core/a.ts';"],
    ['a core that knows its handlers', 'src-main/core/projects/a.ts', "import { a } from '../../handlers/a.ts';"],
    ['a core that knows HTTP', 'src-main/core/a.ts', "import type { A } from '../http/a.ts';"],
    ['a handler that knows a transport', 'src-main/handlers/a.ts', "export { a } from '#main/http/a.ts';"],
    ['a shell that knows HTTP', 'src-main/shell/a.ts', "import '../http/a.ts';"],
    ['HTTP that knows the shell', 'src-main/http/a.ts', "const a = await import('../shell/a.ts');"],
    ['a layer that knows who puts it together', 'src-main/http/a.ts', "import { a } from '../service.ts';"],
    ['a renderer that reaches the main side', 'src-renderer/api/a.ts', "import type { A } from '#main/core/a.ts';"],
    ['a renderer that reaches it by path', 'src-renderer/api/a.ts', "import { a } from '../../src-main/core/a.ts';"],
    ['a renderer that knows Node', 'src-renderer/ui/a.tsx', "import path from 'node:path';"],
    ['a renderer that loads Electron', 'src-renderer/ui/a.tsx', "import { ipcRenderer } from 'electron';"],
    ['shared code that knows Node', 'src-shared/time/a.ts', "import { readFileSync } from 'fs';"],
    ['shared code that loads Electron', 'src-shared/a.ts', "import { app } from 'electron';"],
    ['shared code that draws', 'src-shared/a.ts', "import { useState } from 'react';"],
    ['shared code that knows the main side', 'src-shared/a.ts', "import { a } from '#main/core/a.ts';"],
    ['a core that loads Electron', 'src-main/core/a.ts', "import { safeStorage } from 'electron';"],
    ['a headless entry that loads Electron', 'src-main/headless.ts', "import { app } from 'electron/main';"],
    ['a core that draws', 'src-main/core/a.ts', "import { jsx } from 'react/jsx-runtime';"],
    ['a screen that imports another', 'src-renderer/screens/tasks/a.tsx', "import { B } from '../answers/b.tsx';"],
    ['a primitive that knows a screen', 'src-renderer/ui/a.tsx', "import { B } from '../screens/answers/b.tsx';"],
    ['sources that use test code', 'src-main/core/a.ts', "import { a } from '#support/a.ts';"],
    ['a lower floor of figures that knows a higher', `${FIGURES}/store/a.ts`, "import { a } from '../query/b/a.ts';"],
    [
      'a type from a higher floor',
      `${FIGURES}/aggregate/a.ts`,
      "import type { A } from '#main/core/figures/query/a.ts';",
    ],
    ['a lower folder of the core that knows a higher', 'src-main/core/money/a.ts', "import '../scheduling/a.ts';"],
    ['a type from a higher folder', 'src-main/core/brands/a.ts', "import type { A } from '../tasks/facts/a.ts';"],
    ['a folder that nobody put in order', 'src-main/core/toolbox/a.ts', "import '../money/a.ts';"],
    ['a capability that knows who puts it together', 'src-main/core/tasks/a.ts', "import '../core.ts';"],
    ['a codec that knows storage', `${FIGURES}/codec/a.ts`, "import type { A } from '../../../storage/connection.ts';"],
    ['a codec that knows another capability', `${FIGURES}/codec/a.ts`, "import { a } from '../../brands/a.ts';"],
    ['an import over several lines', 'src-shared/a.ts', "import {\n  app,\n  dialog,\n} from 'electron';"],
  ])('%s', (_what, file, text) => {
    expect(plant(file, text)).toHaveLength(1);
  });

  it('a file that belongs nowhere', () => {
    expect(plant('src-main/stray.ts', '')).toEqual(['src-main/stray.ts belongs to no part of the architecture']);
    expect(plant('src-main/toolbox/a.ts', '')).toHaveLength(1);
  });
});

describe('the import check is green for', () => {
  it.each([
    ['a handler and the core', 'src-main/handlers/a.ts', "import { a } from '#main/core/a.ts';"],
    ['the core and storage', 'src-main/core/projects/a.ts', "import { a } from '../../storage/a.ts';"],
    ['an entry and everything', 'src-main/service.ts', "import './http/a.ts';\nimport './core/a.ts';"],
    ['main.ts and Electron', 'src-main/main.ts', "import { app } from 'electron';"],
    ['anyone and src-shared', 'src-renderer/ui/a.ts', "import { a } from '#shared/time/day.ts';"],
    ['the app and its screens', 'src-renderer/app/routes.tsx', "import { A } from '../screens/tasks/a.tsx';"],
    ['a screen and its own files', 'src-renderer/screens/tasks/a.tsx', "import { B } from './b.tsx';"],
    ['a floor of figures and a lower one', `${FIGURES}/query/sources/a.ts`, "import { a } from '../../codec/a.ts';"],
    [
      'a folder of the core and a lower one',
      'src-main/core/tasks/facts/a.ts',
      "import { a } from '../../answers/a.ts';",
    ],
    ['a folder of the core and what stands beside', 'src-main/core/money/a.ts', "import { newId } from '../ids.ts';"],
    ['who puts the core together and a capability', 'src-main/core/core.ts', "import './system/a.ts';"],
    ['a codec of figures and months', `${FIGURES}/codec/a.ts`, "import { a } from '#shared/time/month.ts';"],
    ['storage and the migrations', 'src-main/storage/migrate.ts', "import { a } from '../../migrations/0001-a.ts';"],
  ])('%s', (_what, file, text) => {
    expect(plant(file, text)).toEqual([]);
  });

  it('words that only look like imports', () => {
    const text =
      "/** Nothing here came from 'electron'. */\nexport const from = 'electron';\nconst a = ['import', 'x'];";
    expect(listImports(text)).toEqual([]);
  });
});
