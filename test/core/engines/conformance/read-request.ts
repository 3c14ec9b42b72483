/** Reads what several wires of the conformance kits have in common out of a recorded request. Asserts nothing. */
import type { RecordedRequest } from '#support/scripted-server.ts';

/** The value at a path of keys and indexes in a request's JSON body; undefined where there is none. */
export function readField(request: RecordedRequest, ...path: (string | number)[]): unknown {
  let value = request.body;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;
  }
  return value;
}

/** As `readField`, with null for anything but text. */
export function readText(request: RecordedRequest, ...path: (string | number)[]): string | null {
  const value = readField(request, ...path);
  return typeof value === 'string' ? value : null;
}

/** The key in a `Bearer` header, or null. */
export function readBearer(request: RecordedRequest): string | null {
  const { authorization } = request.headers;
  return typeof authorization === 'string' ? authorization.replace(/^Bearer /, '') : null;
}

/** The language that an instruction names: `German` in `Answer in the language of the question (German).` */
export function readNamedLanguage(instruction: string | null): string | null {
  return /\(([^)]+)\)\.$/.exec(instruction ?? '')?.[1] ?? null;
}
