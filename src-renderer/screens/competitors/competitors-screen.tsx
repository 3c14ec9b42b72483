/** Not built yet. */
export function CompetitorsScreen() {
  return null;
}
