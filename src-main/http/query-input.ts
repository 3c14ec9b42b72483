/** A query string as input of an operation. It validates nothing: the contract does. */
import type { Operation } from '#shared/contract/operation.ts';

/** Parameters that the operation does not know, as they are reported back, so that a slip of the pen is noticed. */
const IGNORED_HEADER = 'x-ignored-parameters';
const MOST_LISTED = 20;
const LONGEST_LISTED = 100;

export interface QueryInput {
  input: Record<string, unknown>;
  /** Headers of the reply; none when every parameter is known. */
  headers: Record<string, string>;
}

/** Unknown parameters are ignored. A list may be repeated, with or without `[]` behind its name, as many clients send it. */
export function readQuery(operation: Operation, query: Readonly<Record<string, unknown>>): QueryInput {
  const input: Record<string, unknown> = {};
  const ignored: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    const key = toKey(operation, name);
    if (key === null) ignored.push(name);
    else input[key] = Object.hasOwn(input, key) ? [input[key], value].flat() : toValue(name, value);
  }
  return { input, headers: ignored.length > 0 ? { [IGNORED_HEADER]: toHeader(ignored) } : {} };
}

function toKey(operation: Operation, name: string): string | null {
  if (operation.queryKeys.includes(name)) return name;
  const listed = /^(.+)\[\d*\]$/.exec(name)?.[1];
  return listed !== undefined && operation.listKeys.includes(listed) ? listed : null;
}

/** One element of a list keeps its commas. */
function toValue(name: string, value: unknown): unknown {
  return name.endsWith(']') ? [value].flat() : value;
}

function toHeader(names: readonly string[]): string {
  return names
    .slice(0, MOST_LISTED)
    .map((name) => encodeURIComponent(name.toWellFormed().slice(0, LONGEST_LISTED)))
    .join(', ');
}
