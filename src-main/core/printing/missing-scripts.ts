/**
 * Finds the scripts of a page that its browser has no font for. The letters of each script are drawn one by one and compared with
 * one that no font can hold: where both look the same, the reader would see a box. Scripts run beside the page, whose policy forbids its own.
 */

/** Their four-letter codes; what is written together is named together: kana are Japanese wherever they stand. */
const SCRIPTS: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['Latn', /\p{scx=Latin}/u],
  ['Grek', /\p{scx=Greek}/u],
  ['Cyrl', /\p{scx=Cyrillic}/u],
  ['Arab', /\p{scx=Arabic}/u],
  ['Hebr', /\p{scx=Hebrew}/u],
  ['Deva', /\p{scx=Devanagari}/u],
  ['Jpan', /[\p{scx=Hiragana}\p{scx=Katakana}]/u],
  ['Hani', /\p{scx=Han}/u],
  ['Kore', /\p{scx=Hangul}/u],
  ['Thai', /\p{scx=Thai}/u],
  ['Beng', /\p{scx=Bengali}/u],
  ['Taml', /\p{scx=Tamil}/u],
  ['Armn', /\p{scx=Armenian}/u],
  ['Geor', /\p{scx=Georgian}/u],
];

const OTHER = 'Zzzz';
/** Of one script: enough to meet what a small font lacks, few enough to draw at once. */
const MOST_LETTERS = 300;

/** The letters of a text by script, each once. Marks are left out: alone they are drawn on a circle. Pure. */
export function collectLetters(text: string): Record<string, string> {
  const letters = new Map<string, Set<string>>();
  for (const letter of new Set(text)) {
    if (!/\p{L}/u.test(letter)) continue;
    const code = SCRIPTS.find(([, pattern]) => pattern.test(letter))?.[0] ?? OTHER;
    const known = letters.get(code) ?? new Set();
    if (known.size < MOST_LETTERS) letters.set(code, known.add(letter));
  }
  return Object.fromEntries([...letters].map(([code, known]) => [code, [...known].join('')]));
}

/** An expression for the page: the codes of those scripts with at least one letter that is drawn as U+0378 is, which stands for nothing. */
export function toFontCheck(letters: Readonly<Record<string, string>>): string {
  return `(${FONT_CHECK})(${JSON.stringify(letters)})`;
}

const FONT_CHECK = `(letters) => {
  const canvas = document.createElement('canvas');
  canvas.width = 48;
  canvas.height = 48;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.font = '24px ' + getComputedStyle(document.body).fontFamily;
  const draw = (letter) => {
    context.clearRect(0, 0, 48, 48);
    context.fillText(letter, 12, 34);
    return context.getImageData(0, 0, 48, 48).data.join();
  };
  const nothing = draw('\\u0378');
  return Object.keys(letters).filter((script) => Array.from(letters[script]).some((letter) => draw(letter) === nothing));
}`;

/** `Arabic`, `Japanese`: what a person calls it. */
export function nameScripts(codes: readonly string[], locale: string): string[] {
  const names = new Intl.DisplayNames(locale, { type: 'script' });
  return codes.map((code) => names.of(code) ?? code);
}
