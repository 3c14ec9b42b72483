/**
 * A text brought down to the plain letters and digits that any way of reading it could show, for ruling out quickly that it
 * holds a piece of a name. It finds too much rather than too little, and says nothing about where.
 */
import { foldText } from './folding.ts';

/** What a character becomes: below 128 what is written, 0 nothing; above, what has to be looked at. */
const APART = 1;
const FOLDS = 128;
const ADDRESS = 129;
const TAG = 130;
const HALF = 131;

/** By UTF-16 code. Null until somebody needs it, because it takes some thirty milliseconds to make. */
let kinds: Uint8Array | null = null;
const folds = new Map<number, string>();
const MOST_FOLDS = 20_000;
let written = Buffer.alloc(16_384);

/**
 * Whether one of `runs` (folded; plain ASCII letters and digits) may be in what readers see of `text`: across markup,
 * addresses of links and tags, and whatever its letters fold from. References to characters (`&#99;`) are not looked into.
 */
export function mayHoldRun(text: string, runs: readonly string[]): boolean {
  const length = writeLoose(text);
  if (length === null) return true;
  const loose = written.toString('latin1', 0, length);
  return runs.some((run) => loose.includes(run));
}

/** Writes to `written` and returns how much; null where an address or a tag stands between two pieces of a word. */
function writeLoose(text: string): number | null {
  kinds ??= listKinds();
  if (written.length < text.length + LONGEST_FOLD) written = Buffer.alloc(text.length * 2 + LONGEST_FOLD);
  const [table, bytes] = [kinds, written];
  let end = 0;
  for (let at = 0; at < text.length; at++) {
    const kind = table[text.charCodeAt(at)]!;
    if (kind < FOLDS) {
      // Nothing is written over by what comes next.
      bytes[end] = kind;
      end += kind === 0 ? 0 : 1;
      continue;
    }
    if (kind === ADDRESS || kind === TAG) {
      if (end > 0 && written[end - 1] !== APART && mayJoin(text, at, kind)) return null;
      // A bracket by itself vanishes; what is no tag stands between letters.
      if (kind === TAG) written[end++] = APART;
      continue;
    }
    const code = kind === HALF ? text.codePointAt(at)! : text.charCodeAt(at);
    if (code > 0xffff) at++;
    const folded = foldCode(code);
    if (end + folded.length + text.length - at > written.length) return null;
    end += written.write(folded, end, 'latin1');
  }
  return end;
}

/** What is behind an address or a tag without ever joining it. */
const APART_BEHIND = /[\s.,;:!?)"|/]/;

/** Whether dropping the address or the tag at `at` may join what is before and behind it. */
function mayJoin(text: string, at: number, kind: number): boolean {
  let from = at + 1;
  if (kind === ADDRESS) {
    while (from < text.length && '*_~`\\['.includes(text[from]!)) from++;
    if (text[from] !== '(') return false;
  }
  const close = text.indexOf(kind === ADDRESS ? ')' : '>', from);
  return close !== -1 && close + 1 < text.length && !APART_BEHIND.test(text[close + 1]!);
}

/** No character folds to more. */
const LONGEST_FOLD = 32;

function foldCode(code: number): string {
  const known = folds.get(code);
  if (known !== undefined) return known;
  if (folds.size >= MOST_FOLDS) folds.clear();
  const folded = readFold(String.fromCodePoint(code));
  folds.set(code, folded);
  return folded;
}

/** Marks vanish with their letter; where they would stay, less is joined than here. */
function readFold(character: string): string {
  const folded = /[\p{M}\uff9e\uff9f]/u.test(character) ? '' : foldText(character).text;
  return folded.replace(/[^a-z0-9]/g, String.fromCharCode(APART)).slice(0, LONGEST_FOLD);
}

function toKind(folded: string): number {
  if (folded.length > 1) return /[a-z0-9]/.test(folded) ? FOLDS : APART;
  return folded === '' ? 0 : folded.charCodeAt(0);
}

function listKinds(): Uint8Array {
  return Uint8Array.from({ length: 0x10000 }, (_, code) => {
    const character = String.fromCharCode(code);
    if (code >= 0x80) return code >= 0xd800 && code <= 0xdfff ? HALF : toKind(readFold(character));
    if (character === ']') return ADDRESS;
    if (character === '<') return TAG;
    if ('*_~`\\['.includes(character)) return 0;
    return /[a-z0-9]/i.test(character) ? character.toLowerCase().charCodeAt(0) : APART;
  });
}
