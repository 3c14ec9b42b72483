/** Boils a question down to the few words that a search for it would use. Understands nothing. */
import type { PhraseBook } from './phrases/phrase-book.ts';

const MOST_WORDS = 4;
const LONGEST_TOPIC = 60;

/** Up to four significant words of the prompt, lower case; the start of the prompt where no word is significant enough. */
export function toTopic(prompt: string, book: PhraseBook): string {
  const words = prompt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 3 && !book.stopWords.includes(word));
  const chosen = telling.length > 0 ? telling : words;
  return chosen.slice(0, MOST_WORDS).join(' ').slice(0, LONGEST_TOPIC).toWellFormed();
}

/** The topic as part of an address: plain letters, digits and hyphens; `overview` when nothing is left. */
export function toSlug(topic: string): string {
  const plain = topic
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss');
  const slug = plain.replace(/[^a-z0-9]+/gi, '-').replace(/^-+|-+$/g, '');
  return slug === '' ? 'overview' : slug.toLowerCase();
}
