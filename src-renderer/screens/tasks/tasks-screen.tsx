/** Not built yet. */
export function TasksScreen() {
  return null;
}
