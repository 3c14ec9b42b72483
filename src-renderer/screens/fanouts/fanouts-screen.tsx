/** Not built yet. */
export function FanoutsScreen() {
  return null;
}
