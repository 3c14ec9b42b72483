/** Not built yet. */
export function AppSection() {
  return null;
}
