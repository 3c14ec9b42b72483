/** How far a term reaches in a text, and what it leaves to the rules. */
import { describe, expect, it } from 'vitest';

import { toKeyText } from '#main/core/measuring/opinions/key-text.ts';
import { TermTrie } from '#main/core/measuring/opinions/term-trie.ts';
import { signs } from './opinion-signs.ts';

function findWith(terms: readonly string[], text: string): string | null {
  const trie = new TermTrie<true>(() => true);
  for (const term of terms) trie.add(term, () => true);
  const found = trie.findAt(toKeyText(text), 0);
  return found && text.slice(0, found.end);
}

describe('a term', () => {
  it('passes a brand that stands for its gap, with the ending of its case, and two of them', () => {
    expect(signs("I can't recommend Acme enough.")).toEqual([1, 0]);
    expect(signs("I can't recommend Acme.")).toEqual([-1, 0]);
    expect(signs('Wir sind von Globex zu Acme gewechselt.', 'de')).toEqual([1, -1]);
    expect(signs("Her şey Acme'den iyidir.", 'tr')).toEqual([-1, 0]);
  });

  it('passes a comma where it has a space, and no other mark', () => {
    expect(findWith(['nichts was gefällt'], 'nichts, was gefällt')).toBe('nichts, was gefällt');
    expect(findWith(['nichts was gefällt'], 'nichts; was gefällt')).toBeNull();
    expect(findWith(['a hundred'], 'a ,hundred')).toBeNull();
  });

  it('tries every alternative of a choice, and takes any ending behind one', () => {
    expect(findWith(['{in|within} {a day|a day or two}'], 'in a day or two')).toBe('in a day or two');
    expect(findWith(['keeps {_|_ _} waiting'], 'keeps us waiting')).toBe('keeps us waiting');
    expect(findWith(['keeps {_|_ _} waiting'], 'keeps my team waiting')).toBe('keeps my team waiting');
    expect(findWith(['한 {연락}*'], '한 연락을')).toBe('한 연락을');
  });

  it('goes on behind a brand that stands for the gap of a choice', () => {
    const trie = new TermTrie<true>(() => true);
    trie.add('keeps {_|all of us} waiting', () => true);
    const reach = { limit: 6, behindName: { start: 10, reach: { limit: 18, behindName: null } } };
    expect(trie.findAt(toKeyText('keeps acme waiting'), 0, reach)?.end).toBe(18);
  });

  it('prefers what is written to a gap of the same length', () => {
    const trie = new TermTrie<string>((before) => before);
    trie.add('works _', () => 'gap');
    trie.add('works {fine|well}', () => 'written');
    expect(trie.findAt(toKeyText('works fine'), 0)?.value).toBe('written');
    expect(trie.findAt(toKeyText('works here'), 0)?.value).toBe('gap');
  });

  it('takes a number in digits, with decimals and as a range, and none that goes on', () => {
    expect(findWith(['# minutes'], '30 minutes')).toBe('30 minutes');
    expect(findWith(['# minutes'], '1.5 minutes')).toBe('1.5 minutes');
    expect(findWith(['# minutes'], '20-30 minutes')).toBe('20-30 minutes');
    expect(findWith(['# minutes'], '1,5–2,5 minutes')).toBeNull();
    expect(findWith(['# minutes'], '1234567890 minutes')).toBeNull();
    expect(findWith(['#'], '30m')).toBeNull();
    expect(findWith(['#'], '30 5m')).toBe('30');
    expect(findWith(['#分钟'], '30分钟')).toBe('30分钟');
  });

  it('that ends with a comparison compares, unless it denies', () => {
    expect(signs('Globex consistently outperforms Acme.')).toEqual([-1, 1]);
    expect(signs('Globex works better than Acme.')).toEqual([-1, 1]);
    expect(signs('There is no better option than Acme.')).toEqual([1, 0]);
    expect(signs('Acme is no better than Globex.')).toEqual([-1, 0]);
  });

  it('of now that holds a negation denies, in any language', () => {
    expect(signs('Acme is no longer reliable.')).toEqual([-1, 0]);
    expect(signs('Acme ist nicht mehr zuverlässig.', 'de')).toEqual([-1, 0]);
    expect(signs('Acme is niet meer betrouwbaar.', 'nl')).toEqual([-1, 0]);
    expect(signs('Acme är inte längre pålitligt.', 'sv')).toEqual([-1, 0]);
  });
});

describe('a comparison', () => {
  it('that is denied of nobody praises the other side, whomever the text was about, and goes on about it', () => {
    expect(signs('Of all tools, Acme came first. Nobody is faster than Acme.')).toEqual([1, 0]);
    expect(signs('Nobody is faster than Acme, but it is expensive.')).toEqual([-1, 0]);
  });

  it('of one of two that were praised together takes back what was said of the other', () => {
    expect(signs('Both Globex and Acme are good, but Globex is better.')).toEqual([-1, 1]);
  });
});

describe('a sentence', () => {
  it('says of the name of its "unlike" what stands beside that name, before another one is the subject', () => {
    expect(signs('على عكس Globex الذي يتعطل باستمرار، يعمل Acme بلا انقطاع.', 'ar')).toEqual([1, -1]);
    expect(signs('בניגוד לGlobex, שנתקעת כל הזמן, Acme מהירה.', 'he')).toEqual([1, -1]);
    expect(signs('버그가 잦은 Globex와 달리 Acme는 빠르다.', 'ko')).toEqual([1, -1]);
    expect(signs('Anders als bei Globex ist der Support schnell.', 'de')).toEqual([0, -1]);
  });

  it('that opens with a contrast parts before the second name and its verb, unless it compares the two', () => {
    expect(signs('Medan Acme är snabb och tydlig krånglar Globex ofta.', 'sv')).toEqual([1, -1]);
    expect(signs('Medan Acme är snabbare än Globex är det dyrt.', 'sv')[1]).toBe(-1);
  });

  it('goes on about the brand before with an aspect or an opinion at its head, and not with a title of a link', () => {
    expect(signs('Acme runs coaches. Its support is slow.')).toEqual([-1, 0]);
    expect(signs('Acme runs coaches. ([How to choose, step by step](https://guide.example/))')).toEqual([0, 0]);
  });

  it('takes the aspect that brands are compared in for no praise', () => {
    expect(signs('Acme lags far behind Globex in quality.')).toEqual([-1, 1]);
  });

  it('is not denied by a negation that holds it against a name', () => {
    expect(signs('不像Globex动不动就死机，Acme一直很稳定。', 'zh')).toEqual([1, -1]);
  });

  it('parts at a Hebrew "and" with a hyphen before the name', () => {
    expect(signs('Globex טובה ו-Acme מאכזבת.', 'he')).toEqual([-1, 1]);
  });

  it('joins names by an ampersand between spaces', () => {
    expect(signs('Acme & Globex are excellent.')).toEqual([1, 1]);
  });

  it('denies behind two names that are joined', () => {
    expect(signs('Varken Globex eller Acme är pålitligt.', 'sv')[0]).toBe(-1);
    expect(signs('Acme charges no fees and is quick.')[0]).toBe(1);
  });

  it('goes on behind the colon of a case, and parts at others', () => {
    expect(signs('En saanut Acme:stä huonoa palvelua.', 'fi')).toEqual([1, 0]);
    expect(signs('Acme: slow and buggy.')[0]).toBe(-1);
  });
});
