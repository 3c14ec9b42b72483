/** Not built yet. */
export function PromptsScreen() {
  return null;
}
