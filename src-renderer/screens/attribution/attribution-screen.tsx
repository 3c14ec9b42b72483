/** Not built yet. */
export function AttributionScreen() {
  return null;
}
