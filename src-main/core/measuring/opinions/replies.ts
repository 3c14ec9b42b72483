/** Hears the answer to a question about one brand: "Is Acme any good? Yes." "Should you choose Acme? Short answer: rather not." */
import type { CompiledWords, Reply } from './compile-words.ts';
import { judgeSentence } from './judge-sentence.ts';
import { isWordStart } from './key-text.ts';
import type { KeyedText, Sentence } from './read-sentences.ts';
import type { Said } from './said.ts';
import type { TermTrie } from './term-trie.ts';

/** What a "yes" would say of a brand. */
export interface Question {
  brand: number;
  sign: number;
}

/** An answer is as clear as one plain word. */
const REPLY = 2;
const LONGEST_LEAD = 40;
const MOST_OTHERS = 8;

/** What a question about one brand asks; null where it names several, or asks for nothing good or bad. */
export function readQuestion(sentence: Sentence, keyed: KeyedText, words: CompiledWords): Question | null {
  const brands = new Set(sentence.tokens.filter(({ brand }) => brand >= 0).map(({ brand }) => brand));
  const [brand] = brands;
  if (!sentence.isQuestion || brand === undefined || brands.size > 1) return null;
  const { said } = judgeSentence({ ...sentence, isQuestion: false }, keyed, [], { aspect: null, verb: words.verb });
  const sign = Math.sign(said.reduce((sum, one) => sum + (one.brand === brand ? one.weight : 0), 0));
  if (sign !== 0) return { brand, sign };
  return holdsTerm(words.asks, keyed, sentence) ? { brand, sign: 1 } : null;
}

/** What `sentence` says to it where it begins with an answer, behind a label or not, or is a short one that ends with it. */
export function readReply(
  { brand, sign }: Question,
  sentence: Sentence,
  keyed: KeyedText,
  { replies }: CompiledWords,
): Said | null {
  const { start, end } = sentence;
  const lead =
    /^[^.!?。！？]*?[:：]/.exec(keyed.text.slice(start, Math.min(end, start + LONGEST_LEAD)))?.[0].length ?? 0;
  const reply =
    readOpening(replies, keyed, start, end) ??
    readOpening(replies, keyed, start + lead, end) ??
    (isShort(sentence) ? readEnd(replies, keyed, sentence) : null);
  return reply && { brand, ...reply.place, weight: reply.value === 'yes' ? REPLY * sign : -REPLY * sign, aspect: null };
}

interface FoundReply {
  place: { start: number; end: number };
  value: Reply;
}

/** "Yes, for most people", but not "No brand is perfect". */
function readOpening(replies: TermTrie<Reply>, { text, key }: KeyedText, from: number, end: number): FoundReply | null {
  let start = from;
  while (start < end && !isWordStart(key, start)) start++;
  const found = replies.findAt(key, start);
  if (!found || found.end > end || !/^\s*(?:$|[^\p{L}\p{N}\s])/u.test(text.slice(found.end, end))) return null;
  return { place: { start, end: found.end }, value: found.value };
}

/** "For most small firms: not really", "ज़्यादातर के लिए नहीं". */
function readEnd(replies: TermTrie<Reply>, { key }: KeyedText, { start, end }: Sentence): FoundReply | null {
  for (let at = start; at < end; at++) {
    const found = isWordStart(key, at) ? replies.findAt(key, at) : null;
    if (found?.end === end) return { place: { start: at, end }, value: found.value };
  }
  return null;
}

function isShort({ others, tokens }: Sentence): boolean {
  return others <= MOST_OTHERS && tokens.every(({ brand, weight }) => brand < 0 && weight === 0);
}

function holdsTerm(terms: TermTrie<true>, { key }: KeyedText, { start, end }: Sentence): boolean {
  for (let at = start; at < end; at++) if (isWordStart(key, at) && terms.findAt(key, at)) return true;
  return false;
}
