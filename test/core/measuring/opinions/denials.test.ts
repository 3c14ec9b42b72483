/** How far negations reach. */
import { describe, expect, it } from 'vitest';

import { signs } from './opinion-signs.ts';

describe('what opens a sentence', () => {
  it('is denied at the end of its clause', () => {
    expect(signs('Zuverlässig war Acme noch nie.', 'de')[0]).toBe(-1);
    expect(signs('Teuer ist Acme wirklich nicht.', 'de')[0]).toBe(1);
    expect(signs('Hurtig er Acme bestemt ikke.', 'da')[0]).toBe(-1);
    expect(signs('Надёжным Acme больше не назовёшь.', 'ru')[0]).toBe(-1);
  });

  it('is not denied by a negation of something else', () => {
    expect(signs('Zuverlässig ist Acme, Globex aber nicht.', 'de')[0]).toBe(1);
    expect(signs('Fast delivery by Acme without any signature.')[0]).toBe(1);
  });
});
