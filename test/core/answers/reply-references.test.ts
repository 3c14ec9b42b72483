/** Replies with what their content says taken out: any bytes come back, and what repeats the content takes no room. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { listReferable, putBack, takeOut } from '#main/core/answers/reply-references.ts';
import { anyText, anyUrl } from '#support/any-text.ts';

const source = fc.record({ url: anyUrl, title: fc.option(anyText()) });
const content = fc.record({
  text: anyText({ maxLength: 200 }),
  cited: fc.array(source, { maxLength: 5 }),
  retrieved: fc.array(source, { maxLength: 5 }),
  queries: fc.option(fc.array(fc.string())),
});

describe('references in a reply', () => {
  it('give back every byte of any reply, also of one that holds the bytes of references', () => {
    const bytes = fc.uint8Array({ maxLength: 400 });
    const marks = fc.constantFrom(
      ...['\x01', '\x02', '\x10', '\x1f', '\x01\x10\x10', '\x01\x02'].map((s) => Buffer.from(s)),
    );
    fc.assert(
      fc.property(content, fc.array(fc.oneof(bytes, marks)), (said, parts) => {
        const reply = Buffer.concat([...parts, Buffer.from(JSON.stringify(said)), ...parts]).toString('latin1');
        const referable = listReferable(said);
        expect(putBack(takeOut(reply, referable), referable)).toBe(reply);
      }),
    );
  });

  it('take the place of text, addresses, titles and searches, however the server escapes them', () => {
    const said = {
      text: 'Für "kleine" Teams\nist https://a.example/b gut.',
      cited: [{ url: 'https://a.example/b', title: 'Ein Vergleich' }],
      retrieved: [],
      queries: ['beste Werkzeuge'],
    };
    const json = JSON.stringify(said);
    const ascii = json.replaceAll('ü', '\\u00fc');
    for (const form of [json, ascii, json.replaceAll('/', '\\/')]) {
      const rest = takeOut(Buffer.from(form).toString('latin1'), listReferable(said));
      for (const part of ['Teams', 'a.example', 'Vergleich', 'Werkzeuge']) expect(rest).not.toContain(part);
    }
  });
});
