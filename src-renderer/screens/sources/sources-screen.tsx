/** Not built yet. */
export function SourcesScreen() {
  return null;
}
