/**
 * What may measure differently after brand rules changed. A quick look that never says no wrongly: an answer that it lets
 * pass unmeasured would measure as before. It measures nothing itself.
 */
import { foldText } from './folding.ts';
import type { BrandRules, CitedSource } from './measurement.ts';
import { toFoldedName } from './name-forms.ts';
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

/** Null when nothing can be ruled out: a changed name without a letter, or an own brand that changed. */
export function planRuleChange(before: readonly BrandRules[], after: readonly BrandRules[]): RuleChange | null {
  const names = listChanged(before.flatMap(listNames), after.flatMap(listNames));
  const domains = listChanged(before.flatMap(listDomains), after.flatMap(listDomains));
  const order = (rules: readonly BrandRules[]) =>
    rules.map((rule) => `${rule.brandId} ${rule.isOwn}`).filter((key) => commonTo(before, after, key));
  // Who comes first decides whose a shared spelling is.
  if (order(before).join() !== order(after).join()) return null;
  const runs = names.map((key) => toLongestRun(key.text));
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

function listNames({ brandId, names, exclusions }: BrandRules): Keyed[] {
  return [
    ...names.map(({ text, caseSensitive }) => ({ key: `${brandId} name ${caseSensitive} ${text}`, text })),
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

/** Every spelling of a name holds its longest run of letters and digits unbroken, once markup is taken away. */
function toLongestRun(name: string): string {
  const runs = toFoldedName(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}

/** Letters that fold to plain ones, invisible characters and accents that stand alone. */
const FOLDING =
  /[\u00aa\u00ad\u00b2\u00b3\u00b9\u00ba\u00c0-\u02af\u061c\u1d00-\u1eff\u200b-\u200f\u202a-\u202e\u2060-\u208e\u2100-\u218b\u2460-\u24ff\ufb00-\ufb06\ufeff\uff01-\uff5e]|\p{M}|[\u{10000}-\u{10ffff}]/u;
const FOLDED_WORDS = new RegExp(`\\S*(?:${FOLDING.source})\\S*`, 'gu');
/** Markup, a reference to a character or a piece of a link between two letters may split what readers see as one word. */
const SPLIT_WORD = /[^\s\p{P}\p{S}][*_~`\\[\]<&]+[^\s]|&#|&[a-z]+;/iu;

/** Whether an answer may measure differently. */
export function mayBeAffected(
  change: RuleChange,
  { text, cited }: { text: string; cited: readonly CitedSource[] },
): boolean {
  return mayName(change, text) || (change.hosts.length > 0 && cited.some(({ url }) => mayBelong(change.hosts, url)));
}

function mayName(change: RuleChange, text: string): boolean {
  if (change.plainRuns.length === 0 && change.otherRuns.length === 0) return false;
  if (/&(?:#|[a-z]+;)/i.test(text)) return true;
  if (holdsRun(change, text)) return true;
  if (!SPLIT_WORD.test(text)) return false;
  const bare = text.replace(/[*_~`\\[]/g, '');
  return holdsRun(change, bare.replaceAll(']', '')) || holdsRun(change, bare.replace(/\]\([^)]*\)|\]|<[^>]*>/g, ''));
}

function holdsRun({ plainRuns, otherRuns }: RuleChange, text: string): boolean {
  if (plainRuns.length > 0) {
    const lower = text.toLowerCase();
    if (plainRuns.some((run) => lower.includes(run))) return true;
    if (FOLDING.test(text)) {
      const folded = foldText((text.match(FOLDED_WORDS) ?? []).join(' ')).text;
      if (plainRuns.some((run) => folded.includes(run))) return true;
    }
  }
  if (otherRuns.length === 0) return false;
  const folded = foldText(text).text;
  return otherRuns.some((run) => folded.includes(run));
}

/** Hosts are compared as written; an address that has to be decoded first may be any. */
function mayBelong(hosts: readonly string[], url: string): boolean {
  const lower = url.toLowerCase();
  return hosts.some((host) => lower.includes(host) || host.includes('xn--')) || /%|[^\0-\x7f]/.test(lower);
}
