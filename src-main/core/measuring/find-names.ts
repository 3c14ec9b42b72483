/** Finds the names of brands in plain text: leftmost, longest, standing alone. Excluded phrases are passed over. */
import { standsAlone } from './boundaries.ts';
import { isAsciiWordCode } from './character-kinds.ts';
import type { CompiledBrands } from './compile-brands.ts';
import { type FoldedText, foldText } from './folding.ts';
import { toWrittenName } from './name-forms.ts';
import type { NameEntry } from './name-trie.ts';
import type { PlainText } from './plain-text.ts';

/** One mention: the brand's index in the rules and its range in the plain text. */
export interface FoundName {
  brand: number;
  start: number;
  end: number;
}

/** All mentions in the order of the text; none overlap. */
export function findNames(plain: PlainText, brands: CompiledBrands): FoundName[] {
  const folded = foldText(plain.text);
  const found: FoundName[] = [];
  for (let index = 0; index < folded.text.length; ) {
    const match = isWithinWord(plain.text, folded, index) ? null : findLongest(plain, folded, index, brands);
    if (match && match.name.brand >= 0) found.push(match.name);
    index = match ? match.foldedEnd : index + 1;
  }
  return found;
}

/** Whether a plain letter or digit is before: most places of most texts, and nothing that begins there stands alone. */
function isWithinWord(text: string, { starts }: FoldedText, index: number): boolean {
  const start = starts ? starts[index]! : index;
  return start > 0 && isAsciiWordCode(text.charCodeAt(start - 1));
}

function findLongest(plain: PlainText, folded: FoldedText, index: number, brands: CompiledBrands) {
  const candidates = brands.names.findAt(folded.text, index);
  for (let position = candidates.length - 1; position >= 0; position--) {
    const { end: foldedEnd, entries } = candidates[position]!;
    const start = folded.starts ? folded.starts[index]! : index;
    const end = folded.ends ? folded.ends[foldedEnd - 1]! : foldedEnd;
    if (!standsAlone(plain.text, start, end) || cutsHost(plain, start, end)) continue;
    if (splitsCluster(folded, index, foldedEnd)) continue;
    const entry = chooseEntry(entries, plain.text.slice(start, end));
    if (entry) return { name: { brand: entry.brand, start, end }, foldedEnd };
  }
  return null;
}

/** Whether the range starts or ends within what one character folds to: "o" is no match in "œ". */
function splitsCluster({ starts }: FoldedText, index: number, end: number): boolean {
  if (!starts) return false;
  return (index > 0 && starts[index - 1] === starts[index]) || (end < starts.length && starts[end - 1] === starts[end]);
}

function chooseEntry(entries: NameEntry[], text: string): NameEntry | undefined {
  return entries.find((entry) => entry.written === null || entry.written === toWrittenName(text));
}

/** Whether the range is only a part of a host name: "Acme" is not named in "acme.com", but "Acme.com" is. */
function cutsHost({ hosts }: PlainText, start: number, end: number): boolean {
  let low = 0;
  let high = hosts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hosts[middle]![1] > start) high = middle;
    else low = middle + 1;
  }
  for (let index = low; index < hosts.length && hosts[index]![0] < end; index++) {
    if (hosts[index]![0] < start || hosts[index]![1] > end) return true;
  }
  return false;
}
