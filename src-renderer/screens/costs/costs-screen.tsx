/** Not built yet. */
export function CostsScreen() {
  return null;
}
