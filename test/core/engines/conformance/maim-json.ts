/** Makes values that are almost a given one: a few places hold something else, or nothing. */
import fc from 'fast-check';
import { toValue } from './grow-json.ts';

type Path = readonly (string | number)[];

const GONE = Symbol('gone');

/** The value with up to three of its places replaced by any JSON value or left out. Bytes and text are parsed first. */
export function maimJson(body: unknown): fc.Arbitrary<unknown> {
  const value = toValue(body);
  const paths = listPaths(value, []);
  const wound = fc.record({
    path: fc.constantFrom(...paths),
    instead: fc.oneof(fc.constant(GONE), fc.constantFrom(null, '', 0, -1, [], {}), fc.jsonValue()),
  });
  return fc.array(wound, { maxLength: 3 }).map((wounds) => {
    let maimed = value;
    for (const { path, instead } of wounds) maimed = replaceAt(maimed, path, instead);
    return JSON.stringify(maimed) ?? '';
  });
}

function listPaths(value: unknown, path: Path): Path[] {
  const inner = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, child]) => listPaths(child, [...path, key]))];
}

/** A copy with another value at the path; the value as it is where the path leads nowhere. */
function replaceAt(value: unknown, path: Path, instead: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return instead === GONE ? undefined : instead;
  if (Array.isArray(value) && typeof key === 'number') {
    return value.flatMap((child, index) => (index === key ? toKept(replaceAt(child, rest, instead)) : [child]));
  }
  if (!isRecord(value) || !Object.hasOwn(value, key)) return value;
  return { ...value, [key]: replaceAt(value[key], rest, instead) };
}

function toKept(child: unknown): unknown[] {
  return child === undefined ? [] : [child];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
