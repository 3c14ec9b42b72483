/** Writes `src-main/core/commands.ts`, which looks for modules when it runs, as imports of what it would find: a bundle has no folder to look into. */
import path from 'node:path';
import type { Plugin } from 'vite';

import { listCommandModules } from '../src-main/core/command-modules.ts';

export function commandImports(): Plugin {
  return {
    name: 'sightline-command-imports',
    load: {
      filter: { id: /\/src-main\/core\/commands\.ts$/ },
      handler: (id) =>
        listCommandModules(path.dirname(id))
          .map((module) => `import './${module}';\n`)
          .join(''),
    },
  };
}
