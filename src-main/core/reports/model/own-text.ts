/** What an owner wrote: plain text, in which an empty line begins a paragraph. Pure. */
import type { Block } from './blocks.ts';

export function toParagraphs(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ kind: 'text', tone: 'plain', about: 'own', runs: [{ text: paragraph, isOfOthers: true }] }));
}
