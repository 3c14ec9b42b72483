/** Not built yet. */
export function AnswersScreen() {
  return null;
}
