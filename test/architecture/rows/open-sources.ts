/** The main side's sources as the compiler sees them: their trees, and what its checker says about names and types. */
import path from 'node:path';

import type { CallExpression, Node, SourceFile } from 'typescript/unstable/ast';
import { isCallExpression, isIdentifier } from 'typescript/unstable/ast/is';
import { API, type Checker, type Symbol as NamedSymbol, SymbolFlags } from 'typescript/unstable/sync';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface Sources {
  checker: Checker;
  files: readonly SourceFile[];
  /** What a name stands for, imports followed. */
  symbolOf(node: Node): NamedSymbol | undefined;
  declarationOf(symbol: NamedSymbol): Node | undefined;
  /** The calls of functions by this name, whoever declares them. */
  callsOf(name: string): readonly CallExpression[];
  /** `src-main/core/core.ts:12` */
  placeOf(node: Node): string;
  close(): void;
}

/** With `planted`, the sources are that text alone, as if it lay in `src-main/`. */
export function openSources(planted?: string): Sources {
  const api = new API(planted === undefined ? { cwd: ROOT } : { cwd: ROOT, fs: plant(planted) });
  const config = path.join(ROOT, 'src-main', planted === undefined ? 'tsconfig.json' : PLANTED_CONFIG);
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`The compiler does not open ${config}.`);
  const { checker, program } = project;
  const files = program
    .getSourceFileNames()
    .filter((name) => /\/src-main\/.*\.ts$/.test(name) && (planted === undefined || name.endsWith(PLANTED)))
    .flatMap((name) => program.getSourceFile(name) ?? []);
  const symbolOf = (node: Node) => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };
  let calls: Map<string, CallExpression[]> | null = null;
  return {
    checker,
    files,
    symbolOf,
    declarationOf: (symbol) => symbol.valueDeclaration?.resolve(project),
    callsOf(name) {
      calls ??= Map.groupBy(listCalls(files), ({ expression }) => (isIdentifier(expression) ? expression.text : ''));
      return calls.get(name) ?? [];
    },
    placeOf: (node) => toPlace(node),
    close: () => api.close(),
  };
}

/** Every node below, the node itself first, but nothing below those that are closed. */
export function* walkTree(node: Node, isClosed: (node: Node) => boolean = () => false): Generator<Node> {
  yield node;
  if (isClosed(node)) return;
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) yield* walkTree(child, isClosed);
}

function listCalls(files: readonly SourceFile[]): CallExpression[] {
  return files.flatMap((file) => [...walkTree(file)].filter(isCallExpression));
}

function toPlace(node: Node): string {
  const file = node.getSourceFile();
  const line = file.text.slice(0, node.getStart(file)).split('\n').length;
  return `${path.relative(ROOT, file.fileName).replaceAll('\\', '/')}:${line}`;
}

const PLANTED = 'planted-for-a-test.ts';
const PLANTED_CONFIG = 'planted-for-a-test.json';

function plant(text: string) {
  const config = JSON.stringify({ extends: './tsconfig.json', include: [], files: [PLANTED] });
  const read = (file: string) => {
    if (file.endsWith(PLANTED)) return text;
    return file.endsWith(PLANTED_CONFIG) ? config : undefined;
  };
  return { readFile: read, fileExists: (file: string) => (read(file) === undefined ? undefined : true) };
}
