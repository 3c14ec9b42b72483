/**
 * A reply with the strings of its answer's own content taken out: each becomes three bytes that say which one it was. Reversible
 * for any bytes. Pure.
 */
import type { AnswerContent } from './answer-content.ts';

/** Opens a reference. JSON writes no such byte inside a string, so no string of the content can meet one. */
const MARK = '\x01';
const LITERAL = '\x02';
/** References are two digits from 0x10 on; neither is ever part of a JSON string. */
const FIRST_DIGIT = 0x10;
const DIGITS = 16;
const SHORTEST = 6;
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Part of the format, as is the order: changing it makes stored replies unreadable. Strings of bytes (latin1), none twice. */
export function listReferable({ text, cited, retrieved, queries }: AnswerContent): string[] {
  const strings = [
    text,
    ...[...cited, ...retrieved].flatMap(({ url, title }) => [url, title ?? '']),
    ...(queries ?? []),
  ];
  const found = new Set<string>();
  for (const string of strings) {
    const json = JSON.stringify(string).slice(1, -1);
    const isAscii = !BEYOND_ASCII.test(json);
    for (const form of [json, isAscii ? json : toAscii(json), json.replaceAll('/', '\\/')]) {
      if (form.length >= SHORTEST) found.add(isAscii ? form : Buffer.from(form).toString('latin1'));
    }
  }
  return [...found].slice(0, DIGITS * DIGITS);
}

/** As servers write it that leave no character above 127 alone. */
function toAscii(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** `reply` and what comes back: bytes as latin1. */
export function takeOut(reply: string, referable: readonly string[]): string {
  let rest = reply.replaceAll(MARK, MARK + LITERAL);
  referable.forEach((string, index) => {
    if (rest.includes(string)) rest = rest.replaceAll(string, () => toReference(index));
  });
  return rest;
}

export function putBack(rest: string, referable: readonly string[]): string {
  const [start = '', ...parts] = rest.split(MARK);
  let reply = start;
  for (const part of parts) {
    if (part.startsWith(LITERAL)) reply += MARK + part.slice(1);
    else {
      const index = (part.charCodeAt(0) - FIRST_DIGIT) * DIGITS + part.charCodeAt(1) - FIRST_DIGIT;
      reply += (referable[index] ?? '') + part.slice(2);
    }
  }
  return reply;
}

function toReference(index: number): string {
  return MARK + String.fromCharCode(FIRST_DIGIT + Math.floor(index / DIGITS), FIRST_DIGIT + (index % DIGITS));
}
