/**
 * Signs that a server changed its wire, found in replies that can still be read: kinds of items that nobody here knows, fields that are
 * not there any more, new names of headers. Pure and total. Names are text from outside: cleaned and cut.
 */
import type { DriftKind } from '#shared/contract/health.ts';
import type { RawReply, ReadOutcome } from '../engine-route.ts';
import { toStorableText } from '../wire/clean-text.ts';
import { decodeJson } from '../wire/decode-json.ts';
import { KNOWN_HEADERS, KNOWN_WIRES, type KnownWire, NOTABLE_HEADER } from './known-wires.ts';

export interface DriftSign {
  kind: DriftKind;
  /** `output[].type = image_call`, `usage.input_tokens`, or the header's name. */
  name: string;
}

const MOST_SIGNS = 10;
const MOST_CHARACTERS = 120;

/** Each sign once, at most ten. Fields are missed only where there is an answer: a refusal by status or an empty surface has its own shape. */
export function findDrift(
  routeId: string,
  replies: readonly RawReply[],
  outcome: Pick<ReadOutcome, 'kind'>,
): DriftSign[] {
  const wire = KNOWN_WIRES[routeId];
  if (!wire) return [];
  const last = replies.at(-1);
  const signs = replies.flatMap((reply) => {
    const decoded = decodeJson(reply.body);
    const value = decoded.isReadable ? decoded.value : null;
    const isAnswer = outcome.kind === 'answer' && reply === last;
    return [...findUnknown(value, wire), ...(isAnswer ? findMissing(value, wire) : []), ...findHeaders(reply.headers)];
  });
  const distinct = new Map(signs.map((sign) => [`${sign.kind}\t${sign.name}`, sign]));
  return [...distinct.values()].slice(0, MOST_SIGNS);
}

function findUnknown(value: unknown, { kinds, keys = {} }: KnownWire): DriftSign[] {
  const unknownKinds = Object.entries(kinds).flatMap(([path, known]) =>
    listAt(value, path)
      .filter((found): found is string => typeof found === 'string' && !known.includes(found))
      .map((found) => toSign('unknown_item', `${path} = ${found}`)),
  );
  const unknownKeys = Object.entries(keys).flatMap(([path, known]) =>
    listAt(value, path)
      .filter((found) => isObject(found) && !known.some((key) => key in found))
      .map((found) =>
        toSign(
          'unknown_item',
          `${path} = ${Object.keys(found as object)
            .sort()
            .join(', ')}`,
        ),
      ),
  );
  return [...unknownKinds, ...unknownKeys];
}

function findMissing(value: unknown, { fields }: KnownWire): DriftSign[] {
  return fields.filter((field) => listAt(value, field).length === 0).map((field) => toSign('missing_field', field));
}

function findHeaders(headers: RawReply['headers']): DriftSign[] {
  return Object.keys(headers)
    .filter((name) => NOTABLE_HEADER.test(name) && !KNOWN_HEADERS.some((known) => known.test(name)))
    .map((name) => toSign('new_header', name));
}

function toSign(kind: DriftSign['kind'], name: string): DriftSign {
  return { kind, name: toStorableText(name).replace(/\s+/g, ' ').slice(0, MOST_CHARACTERS).toWellFormed() };
}

/** What is at a path; null counts as nothing. */
function listAt(value: unknown, path: string): unknown[] {
  let found: unknown[] = [value];
  for (const step of path.split('.')) {
    const isList = step.endsWith('[]');
    const key = isList ? step.slice(0, -2) : step;
    found = found.flatMap((each) => {
      const inside = isObject(each) ? each[key] : undefined;
      if (isList) return Array.isArray(inside) ? inside : [];
      return inside === undefined || inside === null ? [] : [inside];
    });
  }
  return found;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
