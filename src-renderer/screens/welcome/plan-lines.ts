/** Pasted lists as prompts or competitors. Pure. */
import type { Draft, DraftCompetitor, DraftPrompt } from './draft.ts';

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

/** The prompts with those that were pasted, and nothing left to add. The tags stay for the next list. */
export function takePastedPrompts({ prompts, pastedPrompts, pastedTags }: Draft): Partial<Draft> {
  return { prompts: [...prompts, ...planPromptLines(pastedPrompts, prompts, pastedTags)], pastedPrompts: '' };
}

/** The competitors with those that were pasted; lines that nothing was typed into make room. */
export function takePastedCompetitors({ competitors, pastedCompetitors }: Draft): Partial<Draft> {
  const filled = competitors.filter(({ name, site }) => name.trim() !== '' || site.trim() !== '');
  return { competitors: [...filled, ...planCompetitorLines(pastedCompetitors, filled)], pastedCompetitors: '' };
}

/** What going on adds that was typed into a list but not added by its button; null where nothing waits. */
export function takePasted(step: string, draft: Draft): Partial<Draft> | null {
  if (step === 'prompts' && draft.pastedPrompts.trim() !== '') return takePastedPrompts(draft);
  if (step === 'competitors' && draft.pastedCompetitors.trim() !== '') return takePastedCompetitors(draft);
  return null;
}

function toLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');
}
