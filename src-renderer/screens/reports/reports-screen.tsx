/** Not built yet. */
export function ReportsScreen() {
  return null;
}
