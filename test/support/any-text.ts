/** Random texts of any characters, and addresses of pages. fast-check's own keep a table of all of Unicode in each process, which takes a second. */
import fc from 'fast-check';

const SURROGATES = [0xd800, 0xe000] as const;
const CODES = 0x11_0000;
const GAP = SURROGATES[1] - SURROGATES[0];

/** As `unit: 'binary'`: every code point that a text may hold. */
const anyCharacter = fc
  .integer({ min: 0, max: CODES - GAP - 1 })
  .map((at) => String.fromCodePoint(at < SURROGATES[0] ? at : at + GAP), toPlace);

function toPlace(character: unknown): number {
  const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== character) throw new Error('No single character');
  return code < SURROGATES[0] ? code : code - GAP;
}

export function anyText(constraints: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({ ...constraints, unit: anyCharacter });
}

const part = fc
  .array(fc.oneof(fc.constantFrom(...'abcXYZ019-._~!$&()*+,;=:@'), anyCharacter.map(toEncoded)), { maxLength: 12 })
  .map((characters) => characters.join(''));

function toEncoded(character: string): string {
  const encoded = encodeURIComponent(character);
  return encoded === character ? `%${character.charCodeAt(0).toString(16)}` : encoded;
}

/** As `fc.webUrl()`, with a query or a part behind # now and then. */
export const anyUrl: fc.Arbitrary<string> = fc
  .record({
    scheme: fc.constantFrom('http', 'https'),
    domain: fc.domain(),
    path: fc.array(part, { maxLength: 4 }),
    query: fc.option(part),
    fragment: fc.option(part),
  })
  .map(
    ({ scheme, domain, path, query, fragment }) =>
      `${scheme}://${[domain, ...path].join('/')}${query === null ? '' : `?${query}`}${fragment === null ? '' : `#${fragment}`}`,
  );
