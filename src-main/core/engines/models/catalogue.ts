/** The dated catalogue of models: what is asked over a route, since when, until when and at what price. Data and look-ups alone. */
import { ANTHROPIC_MODELS } from './anthropic-models.ts';
import type { CatalogueModel } from './catalogue-line.ts';
import { GOOGLE_MODELS } from './google-models.ts';
import { listFamilies, servesRoute } from './model-families.ts';
import { OPENAI_MODELS } from './openai-models.ts';
import { OTHER_MODELS } from './other-models.ts';

/** When its lines were last looked up. Their state has a name of its own: `SEED_VERSION` of the price table. */
export const CATALOGUE_DATE = '2026-11-22';

export const CATALOGUE: readonly CatalogueModel[] = [
  ...OPENAI_MODELS,
  ...ANTHROPIC_MODELS,
  ...GOOGLE_MODELS,
  ...OTHER_MODELS,
];

/** Models of a route by name; `*`, which stands for any, is left out. */
export function listCatalogue(route: string, lines: readonly CatalogueModel[] = CATALOGUE): CatalogueModel[] {
  return lines.filter((line) => line.model !== '*' && servesRoute(line.route, route));
}

/**
 * The line of a model, else that of its family; null for one that nobody knows. A service that sells models of others names the
 * house first (`openai/gpt-5.1`): what the house says of its model holds there too.
 */
export function findModel(
  route: string,
  model: string,
  lines: readonly CatalogueModel[] = CATALOGUE,
): CatalogueModel | null {
  const own = findFamily(listCatalogue(route, lines), model);
  const [house, name] = model.split('/');
  if (own !== null || house === undefined || name === undefined || !route.startsWith('openrouter')) return own;
  return findFamily(lines, name.replaceAll(/(?<=^claude-[a-z]+-\d+)\./g, '-'));
}

function findFamily(lines: readonly CatalogueModel[], model: string): CatalogueModel | null {
  for (const family of listFamilies(model)) {
    // Later lines are the owner's.
    const line = lines.findLast((known) => known.model === family);
    if (line !== undefined && family !== '*') return line;
  }
  return null;
}

/** What a route asks unless its owner says otherwise. Throws for a route without a line of that kind. */
export function defaultModelOf(route: string): string {
  const line = listCatalogue(route).find(({ isDefault }) => isDefault);
  if (!line) throw new Error(`No default model of ${route} in the catalogue.`);
  return line.model;
}
