/** Which tracked brand is meant, the own one by "we" too. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { cleanLine } from '../reply/untrusted.ts';
import type { ToolContext } from '../tool-context.ts';
import { listThere, ToolProblem } from '../tool-problem.ts';
import { findNamed, foldName } from './find-named.ts';

export type FoundBrand = OperationOutput<'competitors.tracked'>['brands'][number];

const OWN = ['we', 'us', 'our', 'ours', 'me', 'own', 'ownbrand', 'ourbrand', 'self'];

/** Throws ToolProblem with what there is. */
export async function findBrand(context: ToolContext, projectId: string, asked: string): Promise<FoundBrand> {
  const { brands } = await context.call('competitors.tracked', { projectId });
  const own = brands.find(({ isUserBrand }) => isUserBrand);
  if (own && OWN.includes(foldName(asked))) return own;
  const byId = brands.find(({ id }) => id === asked.trim());
  if (byId) return byId;
  const found = findNamed(
    brands.map((brand) => ({ names: [brand.name, ...brand.aliases, brand.domain ?? ''], brand })),
    asked,
  );
  if ('one' in found) return found.one.brand;
  const there = listThere(brands.map(({ name }) => cleanLine(name, 80)));
  const what = found.several.length > 1 ? 'Several tracked brands go by' : 'No tracked brand goes by';
  throw new ToolProblem(`${what} the name “${cleanLine(asked, 80)}”. ${there}`);
}
