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

describe('what is rare', () => {
  it('is denied', () => {
    expect(signs('Billing errors are extremely rare at Acme.')[0]).toBe(1);
    expect(signs('Good drivers are rare at Acme.')[0]).toBe(-1);
    expect(signs('Ausfälle sind bei Acme selten.', 'de')[0]).toBe(1);
    expect(signs('Bij Acme zijn storingen zeldzaam.', 'nl')[0]).toBe(1);
  });
});

describe('what is solved', () => {
  it('is no blame where a subordinate clause ends with its verb', () => {
    expect(signs('Während Acme Störungen binnen einer Stunde behebt, ist Globex unzuverlässig.', 'de')).toEqual([
      1, -1,
    ]);
  });
});

describe('the gap of a term', () => {
  it('takes no negation', () => {
    expect(signs('Die Nachzahlung hat mir Acme nie erklärt.', 'de')[0]).toBe(0);
    expect(signs('Die Nachzahlung hat mir Acme gut erklärt.', 'de')[0]).toBe(1);
  });
});
