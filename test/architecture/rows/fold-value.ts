/**
 * Works out which texts an expression can have, and which statement it prepares, without running it: constants, templates,
 * conditions, members of plain objects, and functions that do nothing but put such things together. What only a run knows is a {@link HOLE}.
 */
import type {
  ArrowFunction,
  CallExpression,
  FunctionDeclaration,
  Node,
  ParameterDeclaration,
} from 'typescript/unstable/ast';
import { SyntaxKind } from 'typescript/unstable/ast';
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isSpreadElement,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';

import type { Symbol as NamedSymbol, Type } from 'typescript/unstable/sync';

import { type Sources, walkTree } from './open-sources.ts';

/** Stands in a text for a part that is not known. */
export const HOLE = '\u0000';

export type Mode = 'rows' | 'pluck' | 'raw';

export type Value =
  | { kind: 'texts'; texts: readonly string[] }
  | { kind: 'statement'; texts: readonly string[]; mode: Mode }
  | { kind: 'list'; elements: readonly (readonly string[])[] }
  | { kind: 'object'; members: ReadonlyMap<string, () => Value> }
  | { kind: 'function'; run: (values: readonly Value[]) => Value };

const UNKNOWN: Value = { kind: 'texts', texts: [HOLE] };
/** Texts that one statement can have; beyond that it is a query to be composed. */
const MOST_TEXTS = 64;
const DEEPEST = 30;

/** What parameters were given, by the number of their symbol. */
type Given = ReadonlyMap<number, Value>;

export function openFolding(sources: Sources): (node: Node) => Value {
  let depth = 0;

  function fold(node: Node, given: Given): Value {
    if (depth >= DEEPEST) return UNKNOWN;
    depth++;
    try {
      return foldInside(node, given);
    } finally {
      depth--;
    }
  }

  function foldInside(node: Node, given: Given): Value {
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) || isNumericLiteral(node))
      return oneText(node.text);
    if (isParenthesizedExpression(node) || isAsExpression(node) || isSatisfiesExpression(node))
      return fold(node.expression, given);
    if (isTemplateExpression(node)) {
      const parts = node.templateSpans.flatMap((span) => [textsOf(fold(span.expression, given)), [span.literal.text]]);
      return joinTexts([[node.head.text], ...parts]);
    }
    if (isConditionalExpression(node)) return either([fold(node.whenTrue, given), fold(node.whenFalse, given)]);
    if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.PlusToken) {
      return joinTexts([textsOf(fold(node.left, given)), textsOf(fold(node.right, given))]);
    }
    if (isObjectLiteralExpression(node)) return toObject(node.properties, given);
    if (isArrayLiteralExpression(node)) return toList(node.elements, given);
    if (isFunction(node)) return { kind: 'function', run: (values) => runFunction(node, values, given) };
    if (isCallExpression(node)) return foldCall(node, given);
    if (isPropertyAccessExpression(node)) {
      const owner = fold(node.expression, given);
      const member = owner.kind === 'object' ? owner.members.get(node.name.text) : undefined;
      return member?.() ?? literalsOf(node);
    }
    if (isIdentifier(node)) return foldName(node, given);
    return literalsOf(node);
  }

  function foldCall(node: CallExpression, given: Given): Value {
    const { expression } = node;
    if (isPropertyAccessExpression(expression)) {
      const [first] = node.arguments;
      const name = expression.name.text;
      if (name === 'prepare' && first) return { kind: 'statement', texts: textsOf(fold(first, given)), mode: 'rows' };
      if (name === 'pragma' && first) {
        const texts = textsOf(fold(first, given)).map((text) => `PRAGMA ${text}`);
        return { kind: 'statement', texts, mode: node.arguments.length > 1 ? 'pluck' : 'rows' };
      }
      const owner = fold(expression.expression, given);
      if (owner.kind === 'statement' && (name === 'pluck' || name === 'raw')) return { ...owner, mode: name };
      if (owner.kind === 'list' && name === 'map' && first) return mapList(owner.elements, fold(first, given));
      if (owner.kind === 'list' && name === 'join')
        return joinList(owner.elements, first ? textsOf(fold(first, given)) : [',']);
    }
    const called = fold(expression, given);
    if (called.kind !== 'function') return literalsOf(node);
    return called.run(node.arguments.map((argument) => fold(argument, given)));
  }

  function foldName(node: Node, given: Given): Value {
    return foldSymbol(sources.symbolOf(node), node, given);
  }

  function foldSymbol(symbol: NamedSymbol | undefined, node: Node, given: Given): Value {
    const known = symbol && given.get(symbol.id);
    if (known) return known;
    const declaration = symbol && sources.declarationOf(symbol);
    if (!declaration) return UNKNOWN;
    if (isFunctionDeclaration(declaration)) return fold(declaration, given);
    if (isVariableDeclaration(declaration) && declaration.initializer) return fold(declaration.initializer, given);
    if (isParameterDeclaration(declaration)) return foldParameter(declaration, node);
    if (isBindingElement(declaration)) {
      const holder = declaration.parent.parent;
      const owner = isVariableDeclaration(holder) && holder.initializer ? fold(holder.initializer, given) : UNKNOWN;
      const name = (declaration.propertyName ?? declaration.name)?.getText() ?? '';
      const member = owner.kind === 'object' ? owner.members.get(name) : undefined;
      if (member) return member();
    }
    return literalsOf(node);
  }

  /** All that a parameter is given in any call of its function. */
  function foldParameter(declaration: ParameterDeclaration, use: Node): Value {
    const known = literalsOf(use);
    if (known !== UNKNOWN) return known;
    const holder = declaration.parent;
    const name = isFunctionDeclaration(holder)
      ? holder.name
      : isVariableDeclaration(holder.parent)
        ? holder.parent.name
        : undefined;
    if (!name || !isIdentifier(name) || !isFunction(holder)) return UNKNOWN;
    const place = holder.parameters.indexOf(declaration);
    const symbol = sources.symbolOf(name);
    const given = sources
      .callsOf(name.text)
      .filter((call) => sources.symbolOf(call.expression)?.id === symbol?.id)
      .map((call) => call.arguments[place]);
    if (given.length === 0) return UNKNOWN;
    return either(given.map((argument) => (argument ? fold(argument, new Map()) : UNKNOWN)));
  }

  function runFunction(node: ArrowFunction | FunctionDeclaration, values: readonly Value[], outer: Given): Value {
    const given = new Map(outer);
    for (const [index, parameter] of node.parameters.entries()) {
      const symbol = sources.symbolOf(parameter.name);
      const value = values[index];
      if (symbol && value) given.set(symbol.id, value);
    }
    if (!node.body) return UNKNOWN;
    if (!isBlock(node.body)) return fold(node.body, given);
    const results = [...walkTree(node.body, isFunction)].flatMap((inner) =>
      isReturnStatement(inner) && inner.expression ? [inner.expression] : [],
    );
    return results.length === 0 ? UNKNOWN : either(results.map((result) => fold(result, given)));
  }

  function toObject(properties: readonly Node[], given: Given): Value {
    const members = new Map<string, () => Value>();
    for (const property of properties) {
      if (isPropertyAssignment(property)) members.set(property.name.getText(), () => fold(property.initializer, given));
      if (isShorthandPropertyAssignment(property)) {
        const symbol = sources.checker.getShorthandAssignmentValueSymbol(property);
        members.set(property.name.getText(), () => foldSymbol(symbol, property.name, given));
      }
    }
    return { kind: 'object', members };
  }

  /** What is spread into a list is there once for each text that it may hold. */
  function toList(elements: readonly Node[], given: Given): Value {
    const parts = elements.flatMap((element) => {
      if (!isSpreadElement(element)) return [textsOf(fold(element, given))];
      const type = sources.checker.getTypeAtLocation(element.expression);
      const [inside] = type?.isTypeReference() ? sources.checker.getTypeArguments(type) : [];
      return listLiterals(inside).map((text) => [text]);
    });
    return { kind: 'list', elements: parts };
  }

  function literalsOf(node: Node): Value {
    const texts = listLiterals(sources.checker.getTypeAtLocation(node));
    return texts.includes(HOLE) ? UNKNOWN : { kind: 'texts', texts };
  }

  return (node) => fold(node, new Map());
}

