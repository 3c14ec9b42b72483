/** Not built yet. */
export function SettingsScreen() {
  return null;
}
