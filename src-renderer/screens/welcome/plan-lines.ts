/** Pasted lists as prompts or competitors. Pure. */
import type { DraftCompetitor, DraftPrompt } from './draft.ts';

/** Marks of lists at the start of a line. */
const BULLET = /^\s*(?:[-*•–]|\d{1,3}[.)])\s+/;

/** One prompt a line, without marks of lists; those that are there already, in any case, are left out. */
export function planPromptLines(text: string, known: readonly DraftPrompt[], tags = ''): DraftPrompt[] {
  const seen = new Set(known.map((prompt) => prompt.text.trim().toLowerCase()));
  const added: DraftPrompt[] = [];
  for (const line of toLines(text)) {
    if (seen.has(line.toLowerCase())) continue;
    seen.add(line.toLowerCase());
    added.push({ text: line, tags });
  }
  return added;
}

/** One competitor a line: a name, then perhaps a comma, a semicolon or a tab and a site. */
export function planCompetitorLines(text: string, known: readonly DraftCompetitor[]): DraftCompetitor[] {
  const seen = new Set(known.map(({ name }) => name.trim().toLowerCase()));
  const added: DraftCompetitor[] = [];
  for (const line of toLines(text)) {
    const [name = '', site = ''] = line.split(/[\t;,]/).map((part) => part.trim());
    if (name === '' || seen.has(name.toLowerCase())) continue;
    seen.add(name.toLowerCase());
    added.push({ name, site });
  }
  return added;
}

function toLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');
}
