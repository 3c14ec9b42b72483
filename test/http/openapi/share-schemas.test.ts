import { describe, expect, it } from 'vitest';

import type { Json } from '#main/http/openapi/component-schemas.ts';
import { shareSchemas } from '#main/http/openapi/share-schemas.ts';

const text = { type: 'string', description: 'Long enough for a reference to be shorter than what it stands for' };

/** An object with a field for each name; those with a question mark may be missing. */
function object(...names: string[]): Json {
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name.replace('?', ''), text])),
    required: names.filter((name) => !name.endsWith('?')),
  };
}

/** How one schema is written beside the named ones. */
function share(schema: Json, named: Record<string, Json>): unknown {
  const reply = { schema };
  shareSchemas(reply, named);
  return reply.schema;
}

const A = { $ref: '#/components/schemas/A' };
const B = { $ref: '#/components/schemas/B' };

describe('a schema that holds all of a named one', () => {
  it('is a reference when it holds nothing else, and keeps its own description', () => {
    expect(share(object('a', 'b'), { A: object('a', 'b') })).toEqual(A);
    expect(share({ ...object('a', 'b'), description: 'Here' }, { A: object('a', 'b') })).toEqual({
      description: 'Here',
      ...A,
    });
  });

  it('extends it, or several', () => {
    expect(share(object('a', 'c', 'b'), { A: object('a', 'b') })).toEqual({ allOf: [A, object('c')] });
    const named = { A: object('a', 'b', 'c'), B: object('d', 'e') };
    expect(share(object('a', 'b', 'c', 'd', 'e'), named)).toEqual({ allOf: [A, B] });
    expect(share(object('a', 'b', 'c', 'd', 'e', 'f'), named)).toEqual({ allOf: [A, B, object('f')] });
  });

  it('takes the named one with most fields, and named ones extend each other', () => {
    const named = { A: object('a', 'b'), B: object('a', 'b', 'c', 'd') };
    expect(share(object('a', 'b', 'c', 'd', 'e'), named)).toEqual({ allOf: [B, object('e')] });
    expect(named).toEqual({ A: object('a', 'b'), B: { allOf: [A, object('c', 'd')] } });
  });

  it('is found inside of others, whose own fields are compared in their last form', () => {
    const list = (items: Json): Json => ({ type: 'object', properties: { items: { type: 'array', items } } });
    const named = { B: list(object('a', 'b')), A: object('a', 'b') };
    expect(share(list(object('a', 'b')), named)).toEqual(B);
    expect(named.B).toEqual(list(A));
  });
});

describe('a schema stays as it is', () => {
  it.each([
    ['a field is missing', object('a', 'c'), object('a', 'b')],
    [
      'a field has another schema',
      { ...object('a', 'b'), properties: { a: text, b: { type: 'null' } } },
      object('a', 'b'),
    ],
    ['a field may be missing in one of them', object('a', 'b?', 'c'), object('a', 'b')],
    [
      'the named one takes no further fields',
      object('a', 'b', 'c'),
      { ...object('a', 'b'), additionalProperties: false },
    ],
    ['it takes no further fields itself', { ...object('a', 'b', 'c'), additionalProperties: false }, object('a', 'b')],
    ['there are no fields to share', object('a'), object()],
  ])('where %s', (_, schema, component) => {
    expect(share(structuredClone(schema), { A: component })).toEqual(schema);
  });

  it('where a reference would be no shorter', () => {
    const id: Json = { type: 'object', properties: { id: { type: 'null' } }, required: ['id'] };
    const both: Json = { type: 'object', properties: { id: { type: 'null' }, to: {} }, required: ['id'] };
    expect(share(structuredClone(both), { A: id })).toEqual(both);
  });
});
