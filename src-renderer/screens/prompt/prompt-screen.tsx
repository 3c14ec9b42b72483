/** Not built yet. */
export function PromptScreen() {
  return null;
}
