/** The checks beside the tests: name, program, what they look at. Each counts as one in the final line of `npm test`. */

/** @typedef {{ name: string, group: string, script: string, args: readonly string[] }} Check */

/**
 * Types are checked again only where a file or one that it imports has changed since the last time. `test` holds `bench` and `warehouse` too:
 * each project checks all that it imports anew. By one checker: several check much of it several times, and tests want the other processors.
 */
const SOURCE_FOLDERS = ['src-shared', 'src-main', 'src-renderer', 'test'];

/** @type {readonly Check[]} */
export const CHECKS = [
  { name: 'Biome', group: 'lint', script: '@biomejs/biome/bin/biome', args: ['check', '.'] },
  ...SOURCE_FOLDERS.map((folder) => ({
    name: `Types of ${folder}`,
    group: 'typecheck',
    script: 'typescript/bin/tsc',
    args: [
      '-p',
      folder,
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      `.sightline/types/${folder}.tsbuildinfo`,
    ],
  })),
  { name: 'Knip', group: 'knip', script: 'knip/bin/knip.js', args: [] },
];
