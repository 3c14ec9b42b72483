import { describe, expect, it } from 'vitest';
import { redactBytes, redactText } from '#main/redact-key.ts';

const KEY = 'abc123def456';

describe('redactText', () => {
  it('takes out the key wherever it stands', () => {
    expect(redactText(`bad ${KEY}, use another than ${KEY}.`, KEY)).not.toContain(KEY);
  });

  it('takes out what looks like a key even when it is not ours', () => {
    expect(redactText('Incorrect API key provided: sk-proj-ab***********yz9.', null)).toBe(
      'Incorrect API key provided: [key removed]',
    );
    expect(redactText('sent "Bearer q1w2e3r4"', null)).toBe('sent "[key removed]"');
  });

  it('takes out the key of an address, ours or not, once', () => {
    expect(redactText(`GET /search?q=a&api_key=${KEY}&hl=en`, KEY)).toBe('GET /search?q=a&api_key=[key removed]&hl=en');
    expect(redactText('see https://a.example/x?key=q1w2e3r4t5', null)).toBe(
      'see https://a.example/x?key=[key removed]',
    );
  });

  it('knows the key as an address or a JSON text spells it', () => {
    const odd = 'a/b+c"d!=';
    for (const spelling of [odd, 'a%2Fb%2Bc%22d!%3D', 'a%2Fb%2Bc%22d%21%3D', 'a/b+c\\"d!=', 'a\\/b+c\\"d!=']) {
      expect(redactText(`<${spelling}>`, odd)).toBe('<[key removed]>');
    }
  });

  it('leaves ordinary words alone, also under a key too short to be one', () => {
    expect(redactText('the task-board is ask-able', 'the')).toBe('the task-board is ask-able');
  });
});

describe('redactBytes', () => {
  it('keeps every other byte, valid text or not', () => {
    const before = new Uint8Array([0xff, 0xc3, ...new TextEncoder().encode(`ü${KEY}ü`), 0xfe]);
    const after = Buffer.from(redactBytes(before, KEY)).toString('latin1');
    expect(after).toBe(Buffer.from(before).toString('latin1').replace(KEY, '[key removed]'));
  });

  it('hands back the same bytes when there is no key in them', () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(redactBytes(bytes, KEY)).toBe(bytes);
    expect(redactBytes(bytes, null)).toBe(bytes);
  });
});
