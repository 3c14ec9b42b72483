/**
 * Every npm script comes through here. It installs and builds what is missing, then runs the command on the project's
 * Node 24. It runs before anything is installed, on Node 20 too, so it loads nothing but Node's own modules.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { ensureBuild } from './build-bundles.mjs';
import { toFinalLine } from './count-tests.mjs';
import { ensureDependencies } from './install-dependencies.mjs';
import { obtainElectron } from './obtain-electron.mjs';
import { projectEnv, projectNodePath } from './project-node.mjs';
import { exitLike, runCommand } from './run-process.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';
import { startApp } from './start-app.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * @typedef {{ script: string, args?: readonly string[], flags?: readonly string[], needsBuild?: boolean,
 *   isEndless?: boolean }} Command `isEndless`: it runs until it is stopped
 */

/** @type {Readonly<Record<string, Command>>} */
const COMMANDS = {
  serve: { script: 'out/main/headless.js', flags: SERVER_FLAGS, needsBuild: true, isEndless: true },
  cli: { script: 'out/main/cli.js', needsBuild: true },
  bench: { script: 'bench/bench.ts', needsBuild: true },
  smoke: { script: 'build/smoke/smoke.ts', needsBuild: true },
  warehouse: { script: 'warehouse/warehouse.ts' },
  package: {
    script: 'node_modules/electron-builder/cli.js',
    args: ['build', '--config', 'build/packaging/electron-builder.mjs', '--publish', 'never'],
    needsBuild: true,
  },
  test: { script: 'build/run-tests.mjs' },
  'test:long': { script: 'build/run-tests.mjs', args: ['--long'] },
  lint: { script: 'build/check.mjs', args: ['lint'] },
  typecheck: { script: 'build/check.mjs', args: ['typecheck'] },
  knip: { script: 'build/check.mjs', args: ['knip'] },
  format: { script: 'node_modules/@biomejs/biome/bin/biome', args: ['check', '--write', '.'] },
};

/** @param {string} line */
const say = (line) => process.stderr.write(`${line}\n`);

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
function startFromSources(args, env) {
  const isAttended = Boolean(process.stdin.isTTY && process.stderr.isTTY);
  const server = [...SERVER_FLAGS, 'out/main/headless.js', ...args];
  return startApp({
    app: root,
    args,
    env,
    obtain: () => obtainElectron(root, { env, say, isAttended }),
    serve: () => runCommand(projectNodePath(root), server, { cwd: root, env }),
  });
}

/** @param {string} name @param {readonly string[]} args */
async function launch(name, args) {
  await ensureDependencies(root, say);
  const env = projectEnv(root, process.env);
  if (name === 'build') return ensureBuild(root, say, { force: true });
  if (name === 'start') {
    await ensureBuild(root, say);
    return exitLike(await startFromSources(args, env), { isEndless: true });
  }
  const command = COMMANDS[name];
  if (!command) throw new Error(`There is no command "${name}".`);
  if (command.needsBuild) await ensureBuild(root, say);
  const call = [...(command.flags ?? []), path.join(root, command.script), ...(command.args ?? []), ...args];
  exitLike(await runCommand(projectNodePath(root), call, { cwd: root, env }), command);
}

const [name = 'start', ...args] = process.argv.slice(2);
try {
  await launch(name, args);
} catch (error) {
  say(/** @type {Error} */ (error).message);
  if (name.startsWith('test')) process.stdout.write(`${toFinalLine({ passed: 0, failed: 1 })}\n`);
  process.exitCode = 1;
}
