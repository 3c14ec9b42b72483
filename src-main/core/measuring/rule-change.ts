/**
 * What may measure differently after brand rules changed. A quick look that never says no wrongly: an answer that it lets
 * pass unmeasured would measure as before. It measures nothing itself.
 */
import { listNameEntries } from './compile-brands.ts';
import { foldNames, foldText } from './folding.ts';
import { mayHoldRun } from './loose-text.ts';
import { type BrandRules, type CitedSource, MEASURING_VERSION } from './measurement.ts';
import { toHost } from './normalise-url.ts';

/** Pieces of changed names and hosts, one of which every answer must hold that measures differently. */
export interface RuleChange {
  /** Folded; plain ASCII letters and digits. */
  plainRuns: string[];
  /** Folded; with letters of other scripts. */
  otherRuns: string[];
  /** Lower-case ASCII hosts. */
  hosts: string[];
}

/** The oldest version of measuring from which it is known what the newer ones read otherwise. */
const COMPARABLE_VERSION = 13;

/**
 * Null when nothing can be ruled out: a changed name without a letter, an own brand that changed, or measuring so old that nobody
 * knows what it reads otherwise.
 */
export function planRuleChange(
  before: readonly BrandRules[],
  after: readonly BrandRules[],
  measuringVersion: number = MEASURING_VERSION,
): RuleChange | null {
  if (measuringVersion < COMPARABLE_VERSION) return null;
  const names = listChanged(before.flatMap(listNames), after.flatMap(listNames));
  const domains = listChanged(before.flatMap(listDomains), after.flatMap(listDomains));
  const order = (rules: readonly BrandRules[]) =>
    rules.map((rule) => `${rule.brandId} ${rule.isOwn}`).filter((key) => commonTo(before, after, key));
  // Who comes first decides whose a shared spelling is.
  if (order(before).join() !== order(after).join()) return null;
  const runs = [...new Set(names.flatMap((key) => listRuns(key.text)))];
  const hosts = domains.map((key) => toHost(key.text));
  if (runs.includes('') || hosts.includes(null)) return null;
  return {
    plainRuns: runs.filter((run) => /^[a-z0-9]+$/.test(run)),
    otherRuns: runs.filter((run) => !/^[a-z0-9]+$/.test(run)),
    hosts: hosts.filter((host) => host !== null),
  };
}

interface Keyed {
  key: string;
  text: string;
}

function listNames({ brandId, names, exclusions, withoutRules = [], near = [] }: BrandRules): Keyed[] {
  const how = JSON.stringify([withoutRules.toSorted(), near.toSorted()]);
  return [
    ...names.map(({ text, caseSensitive }) => ({ key: `${brandId} name ${caseSensitive} ${how} ${text}`, text })),
    ...exclusions.map((text) => ({ key: `${brandId} exclusion ${text}`, text })),
  ];
}

function listDomains({ brandId, domains }: BrandRules): Keyed[] {
  return domains.map((text) => ({ key: `${brandId} ${text}`, text }));
}

function listChanged(before: readonly Keyed[], after: readonly Keyed[]): Keyed[] {
  const [old, fresh] = [new Set(before.map((one) => one.key)), new Set(after.map((one) => one.key))];
  return [...before.filter((one) => !fresh.has(one.key)), ...after.filter((one) => !old.has(one.key))];
}

function commonTo(before: readonly BrandRules[], after: readonly BrandRules[], key: string): boolean {
  const has = (rules: readonly BrandRules[]) => rules.some((rule) => `${rule.brandId} ${rule.isOwn}` === key);
  return has(before) && has(after);
}

/**
 * Runs of letters and digits of which every spelling and form of a name holds one unbroken, once markup is taken away. Few names have
 * more than one: a word of theirs, or how their forms begin, is in all.
 */
function listRuns(name: string): string[] {
  const texts = listNameEntries({ text: name, caseSensitive: false }).map(([text]) => text);
  const words = [...new Set(texts.flatMap(listWords))].sort((a, b) => b.length - a.length);
  const shared = words.reduce((start, word) => word.slice(0, countShared(start, word)), words[0] ?? '');
  const common = [...words, shared].find(
    (run) => run.length >= LEAST_COMMON && texts.every((text) => text.includes(run)),
  );
  if (common !== undefined) return [common];
  const longest = [...new Set(texts.length === 0 ? [''] : texts.map((text) => toLongest(listWords(text))))];
  return longest.filter((run) => !longest.some((other) => other !== run && run.includes(other)));
}

const LEAST_COMMON = 3;

function countShared(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  return count;
}

function listWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function toLongest(words: readonly string[]): string {
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** Letters that fold to plain ones, invisible characters, accents that stand alone, halves of rare characters. */
const FOLDING =
  /[\u00aa\u00ad\u00ae\u00b2\u00b3\u00b9\u00ba\u00c0-\u02af\u0600-\u0605\u061c\u0640\u06dd\u070f\u0890\u0891\u08e2\u180e\u1d00-\u1eff\u200b-\u200f\u202a-\u202e\u2060-\u208e\u2100-\u218b\u2460-\u24ff\ufb00-\ufb06\ufeff\uff01-\uff5e\uff9e\uff9f\ufff9-\ufffb]|\p{M}|\p{Cs}/u;

/** What a place of a text may be, by its UTF-16 code. */
const PLAIN = 0;
const FOLDS = 1;
const MARKUP = 2;
const SPACE = 3;
const listKinds = () =>
  Uint8Array.from({ length: 0x10000 }, (_, code) => {
    const character = String.fromCharCode(code);
    if (FOLDING.test(character)) return FOLDS;
    if ('*_~`\\[]<&'.includes(character)) return MARKUP;
    return /\s/.test(character) ? SPACE : PLAIN;
  });
/** Made when it is needed: most threads never look at a change of rules. */
let allKinds: Uint8Array | null = null;

function kindAt(text: string, at: number): number {
  allKinds ??= listKinds();
  return allKinds[text.charCodeAt(at)] ?? PLAIN;
}

interface Looked {
  /** The words that hold a letter which folds. */
  folding: string[];
  /** Whether markup, a reference to a character or a piece of a link may split what readers see as one word. */
  isSplit: boolean;
}

function lookThrough(text: string): Looked {
  const words: string[] = [];
  let isSplit = false;
  for (let at = 0; at < text.length; at++) {
    const kind = kindAt(text, at);
    if (kind === FOLDS) {
      const end = findSpace(text, at, 1);
      words.push(text.slice(findSpace(text, at, -1) + 1, end));
      at = end;
    } else if (kind === MARKUP) {
      const end = findMarkupEnd(text, at);
      isSplit ||= isLetterAt(text, at - 1) && isLetterAt(text, end);
      at = end - 1;
    }
  }
  return { folding: words, isSplit: isSplit || words.some((word) => /[*_~`\\[\]<&]/.test(word)) };
}

function findSpace(text: string, from: number, step: 1 | -1): number {
  let at = from;
  while (at >= 0 && at < text.length && !isSpaceAt(text, at)) at += step;
  return at;
}

function isSpaceAt(text: string, at: number): boolean {
  return at >= text.length || kindAt(text, at) === SPACE;
}

/** The end of a run of markup; the address of a link belongs to it. */
function findMarkupEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && kindAt(text, at) === MARKUP) at++;
  if (text[at - 1] !== ']' || text[at] !== '(') return at;
  const close = text.indexOf(')', at);
  return close === -1 ? at : findMarkupEnd(text, close + 1);
}

/** Neither space nor the punctuation of plain ASCII. */
function isLetterAt(text: string, at: number): boolean {
  if (at < 0 || at >= text.length) return false;
  return text.charCodeAt(at) >= 0x80 ? kindAt(text, at) !== SPACE : /[a-z0-9]/i.test(text[at] ?? '');
}

/** Whether an answer may measure differently. */
export function mayBeAffected(
  change: RuleChange,
  { text, cited }: { text: string; cited: readonly CitedSource[] },
): boolean {
  return mayName(change, text) || (change.hosts.length > 0 && cited.some(({ url }) => mayBelong(change.hosts, url)));
}

function mayName(change: RuleChange, text: string): boolean {
  if (change.plainRuns.length === 0 && change.otherRuns.length === 0) return false;
  if (text.includes('&') && /&(?:#|[a-z]+;)/i.test(text)) return true;
  if (change.otherRuns.length === 0 && !mayHoldRun(text, change.plainRuns)) return false;
  const { folding, isSplit } = lookThrough(text);
  if (holdsRun(change, text, folding)) return true;
  if (!isSplit) return false;
  const bare = text.replace(/[*_~`\\[]/g, '');
  return [bare.replaceAll(']', ''), bare.replace(/\]\([^)]*\)|\]|<[^>]*>/g, '')].some((joined) =>
    holdsRun(change, joined, lookThrough(joined).folding),
  );
}

function holdsRun({ plainRuns, otherRuns }: RuleChange, text: string, folding: readonly string[]): boolean {
  if (plainRuns.length > 0) {
    const lower = text.toLowerCase();
    if (plainRuns.some((run) => lower.includes(run))) return true;
    if (folding.some((word) => plainRuns.some((run) => foldWord(word).includes(run)))) return true;
  }
  if (otherRuns.length === 0) return false;
  const folded = foldNames(text).text.replace(/ /g, '');
  return otherRuns.some((run) => folded.includes(run));
}

const MOST_WORDS = 20_000;
const foldedWords = new Map<string, string>();

/** Texts of one language say the same words again and again. */
function foldWord(word: string): string {
  const known = foldedWords.get(word);
  if (known !== undefined) return known;
  if (foldedWords.size >= MOST_WORDS) foldedWords.clear();
  const folded = foldText(word).text;
  foldedWords.set(word, folded);
  return folded;
}

/** Hosts are compared as written; an address that has to be decoded first may be any. */
function mayBelong(hosts: readonly string[], url: string): boolean {
  const lower = url.toLowerCase();
  return hosts.some((host) => lower.includes(host) || host.includes('xn--')) || /%|[^\0-\x7f]/.test(lower);
}
