/** Finds where the sources say what a statement's rows are: `statement.all(…) as Row[]`, or the same of a constant that holds them. */
import type { AsExpression, Expression, Node } from 'typescript/unstable/ast';
import {
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

import { type Sources, walkTree } from './open-sources.ts';

export type Method = 'get' | 'all' | 'iterate';

export interface RowCast {
  cast: AsExpression;
  method: Method;
  /** What the rows are asked of. */
  statement: Expression;
}

export interface FoundCasts {
  casts: RowCast[];
  /** Casts of what nobody knows, in files that prepare statements: they may be of rows. */
  untraced: AsExpression[];
}

export function findCasts(sources: Sources): FoundCasts {
  const found: FoundCasts = { casts: [], untraced: [] };
  const all = sources.files
    .filter(({ text }) => /\.(?:prepare|pragma)\(/.test(text))
    .flatMap((file) => [...walkTree(file)].filter(isAsExpression));
  const types = sources.checker.getTypeAtLocation(all.map(({ expression }) => expression));
  for (const [index, cast] of all.entries()) {
    const origin = findOrigin(sources, cast.expression);
    if (origin) found.casts.push({ cast, ...origin });
    else if (isUnknown(sources.checker, types[index]) && !isCaught(cast.expression)) found.untraced.push(cast);
  }
  return found;
}

function findOrigin(sources: Sources, node: Node): Omit<RowCast, 'cast'> | null {
  if (isParenthesizedExpression(node)) return findOrigin(sources, node.expression);
  if (isConditionalExpression(node)) return findOrigin(sources, node.whenTrue) ?? findOrigin(sources, node.whenFalse);
  if (isBinaryExpression(node)) return findOrigin(sources, node.left) ?? findOrigin(sources, node.right);
  if (isIdentifier(node)) {
    const symbol = sources.symbolOf(node);
    const declaration = symbol && sources.declarationOf(symbol);
    const isConstant = declaration && isVariableDeclaration(declaration) && declaration.initializer;
    return isConstant ? findOrigin(sources, declaration.initializer) : null;
  }
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return null;
  const { expression, name } = node.expression;
  if (name.text === 'pragma') return { method: node.arguments.length > 1 ? 'get' : 'all', statement: node };
  if (!isMethod(name.text)) return null;
  const isStatement = sources.checker.getTypeAtLocation(expression)?.getSymbol()?.name === 'Statement';
  return isStatement ? { method: name.text, statement: expression } : null;
}

function isMethod(name: string): name is Method {
  return name === 'get' || name === 'all' || name === 'iterate';
}

/** Also a list, a set or the like of it. */
function isUnknown(checker: Checker, type: Type | undefined): boolean {
  if (!type) return false;
  if (type.flags & TypeFlags.Unknown) return true;
  return type.isTypeReference() && checker.getTypeArguments(type).some((part) => isUnknown(checker, part));
}

function isCaught(node: Node): boolean {
  return isIdentifier(node) && node.text === 'error';
}