/** Its results are not those of the function around it. */
function isFunction(node: Node): node is ArrowFunction | FunctionDeclaration {
  return isArrowFunction(node) || isFunctionDeclaration(node);
}

/** The texts of a type that is made of them. */
function listLiterals(type: Type | undefined): string[] {
  const parts = type?.isUnionType() ? (type.getTypes() ?? []) : type ? [type] : [];
  const texts = parts.map((part) =>
    part.isStringLiteralType() || part.isNumberLiteralType() ? String(part.value) : HOLE,
  );
  return texts.length === 0 || texts.includes(HOLE) ? [HOLE] : texts;
}

function mapList(elements: readonly (readonly string[])[], change: Value): Value {
  if (change.kind !== 'function') return UNKNOWN;
  return { kind: 'list', elements: elements.map((texts) => textsOf(change.run([{ kind: 'texts', texts }]))) };
}

function joinList(elements: readonly (readonly string[])[], separators: readonly string[]): Value {
  return joinTexts(elements.flatMap((element, index) => (index === 0 ? [element] : [separators, element])));
}

function oneText(text: string): Value {
  return { kind: 'texts', texts: [text] };
}

function textsOf(value: Value): readonly string[] {
  return value.kind === 'texts' ? value.texts : [HOLE];
}

function joinTexts(parts: readonly (readonly string[])[]): Value {
  const texts = parts.reduce<readonly string[]>(
    (sofar, part) => sofar.flatMap((text) => part.map((next) => text + next)),
    [''],
  );
  return texts.length > MOST_TEXTS ? UNKNOWN : { kind: 'texts', texts: [...new Set(texts)] };
}

function either(values: readonly Value[]): Value {
  const [first] = values;
  if (first === undefined || values.some(({ kind }) => kind !== first.kind)) return UNKNOWN;
  if (values.length === 1) return first;
  if (first.kind === 'object') return eitherMember(values.flatMap((value) => (value.kind === 'object' ? [value] : [])));
  if (first.kind !== 'texts' && first.kind !== 'statement') return UNKNOWN;
  return { ...first, texts: [...new Set(values.flatMap((value) => ('texts' in value ? value.texts : [])))] };
}

function eitherMember(objects: readonly Extract<Value, { kind: 'object' }>[]): Value {
  const names = new Set(objects.flatMap(({ members }) => [...members.keys()]));
  const toMember = (name: string) => () => either(objects.map(({ members }) => members.get(name)?.() ?? UNKNOWN));
  return { kind: 'object', members: new Map([...names].map((name) => [name, toMember(name)])) };
}
