/** Reads pasted lines into prompts: trimmed, once each, none that is there already, none too long. Pure. */

/** The contract's longest prompt, in characters. */
const MAX_CHARACTERS = 500;

export interface NewPrompts {
  /** In the order of the lines. */
  fresh: string[];
  doubled: number;
  tooLong: number;
}

/** Bullets and numbers that lists are pasted with go; empty lines say nothing. */
export function planNewPrompts(pasted: string, known: readonly string[]): NewPrompts {
  const seen = new Set(known.map(fold));
  const plan: NewPrompts = { fresh: [], doubled: 0, tooLong: 0 };
  for (const line of pasted.split(/\r?\n/)) {
    const text = line.replace(/^\s*(?:[-*•]|\d{1,3}[.)])\s+/, '').trim();
    if (text === '') continue;
    if ([...text].length > MAX_CHARACTERS) plan.tooLong++;
    else if (seen.has(fold(text))) plan.doubled++;
    else {
      seen.add(fold(text));
      plan.fresh.push(text);
    }
  }
  return plan;
}

const fold = (text: string) => text.trim().toLowerCase();
