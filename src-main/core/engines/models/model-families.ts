/** How names of models and routes are compared. Pure. */

/** Whether a line of `priced` counts for the route: `serpapi` serves `serpapi-copilot`. */
export function servesRoute(priced: string, route: string): boolean {
  return route === priced || route.startsWith(`${priced}-`);
}

/** What vendors hang on the name of a family: dates, numbers of a build, stages. */
const SUFFIX = /-(?:latest|preview|exp|\d{4}-\d{2}-\d{2}|\d{2}-\d{4}|\d{8}|\d{4}|\d{3})$/;

/** The model, then what is left of it without each suffix, then `*`: `gpt-5-2025-08-07`, `gpt-5`, `*`. */
export function listFamilies(model: string | null): string[] {
  const families: string[] = [];
  let name = model?.toLowerCase() ?? '';
  while (name !== '') {
    families.push(name);
    const shorter = name.replace(SUFFIX, '');
    name = shorter === name ? '' : shorter;
  }
  return [...families, '*'];
}
