/** What keeps a tool from answering, as a sentence for the assistant with what to do next. No fault of the server. */
export class ToolProblem extends Error {
  override readonly name = 'ToolProblem';
}

/** `There are: a, b, c.` with at most thirty of them. */
export function listThere(names: readonly string[]): string {
  if (names.length === 0) return 'There is none.';
  const shown = names.slice(0, 30);
  const rest = names.length - shown.length;
  return `There ${names.length === 1 ? 'is' : 'are'}: ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
