/** Finds what a source file imports and which file of the project that is. Pure. */
import path from 'node:path';

const STATIC = /^[ \t]*(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\b(?:import|require)\(\s*['"]([^'"]+)['"]/g;

const ALIASES = [
  ['#shared/', 'src-shared/'],
  ['#main/', 'src-main/'],
  ['#support/', 'test/support/'],
] as const;

/** Every module named in the text: imports of values and types, re-exports, dynamic imports. */
export function listImports(text: string): string[] {
  return [STATIC, DYNAMIC].flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1]!));
}

/** The project's file that an import means; null for a package and for Node's own modules. */
export function resolveImport(importer: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(importer), specifier);
  const alias = ALIASES.find(([prefix]) => specifier.startsWith(prefix));
  return alias ? alias[1] + specifier.slice(alias[0].length) : null;
}
