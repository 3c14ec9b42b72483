import { describe, expect, it } from 'vitest';
import { toPlainText } from '#main/core/measuring/plain-text.ts';
import { findOne, measure, toBrand } from './brand-rules.ts';

describe('the plain text of an answer', () => {
  it('separates paragraphs, headings, list items and table cells by one newline', () => {
    const text = '# One\n\nTwo\n\n- Three\n- Four\n\n| Five | Six |\n|---|---|\n| Seven | Eight |\n';
    expect(toPlainText(text).text).toBe('One\nTwo\nThree\nFour\nFive\nSix\nSeven\nEight');
  });

  it('joins the lines of a paragraph by a space', () => {
    expect(toPlainText('One\ntwo  \nthree\\\nfour').text).toBe('One two three four');
  });

  it.each([
    ['[Acme](https://x.example)', ['Acme']],
    ['[Acme][ref]\n\n[ref]: https://x.example', ['Acme']],
    ['![Acme](x.png)', ['Acme']],
    ['![a *Acme* b](x.png)', ['Acme']],
    ['~~Acme~~', ['Acme']],
    ['> - **Acme**', ['Acme']],
    ['- [x] Acme', ['Acme']],
    ['x[^1]\n\n[^1]: Acme', ['Acme']],
    ['Acme[^1] and Acme[1].\n\n[^1]: note', ['Acme', 'Acme']],
  ])('counts visible text: %s', (text, named) => {
    expect(findOne(text)).toEqual(named);
  });

  it.each([
    '`Acme`',
    '```\nAcme\n```',
    '    Acme',
    'See [this](https://acme.example/Acme "Acme").',
    '![x](Acme.png)',
    '[x]: https://x.example/Acme "Acme"',
    'https://x.example/Acme',
    'https://acme.com',
    'see www.acme.com for more',
    '<https://acme.com/>',
    '[https://acme.com](https://acme.com)',
    '[www.acme.com](https://acme.com)',
    'sales@acme.com',
    '請訪問https://acme.com/查看',
    'x (https://acme.com/Acme)',
  ])('leaves out code, targets and bare URLs: %s', (text) => {
    expect(findOne(text)).toEqual([]);
  });

  it('ends a bare URL where a script without spaces goes on after its host', () => {
    expect(findOne('请访问https://x.example查看Acme的价格')).toEqual(['Acme']);
  });

  it.each([
    ['<!-- Acme -->', []],
    ['x <!-- Acme --> y', []],
    ['<script>\nAcme\n</script>', []],
    ['<style>.a { content: "Acme" }</style>', []],
    ['x <script>Acme</script> Acme', ['Acme']],
    ['x <b>Acme</b>', ['Acme']],
    ['x <b>Ac</b>me', ['Ac</b>me']],
    ['x Ac<br>me', []],
    ['<img alt="Acme">', []],
    ['<details><summary>Acme</summary>\nAc<b>me</b> x\n</details>', ['Acme', 'Ac<b>me']],
    ['<p>R&amp;D of Acme</p>', ['Acme']],
    ['<div>Acme<script>Acme</script></div>', ['Acme']],
  ])('takes text between tags, never tags, comments, scripts or styles: %s', (text, named) => {
    expect(findOne(text)).toEqual(named);
  });

  it.each([
    ['**Ac**me', ['Ac**me']],
    ['*Acme* Cloud', ['Acme* Cloud']],
    ['**Acme Cloud**', ['Acme Cloud']],
    ['**Acme** [Cloud](u)', ['Acme** [Cloud']],
    ['Acme\nCloud', ['Acme\nCloud']],
    ['> Acme\n> Cloud', ['Acme\n> Cloud']],
    ['Acme&nbsp;Cloud', ['Acme&nbsp;Cloud']],
    ['A&amp;B \\* Acme\\-Cloud &#65;cme Cloud', ['Acme\\-Cloud', '&#65;cme Cloud']],
    ['| a \\| b | Acme Cloud |\n|-|-|\n| &lt; | x |', ['Acme Cloud']],
  ])('keeps the places in the source through marks, prefixes and references: %s', (text, named) => {
    const brands = [toBrand(1, ['Acme', 'Acme Cloud'])];
    const spans = measure(text, brands).mentions.flatMap((mention) => mention.spans);
    expect(spans.map(([start, end]) => text.slice(start, end))).toEqual(named);
  });

  it.each([
    '- Acme\n- Cloud',
    'Acme\n\nCloud',
    '| Acme | Cloud |\n|-|-|',
    '# Acme\nCloud',
    'Acme `x` Cloud',
    'Acme<br>Cloud',
  ])('never lets a name run over from one block to the next: %s', (text) => {
    expect(findOne(text, 'Acme Cloud')).toEqual([]);
  });

  it('has no words and no mentions when it is empty', () => {
    for (const text of ['', ' \n\t', '---', '`x`'])
      expect(measure(text, [toBrand(1, ['Acme'])])).toMatchObject({ words: 0, mentions: [] });
  });
});

describe('a lone host name in running text', () => {
  it.each([
    'acme.com',
    'Try acme.com today',
    'shop.acme.co.uk',
    'Acme.com',
    'ACME.COM',
    'acme.com.',
    '(acme.com)',
    'acme.com-based',
    'acme.com/path',
    '[acme.com](u)',
  ])('is no mention of the name in it: %s', (text) => {
    expect(findOne(text)).toEqual([]);
  });

  it.each([
    ['Booking.com is large', ['Booking.com']],
    ["on booking.com's page", ['booking.com']],
    ['(Booking.com).', ['Booking.com']],
    ['booking.com/hotel', []],
    ['secure.booking.com', []],
    ['https://booking.com', []],
    ['www.booking.com', []],
  ])('is a mention when the whole of it is a name: %s', (text, named) => {
    expect(findOne(text, 'Booking.com')).toEqual(named);
  });

  it('is not taken for one where a sentence ends without a space', () => {
    expect(findOne('I like Acme.It is good. So is Acme.Then more')).toEqual(['Acme', 'Acme']);
    expect(findOne('version 2.5 of Acme.')).toEqual(['Acme']);
  });

  it('reads as one word, while a URL with scheme, www or path is none', () => {
    const words = (text: string) => measure(text, []).words;
    expect(words('see acme.com now')).toBe(3);
    expect(words('see https://acme.com now')).toBe(2);
    expect(words('see www.acme.com now')).toBe(2);
    expect(words('see acme.com/a now')).toBe(2);
  });
});
