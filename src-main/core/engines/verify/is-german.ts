/** Whether a text is in German, by the small words that no other language has as often. Pure; good for a few sentences, not for one name. */

const GERMAN = new Set(
  `aber als am an auch auf aus bei beträgt bis das dass dem den der des die durch ein eine einem einen einer es für gilt hat ist
  im in je liegt mit nach nicht oder pro seit sich sie sind so steigt um und unter vom von vor war was wenn werden wie wird zu
  zum zur über`.split(/\s+/),
);
/** Those that other languages of its script have too say nothing either way. */
const SHARED = new Set([
  'am',
  'an',
  'in',
  'so',
  'die',
  'war',
  'was',
  'um',
  'je',
  'hat',
  'als',
  'den',
  'es',
  'des',
  'im',
  'zu',
  'de',
]);
const ENGLISH = new Set(
  'the of and to is that for it with as are this by from or be have not which has been at its will an'.split(' '),
);
const FEWEST_WORDS = 3;

export function isGerman(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return /[äöüß]/i.test(text);
  const german = words.filter((word) => GERMAN.has(word) && !SHARED.has(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return german > english && german / words.length >= 0.05;
}
