/** Reads lists of terms as `OpinionWords` has them, and says of terms what rules ask of them. */
import { spell } from './key-text.ts';

/** The terms of a list, spelled as keys. A choice that begins a term, or may be left out, makes several of it. */
export function toTerms(list: string): string[] {
  const terms: string[] = [];
  for (const written of spell(list).split(/[,\n]/)) {
    for (const term of written.includes('{') ? spellOut(written) : [written]) {
      const key = term.trim();
      if (key !== '' && key !== '*') terms.push(key.includes('  ') ? key.replace(/ {2,}/g, ' ') : key);
    }
  }
  return terms;
}

/** "{a|b} c" and "a {b|} c". */
const TO_SPELL_OUT = /^\s*\{([^{}]*)\}|\{([^{}]*\||\|[^{}]*)\}/;

function spellOut(term: string): string[] {
  const found = TO_SPELL_OUT.exec(term);
  if (!found) return [term];
  const [before, after] = [term.slice(0, found.index), term.slice(found.index + found[0].length)];
  return (found[1] ?? found[2]!).split('|').flatMap((one) => spellOut(`${before}${one}${after}`));
}
