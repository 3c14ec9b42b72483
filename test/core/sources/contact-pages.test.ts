import { describe, expect, it } from 'vitest';
import { toContactKind } from '#main/core/sources/contact-pages.ts';
import type { ContactKind } from '#shared/vocabulary/site-kinds.ts';

const kindOf = (path: string) => toContactKind(`https://example.com/${path}`);

describe('pages where the owner of a site is reached', () => {
  it.each<[language: string, path: string, kind: ContactKind]>([
    ['en', 'write-for-us/', 'write_for_us'],
    ['en', 'about/contact.html', 'contact'],
    ['en', 'submit-your-tool', 'submit'],
    ['en', 'advertise', 'advertise'],
    ['de', 'impressum.php', 'imprint'],
    ['de', 'mediadaten', 'advertise'],
    ['de', 'gastautor-werden', 'write_for_us'],
    ['fr', 'nous-contacter', 'contact'],
    ['fr', 'mentions-légales', 'imprint'],
    ['es', 'publicidad', 'advertise'],
    ['it', 'ufficio-stampa', 'press'],
    ['nl', 'neem-contact-op', 'contact'],
    ['pt', 'fale-conosco', 'contact'],
    ['pl', 'dla-mediów', 'press'],
    ['sv', 'kontakta-oss', 'contact'],
    ['da', 'kontakt-os', 'contact'],
    ['tr', 'iletişim', 'contact'],
    ['ja', 'お問い合わせ', 'contact'],
    ['no', 'annonsere', 'advertise'],
    ['fi', 'ota-yhteyttä', 'contact'],
    ['cs', 'inzerce', 'advertise'],
    ['ru', 'рекламодателям', 'advertise'],
    ['zh', '联系我们', 'contact'],
    ['zh-tw', '聯絡我們', 'contact'],
    ['ko', '광고문의', 'advertise'],
    ['hi', 'संपर्क-करें', 'contact'],
    ['ar', 'اتصل-بنا', 'contact'],
    ['he', 'צור-קשר', 'contact'],
  ])('%s: %s', (_, path, kind) => {
    expect(kindOf(path)).toBe(kind);
    expect(kindOf(encodeURI(path))).toBe(kind);
  });

  it.each([
    '',
    'contact-lenses-for-dry-eyes-compared',
    'blog/2026/05/press',
    'pressure-cookers',
    '%E0%A4',
    'contactless-payment',
    'kettles?page=contact',
    'werbeagentur',
  ])('not %s', (path) => {
    expect(kindOf(path)).toBeNull();
  });
});
