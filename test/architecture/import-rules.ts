/** Which part of the project may import which, as rules over a map of sources. Each offence is one readable line. */
import { builtinModules } from 'node:module';

import { listImports, resolveImport } from './list-imports.ts';
import type { Sources } from './load-sources.ts';

/**
 * The layers of the main side, upper to lower. A file may import its own layer and any below; the three transports not each other. The MCP
 * server is served by HTTP and by the command line.
 */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  shell: ['handlers', 'core', 'storage', 'ground', 'shared'],
  http: ['handlers', 'core', 'storage', 'ground', 'shared'],
  cli: ['mcp', 'handlers', 'core', 'storage', 'ground', 'shared'],
  mcp: ['http', 'handlers', 'core', 'storage', 'ground', 'shared'],
  handlers: ['core', 'storage', 'shared'],
  core: ['storage', 'redaction', 'shared'],
  storage: ['migrations', 'shared'],
  migrations: ['storage', 'shared'],
  renderer: ['shared'],
  shared: [],
  composition: ['shell', 'http', 'cli', 'mcp', 'handlers', 'core', 'storage', 'migrations', 'ground', 'shared'],
  ground: ['redaction', 'storage'],
  redaction: [],
};

/**
 * The folders of the core, lower to upper; the floors of `figures` are four of them. A file may import its own folder and those above it in
 * this list, types too, so that no circle can come about. `.` are the files beside the folders that every capability may use.
 */
const CORE_ORDER = `
  . measuring secrets network engines redirects printing desktop assistants accounts figures/codec sources brands figures/store figures/aggregate
  answers projects money health scheduling judging prompts figures/query baselines competitors transfer attribution evidence exports retention
  suggestions ghosts interventions tasks research imports portfolio reports data-files alerts forecast lifecycle project-files sample doctor system composition
`
  .trim()
  .split(/\s+/);
const CORE_FOLDER = /^src-main\/core\/(?:((?:figures\/)?[^/]+)\/|([^/]+)$)/;
/** Puts the capabilities together. */
const CORE_COMPOSITION = ['core.ts', 'commands.ts', 'command-modules.ts', 'upkeep.ts'];
const CODEC = 'figures/codec';

const COMPOSITION = /^src-main\/(desktop|main|headless|cli|command-line|serve|worker|service|create-[a-z-]+)\.ts$/;
/** The log, the version and where things are: what an entry hands down, and a transport may import itself. */
const GROUND = /^src-main\/(log|log-file|version|entry-paths)\.ts$/;
/** Blotting out of secrets: for whoever writes down what came from outside. */
const REDACTION = /^src-main\/redact-key\.ts$/;
const MAIN_LAYER = /^src-main\/(shell|http|cli|mcp|handlers|core|storage)\//;
const MAY_LOAD_ELECTRON = /^src-main\/(main\.ts$|shell\/)/;
const SCREEN = /^src-renderer\/screens\/([^/]+)\//;

/** The part that a file belongs to; null when there is no such part, which is an offence for a source file. */
function findPart(file: string): string | null {
  if (file.startsWith('src-shared/')) return 'shared';
  if (file.startsWith('src-renderer/')) return 'renderer';
  if (file.startsWith('migrations/')) return 'migrations';
  if (GROUND.test(file)) return 'ground';
  if (REDACTION.test(file)) return 'redaction';
  if (COMPOSITION.test(file)) return 'composition';
  return MAIN_LAYER.exec(file)?.[1] ?? null;
}

/** All offences against the import rules, in the order of the files. */
export function findImportOffences(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => /^(src-|migrations\/)/.test(file) && !file.endsWith('.css'))
    .flatMap(([file, text]) => checkFile(file, listImports(text)));
}

function checkFile(file: string, specifiers: readonly string[]): string[] {
  const part = findPart(file);
  if (part === null) return [`${file} belongs to no part of the architecture`];
  return specifiers.flatMap((specifier) => {
    const target = resolveImport(file, specifier);
    const reason = target === null ? refusePackage(file, part, specifier) : refuseFile(file, part, target);
    return reason === null ? [] : [`${file} imports ${specifier}: ${reason}`];
  });
}

function refusePackage(file: string, part: string, specifier: string): string | null {
  const isElectron = /^electron(\/|$)/.test(specifier);
  if (isElectron && !MAY_LOAD_ELECTRON.test(file)) return 'only main.ts and shell load Electron';
  const isForPages = part === 'shared' || part === 'renderer';
  // The renderer's build configuration runs in Node.
  if (isForPages && isNodeModule(specifier) && file !== 'src-renderer/vite.config.ts') return `${part} knows no Node`;
  const isReact = /^(react|react-dom|react-router|@mantine\/.*)(\/|$)/.test(specifier);
  return isReact && part !== 'renderer' ? 'only the renderer draws' : null;
}

function isNodeModule(specifier: string): boolean {
  return specifier.startsWith('node:') || builtinModules.includes(specifier);
}

function refuseFile(file: string, part: string, target: string): string | null {
  // The version is in one place only.
  if (target === 'package.json' && part === 'ground') return null;
  const targetPart = findPart(target);
  if (targetPart === null) return 'that is no source of the app';
  if (targetPart !== part && !BELOW[part]?.includes(targetPart)) return `${part} may not import ${targetPart}`;
  return part === 'renderer' && targetPart === 'renderer' ? refuseScreen(file, target) : refuseFolder(file, target);
}

/** Null for a file outside of the core. */
function findCoreFolder(file: string): string | null {
  const [, folder, fileName] = CORE_FOLDER.exec(file) ?? [];
  if (fileName === undefined) return folder ?? null;
  return CORE_COMPOSITION.includes(fileName) ? 'composition' : '.';
}

function refuseFolder(file: string, target: string): string | null {
  const [from, to] = [findCoreFolder(file), findCoreFolder(target)];
  if (from === null) return null;
  if (from === CODEC && to !== CODEC && !target.startsWith('src-shared/'))
    return 'the codec of figures knows numbers only';
  if (to === null) return null;
  const [own, other] = [CORE_ORDER.indexOf(from), CORE_ORDER.indexOf(to)];
  if (own === -1 || other === -1) return `core/${own === -1 ? from : to} has no place in the order of the core`;
  return other > own ? `core/${from} may not import core/${to}` : null;
}

function refuseScreen(file: string, target: string): string | null {
  const to = SCREEN.exec(target)?.[1];
  if (to === undefined || file.startsWith('src-renderer/app/')) return null;
  const from = SCREEN.exec(file)?.[1];
  if (from === undefined) return 'only app/ puts screens together';
  return from === to ? null : 'screens never import each other';
}
